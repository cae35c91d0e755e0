/**
 * The theme's back-to-top button animates the scroll even if the visitor
 * prefers reduced motion. Jumping to the top first leaves nothing to animate.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    ({target}) => {
      const isButton = (target as Element).closest('.theme-back-to-top-button');
      if (isButton && matchMedia('(prefers-reduced-motion: reduce)').matches) {
        window.scrollTo({top: 0, behavior: 'instant'});
      }
    },
    {capture: true},
  );
}
