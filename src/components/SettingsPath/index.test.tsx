import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import SettingsPath, {splitPath} from '.';

describe('SettingsPath', () => {
  it('reads as the path it was given', () => {
    const path = 'Panel → Knowledge → Add source';
    const {html, text} = render(<SettingsPath path={path} />);
    expect(text).toBe(path);
    expect(html.match(/<kbd/g)).toHaveLength(3);
  });

  it('accepts missing spaces', () => {
    expect(splitPath('Panel→ Places')).toEqual(['Panel', 'Places']);
  });

  it.each(['Panel', 'Panel → ', '→ Places', 'Panel > Places', ''])(
    'refuses %j, so that a typo fails the build',
    (path) => {
      expect(() => splitPath(path)).toThrow('SettingsPath needs names');
    },
  );
});
