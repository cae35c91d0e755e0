import {describe, expect, it} from 'vitest';
import {JSON_STYLE, literal, PYTHON, TYPESCRIPT} from './literal.ts';

const value = {name: "Ada's", ok: true, none: null, 'x-y': ['a', 1]};

describe('literal', () => {
  it('writes JSON', () => {
    expect(JSON.parse(literal(value, JSON_STYLE))).toEqual(value);
  });

  it('writes TypeScript', () => {
    expect(literal({ok: false, 'x-y': 'a "b"'}, TYPESCRIPT)).toBe(
      `{ok: false, 'x-y': 'a "b"'}`,
    );
    expect(literal("Ada's", TYPESCRIPT)).toBe(`"Ada's"`);
  });

  it('writes Python', () => {
    expect(literal({ok: true, none: null}, PYTHON)).toBe(
      '{"ok": True, "none": None}',
    );
  });

  it('breaks values that are too long for a line', () => {
    expect(literal({a: 'x'.repeat(60)}, TYPESCRIPT)).toBe(
      `{\n  a: '${'x'.repeat(60)}',\n}`,
    );
  });
});
