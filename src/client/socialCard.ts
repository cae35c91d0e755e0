/**
 * Updates the social card's meta tags after client-side navigation, for
 * browsers that share the open page. The tags are added after the build
 * (plugins/cards), so React doesn't know them.
 */
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {cardPath} from '../../data/paths';

const IMAGES = 'meta[property="og:image"], meta[name="twitter:image"]';
const TEXTS = 'meta[property="og:image:alt"], meta[name="twitter:image:alt"]';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return;
  }
  const base = siteConfig.baseUrl.slice(0, -1);
  const card = base + cardPath(location.pathname.slice(base.length));
  for (const image of document.querySelectorAll<HTMLMetaElement>(IMAGES)) {
    image.content = new URL(card, image.content).href;
  }
  // They describe the previous page's card.
  document.querySelectorAll(TEXTS).forEach((text) => text.remove());
};
