/**
 * Adds dates for lists and categories to the sitemap: Docusaurus only has
 * those of documents and posts. A list takes its newest page's date.
 */
import type * as Preset from '@docusaurus/preset-classic';

type SitemapOptions = Exclude<Preset.Options['sitemap'], false | undefined>;
type CreateSitemapItemsFn = NonNullable<SitemapOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItemsFn>>[number];

export function withDates(items: SitemapItem[], baseUrl = '/'): SitemapItem[] {
  /** 'docs' of '/docs/category/x'. */
  const kindOf = ({url}: SitemapItem) =>
    /^(?:docs|blog)(?=\/|$)/.exec(
      new URL(url).pathname.slice(baseUrl.length),
    )?.[0] ?? '';
  const newest = (kind: string) =>
    items
      .filter((item) => kind === '' || kindOf(item) === kind)
      .flatMap(({lastmod}) => lastmod ?? [])
      .toSorted()
      .at(-1);
  return items.map((item) => {
    const lastmod = item.lastmod ?? newest(kindOf(item));
    return lastmod ? {...item, lastmod} : item;
  });
}

export const createSitemapItems: CreateSitemapItemsFn = async ({
  defaultCreateSitemapItems,
  ...params
}) =>
  withDates(await defaultCreateSitemapItems(params), params.siteConfig.baseUrl);
