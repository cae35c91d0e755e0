/**
 * What a post says about itself to machines (JSON-LD). Docusaurus describes
 * a post, but calls the team a person, leaves its picture's address relative,
 * and names neither publisher, picture nor way. Pure: data in, data out.
 */
import type {BlogPosting, BreadcrumbList, Organization} from 'schema-dts';
import {cardPath} from '../plugins/social-cards/card-text.ts';

export type Site = {name: string; url: string; logo: string};

/** Where a page stands, from the site down to itself. */
type Crumb = {name: string; path: string};

export function organization({name, url, logo}: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url,
    logo: {'@type': 'ImageObject', url: `${url}${logo}`},
  };
}

type Post = {permalink: string; authors: string[]; tags: string[]};

/** Docusaurus's description of a post, with what it lacks. */
export function posting<T extends object>(
  described: T,
  {permalink, authors, tags}: Post,
  site: Site,
): T & BlogPosting {
  return {
    ...described,
    '@type': 'BlogPosting',
    // The team writes as one author, so no author is a person.
    author: authors.map((name) => ({
      '@type': 'Organization',
      name,
      url: site.url,
    })),
    publisher: {'@id': `${site.url}/#organization`},
    image: [`${site.url}${cardPath(permalink)}`],
    keywords: tags,
  };
}

export function breadcrumbs(
  crumbs: readonly Crumb[],
  {url}: Site,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${url}${path}`,
    })),
  };
}
