/** A card's text, from the page and the settings. */
import type {PageModel} from '../site-model/page-model/types.ts';

export type CardText = {section: string; title: string};

function docSection({breadcrumbs}: PageModel): string {
  // The last label is the page's own.
  return breadcrumbs.length > 1 ? breadcrumbs[0]! : 'Documentation';
}

function dateOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso));
}

function sectionOf(page: PageModel, tagline: string): string {
  switch (page.kind) {
    case 'doc':
      return docSection(page);
    case 'category':
    case 'search':
      return 'Documentation';
    case 'post':
      return page.published ? `Blog · ${dateOf(page.published)}` : 'Blog';
    case 'list': {
      const pageNumber = /\/page\/(\d+)$/.exec(page.route)?.[1];
      return pageNumber ? `Blog · Page ${pageNumber}` : 'Blog';
    }
    default:
      return tagline;
  }
}

export function cardText(page: PageModel, tagline: string): CardText {
  return {section: sectionOf(page, tagline), title: page.title};
}

/** The image's alt text. */
export function cardAlt({section, title}: CardText, brand: string): string {
  return title === brand
    ? `${brand}: ${section}`
    : `${title} – ${section}, ${brand}`;
}
