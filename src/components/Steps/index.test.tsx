import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Steps from '.';

const list = (
  <ol start={3}>
    <li>Invite the bot</li>
  </ol>
);

describe('Steps', () => {
  it('leaves the list unchanged', () => {
    const {html} = render(<Steps>{list}</Steps>);
    expect(html).toContain('<ol start="3"><li>Invite the bot</li></ol>');
    expect(html).not.toContain('role');
  });

  it('is a named group if it has a label', () => {
    expect(render(<Steps label="Set up">{list}</Steps>).html).toContain(
      'role="group" aria-label="Set up"',
    );
  });
});
