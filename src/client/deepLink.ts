/**
 * After a link to a section, the theme hides the top bar as if the visitor had
 * scrolled down. This keeps it until they do (chrome.css).
 */
import type {ClientModule} from '@docusaurus/types';

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
}) => {
  const {dataset} = document.documentElement;
  if (location.hash) {
    dataset.arrived = '';
    const leave = () => delete dataset.arrived;
    MOVES.forEach((move) => {
      addEventListener(move, leave, {once: true, passive: true});
    });
  }
};
