/**
 * The theme's back-to-top button scrolls step by step, whatever the visitor
 * prefers. This jumps to the top first, so there is nothing left to animate.
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
