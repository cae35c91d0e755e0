/** Copies the path of an API call: plugins/openapi/reference.ts. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const SHOWN_MS = 2_000;

async function copyPath(button: HTMLElement) {
  const endpoint = button.parentElement?.querySelector('.endpoint');
  const path = endpoint?.textContent.split(' ')[1] ?? '';
  await navigator.clipboard.writeText(path);
  button.title = 'Copied';
  setTimeout(() => (button.title = 'Copy path'), SHOWN_MS);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('.copy-path');
    if (button) {
      void copyPath(button);
    }
  });
}
