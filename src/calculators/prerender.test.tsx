/** The build's HTML of each tool contains its example. */
import {describe, expect, it} from 'vitest';
import {modes} from '../../data/facts/modes';
import {
  permissionInteger,
  permissions,
  permissionSets,
} from '../../data/facts/permissions';
import {platforms} from '../../data/facts/platforms';
import {widgetAttributes} from '../../data/facts/widget';
import {render} from '../../tests/helpers/render';
import InviteCalculator from './InviteCalculator';
import PlaceholderPreview from './PlaceholderPreview';
import SignatureChecker from './SignatureChecker';
import WidgetSnippet from './WidgetSnippet';

describe('InviteCalculator', () => {
  const {text} = render(<InviteCalculator />);

  it('offers every mode, and shows the default invite', () => {
    for (const {name} of Object.values(modes)) {
      expect(text).toContain(name);
    }
    const set = permissionSets.default.permissions;
    expect(text).toContain(String(permissionInteger(set)));
    expect(text).toContain('client_id=YOUR_CLIENT_ID&scope=bot');
  });

  it('explains each permission of the default invite only', () => {
    expect(text).toContain(permissions.createPublicThreads.use);
    expect(text).not.toContain(permissions.manageThreads.name);
  });
});

describe('PlaceholderPreview', () => {
  const {html, text} = render(<PlaceholderPreview />);

  it('shows values and empty placeholders', () => {
    expect(text).toMatch(/Greet Ada by name/);
    expect(html).toMatch(/its title is: <span[^>]*>empty<\/span>/);
    expect(text).toContain('Empty here: {{page.title}}.');
  });

  it('offers every platform', () => {
    for (const {label} of platforms) {
      expect(text).toContain(label);
    }
  });
});

describe('WidgetSnippet', () => {
  const {text} = render(
    <WidgetSnippet widgetUrl="https://w.test/v1.js" apiUrl="https://a.test" />,
  );

  it('offers every attribute', () => {
    for (const {label} of widgetAttributes) {
      expect(text).toContain(label);
    }
  });

  it('shows the tag and the policy with the URLs from the settings', () => {
    expect(text).toContain('<script async src="https://w.test/v1.js"');
    expect(text).toContain('connect-src https://a.test/;');
  });
});

describe('SignatureChecker', () => {
  it('shows an example that is valid but old', () => {
    const {html, text} = render(<SignatureChecker />);
    expect(text).toContain('Valid: the signature matches.');
    expect(text).toContain('older than 5 minutes');
    expect(html).not.toMatch(/type="?(password|file|email)/);
  });
});
