/**
 * JSON-LD for documents and the home page. Built from the page models and added
 * to the finished pages, to keep it out of the page's script. Pure functions.
 */
import type {Organization, TechArticle, WebSite} from 'schema-dts';
import {cardPath} from '../../data/paths.ts';
import type {PageModel} from './page-model/types.ts';

export type Site = {name: string; url: string; logo: string};

export function organization({name, url, logo}: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url,
    logo: {'@type': 'ImageObject', url: `${url}${logo}`},
  };
}

const publisher = ({url}: Site) => ({'@id': `${url}/#organization`});

export function techArticle(page: PageModel, site: Site): TechArticle {
  const image = page.ownImage ?? `${site.url}${cardPath(page.route)}`;
  return {
    '@type': 'TechArticle',
    '@id': page.url,
    url: page.url,
    mainEntityOfPage: page.url,
    headline: page.title,
    description: page.description,
    inLanguage: page.language,
    image: [image],
    ...(page.lastUpdate && {dateModified: page.lastUpdate}),
    author: publisher(site),
    publisher: publisher(site),
  };
}

/** schema.org's SearchAction, with a property that schema-dts lacks. */
type SearchAction = {
  '@type': 'SearchAction';
  target: {'@type': 'EntryPoint'; urlTemplate: string};
  'query-input': string;
};

export function webSite(
  page: PageModel,
  site: Site,
): Exclude<WebSite, string> & {potentialAction: SearchAction} {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    url: page.url,
    name: site.name,
    description: page.description,
    inLanguage: page.language,
    publisher: publisher(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}/search?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Null for pages without structured data. */
export function structuredData(page: PageModel, site: Site): object | null {
  const about =
    page.kind === 'doc'
      ? techArticle(page, site)
      : page.kind === 'home'
        ? webSite(page, site)
        : null;
  return (
    about && {
      '@context': 'https://schema.org',
      '@graph': [about, organization(site)],
    }
  );
}
