/** The meta tags for a page's social card. */
import type {PageModel} from '../site-model/page-model/types.ts';
import {cardPath} from '../../data/paths.ts';
import {cardAlt, cardText} from './cardText.ts';
import {HEIGHT, WIDTH} from './template.ts';
import type {HeadTag} from '../hosting/head.ts';

type Site = {siteUrl: string; brand: string; tagline: string};

export function cardTags(
  page: PageModel,
  {siteUrl, brand, tagline}: Site,
): HeadTag[] {
  const url = `${siteUrl}${cardPath(page.route)}`;
  const alt = cardAlt(cardText(page, tagline), brand);
  return [
    {property: 'og:image', content: url},
    {property: 'og:image:type', content: 'image/png'},
    {property: 'og:image:width', content: String(WIDTH)},
    {property: 'og:image:height', content: String(HEIGHT)},
    {property: 'og:image:alt', content: alt},
    {name: 'twitter:image', content: url},
    {name: 'twitter:image:alt', content: alt},
  ];
}
