/**
 * Keyboard and screen reader support that the theme lacks for the mobile menu
 * (focus moves in and back, Escape closes, the page behind it is inert), the
 * version menu (Escape closes) and the mobile "On this page" (aria-expanded;
 * Escape and a chosen entry close it). See facebook/docusaurus#11937.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const CONTENTS_BUTTON = '.theme-doc-toc-mobile > button';
const CONTENTS_LINK = '.theme-doc-toc-mobile a';
const OPEN_CONTENTS = `${CONTENTS_BUTTON}[aria-expanded='true']`;
const MENU_BUTTONS = '.navbar__toggle, .navbar-sidebar__close';
const OPEN_MENU = '.navbar-sidebar--show .navbar-sidebar__close';
const OPEN_DROPDOWN = '.navbar .dropdown--show > .navbar__link';
const BEHIND_MENU = '#__docusaurus > :not(.navbar), .navbar__inner';

const find = (selector: string) =>
  document.querySelector<HTMLElement>(selector);

/** React has opened or closed the menu by then, and it can take the focus. */
const whenPainted = (task: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(task));

function updateInert() {
  const open = find(OPEN_MENU) !== null;
  for (const element of document.querySelectorAll<HTMLElement>(BEHIND_MENU)) {
    element.inert = open;
  }
}

function focusMenu() {
  (find(OPEN_MENU) ?? find('.navbar__toggle'))?.focus();
}

/** Each click toggles the state that `aria-expanded` describes. */
function flip(button: Element) {
  const open = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!open));
}

/** The theme closes it on a press elsewhere. */
function closeDropdown() {
  const toggle = find(OPEN_DROPDOWN);
  toggle?.focus();
  toggle?.ownerDocument.dispatchEvent(new MouseEvent('mousedown'));
}

function onClick({target}: MouseEvent) {
  const element = target as Element;
  const contents = element.closest(CONTENTS_BUTTON);
  if (contents) {
    flip(contents);
  }
  if (element.closest(CONTENTS_LINK)) {
    find(OPEN_CONTENTS)?.click();
  }
  if (element.closest(MENU_BUTTONS)) {
    whenPainted(focusMenu);
  }
}

/** The top bar's class says whether the menu is open, whatever changed it. */
const menuObserver = ExecutionEnvironment.canUseDOM
  ? new MutationObserver(updateInert)
  : undefined;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      find(OPEN_MENU)?.click();
      find(OPEN_CONTENTS)?.click();
      closeDropdown();
    }
  });
}

/** Docusaurus calls this on every page, including the first; all start closed. */
export function onRouteDidUpdate(): void {
  menuObserver?.observe(find('.navbar')!, {attributeFilter: ['class']});
  updateInert();
  find(`${CONTENTS_BUTTON}:not([aria-expanded])`)?.setAttribute(
    'aria-expanded',
    'false',
  );
}
