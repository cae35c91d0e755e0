/** The blog's title and description, and the feed links of every page. */
import type {HtmlTagObject} from '@docusaurus/types';
import type {Settings} from '../../settings/schema.ts';
import {FEEDS} from './feeds.ts';
import type {FeedInfo} from './feeds.ts';

export function feedInfo({brand, urls}: Settings): FeedInfo {
  return {
    title: `${brand.name} blog`,
    description: `Product stories, comparisons and workflows from the team behind ${brand.name}, the ${brand.tagline}.`,
    language: 'en',
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
    url: `${urls.site}/blog`,
    icon: `${urls.site}/img/logo.svg`,
  };
}

export function feedLinks({title, url}: FeedInfo): HtmlTagObject[] {
  return Object.values(FEEDS).map(({file, type, name}) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type,
      href: `${new URL(url).pathname}/${file}`,
      title: `${title}, ${name} feed`,
    },
  }));
}
