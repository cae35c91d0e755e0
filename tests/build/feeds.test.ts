/** The feeds have every post, readable without the site's CSS and scripts. */
import {fromHtml} from 'hast-util-from-html';
import {expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {attribute} from '../../plugins/site-model/page-model/hast.ts';
import {inlineText} from '../../plugins/site-model/page-model/text.ts';
import {all, modelOf, postRoutes, readBuilt, urlOf} from '../helpers/site.ts';

const urlsOfPosts = postRoutes.map(urlOf);

const {items} = (
  settings.blog ? JSON.parse(readBuilt('blog/feed.json')) : {items: []}
) as {items: {url: string; content_html: string; image: string}[]};

it('the JSON feed has every post', () => {
  expect(items.map(({url}) => url).toSorted()).toEqual(urlsOfPosts.toSorted());
});

it.each(items)('$url has its text, and only what readers know', (item) => {
  const tree = fromHtml(item.content_html, {fragment: true});
  const {main} = modelOf(new URL(item.url).pathname);
  const words = (text: string) => text.split(/\s+/).length;
  // Without the labels of diagrams.
  expect(words(inlineText(tree))).toBeGreaterThan(
    words(inlineText(main)) * 0.97,
  );
  const elements = all(tree, () => true);
  const urls = elements.flatMap((element) =>
    ['href', 'src'].flatMap((name) => attribute(element, name) ?? []),
  );
  expect(urls.filter((url) => !/^(https:\/\/|mailto:)/.test(url))).toEqual([]);
  const unknown = elements.filter(({tagName}) =>
    /^(button|script|style|svg|details)$/.test(tagName),
  );
  expect(unknown).toEqual([]);
});
