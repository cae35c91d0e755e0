import {describe, expect, it} from 'vitest';
import {platforms} from '../../../data/facts/platforms';
import {promptPlaceholders} from '../../../data/facts/promptPlaceholders';
import {fill} from './core.ts';

const discord = {platform: 'discord', condition: false} as const;

describe('fill', () => {
  it('replaces a name with an example', () => {
    expect(fill('Hi {{user.name}}!', discord)).toEqual([
      {type: 'text', text: 'Hi '},
      {type: 'value', name: 'user.name', text: 'Ada'},
      {type: 'text', text: '!'},
    ]);
  });

  it('leaves values empty that a platform lacks', () => {
    expect(fill('{{page.url}}', discord)).toEqual([
      {type: 'empty', name: 'page.url'},
    ]);
  });

  it("respects a value's condition", () => {
    const on = (condition: boolean) =>
      fill('{{user.name}}', {platform: 'web', condition})[0]?.type;
    expect([on(true), on(false)]).toEqual(['value', 'empty']);
  });

  it('keeps an unknown name and suggests the nearest', () => {
    expect(fill('{{user.nmae}} {{weather}}', discord)).toMatchObject([
      {type: 'unknown', text: '{{user.nmae}}', nearest: 'user.name'},
      {type: 'text'},
      {type: 'unknown', text: '{{weather}}', nearest: null},
    ]);
  });

  it('suggests the name for one in capitals', () => {
    expect(fill('{{USER.NAME}}', discord)).toMatchObject([
      {type: 'unknown', nearest: 'user.name'},
    ]);
  });

  it('leaves single braces alone', () => {
    expect(fill('{user.name}', discord)).toMatchObject([{type: 'text'}]);
  });

  it.each(platforms.map(({id}) => id))(
    'has an example for each value on %s',
    (platform) => {
      for (const {name, availability} of promptPlaceholders) {
        const [part] = fill(`{{${name}}}`, {platform, condition: true});
        const has = availability[platform] !== undefined;
        expect(part?.type, name).toBe(has ? 'value' : 'empty');
      }
    },
  );
});
