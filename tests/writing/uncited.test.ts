import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {byTag, find} from '../../plugins/postbuild/page-model/hast.ts';
import {uncited} from './uncited.ts';

const check = (html: string) =>
  uncited(find(fromHtml(`<main>${html}</main>`), byTag('main'))!);

const SOURCE = '<a href="https://mava.gitbook.io/">documentation</a>';
const DATE = '<time datetime="2026-11-14">2026-11-14</time>';

describe('uncited', () => {
  it('accepts a statement with source and date', () => {
    expect(check(`<p>Mava has email (${SOURCE}, ${DATE}).`)).toEqual([]);
    expect(
      check(`<table><tr><td data-tool="Mava">Email ${SOURCE} ${DATE}</table>`),
    ).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no date', SOURCE],
    ['no source', DATE],
    ['another source', `<a href="https://other.test/">docs</a> ${DATE}`],
  ])('finds one in prose with %s', (_, evidence) => {
    expect(check(`<ul><li>Mava has email. ${evidence}</ul>`)).toHaveLength(1);
  });

  it('follows a footnote link to the list of sources', () => {
    const marked =
      '<p>Mava has email.<sup><a href="#source-mava">source</a></sup>';
    expect(check(marked)).toHaveLength(1);
    expect(
      check(`${marked}<ul><li id="source-mava">${SOURCE}</ul>`),
    ).toHaveLength(1);
    expect(
      check(`${marked}<ul><li id="source-mava">Mava: ${SOURCE} ${DATE}</ul>`),
    ).toEqual([]);
  });

  it('finds a cell that does not name the tool itself', () => {
    expect(
      check(`<table><tr><td data-tool="Mava">Email ${DATE}</table>`),
    ).toEqual(['Mava: Email 2026-11-14']);
  });

  it('ignores headings, captions, common words and links to a post', () => {
    expect(
      check(
        '<h2>When Mava is better</h2><p>Tickets are private.<p>See <a href="/blog/mava">Mava compared</a>.',
      ),
    ).toEqual([]);
  });
});
