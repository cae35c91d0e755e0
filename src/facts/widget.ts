/**
 * The web widget: its attributes, page API, Content Security Policy and
 * identity token. Addresses are placeholders of the settings.
 */
import {limits, shown} from './limits.ts';

export type WidgetAttribute = {
  readonly name: string;
  /** As a person would call it. */
  readonly label: string;
  readonly kind: 'id' | 'choice' | 'colour' | 'text' | 'flag' | 'language';
  /** Fixed values, where there are any; the first is the default. */
  readonly values?: readonly string[];
  readonly about?: string;
  readonly default: string;
};

/** How every widget id starts. */
export const widgetIdPrefix = 'wgt_';

export const widgetAttributes: readonly WidgetAttribute[] = [
  {
    name: 'data-widget-id',
    label: 'Widget id',
    kind: 'id',
    about: 'Your id, `wgt_…`',
    default: 'Required',
  },
  {
    name: 'data-position',
    label: 'Position',
    kind: 'choice',
    values: ['right', 'left'],
    default: '`right`',
  },
  {
    name: 'data-theme',
    label: 'Theme',
    kind: 'choice',
    values: ['auto', 'light', 'dark'],
    default: '`auto`',
  },
  {
    name: 'data-accent',
    label: 'Accent colour',
    kind: 'colour',
    about: 'A hex colour, such as `#6d28d9`',
    default: "The panel's setting",
  },
  {
    name: 'data-greeting',
    label: 'Greeting',
    kind: 'text',
    about: 'The first line of the chat',
    default: "The panel's setting",
  },
  {
    name: 'data-open',
    label: 'Open when the page loads',
    kind: 'flag',
    about: 'Present: opens when the page loads',
    default: 'Absent',
  },
  {
    name: 'data-language',
    label: 'Language',
    kind: 'language',
    about: 'BCP 47, such as `en`',
    default: "The page's `lang`",
  },
];

export const widgetEvents = [
  'open',
  'close',
  'answer',
  'handover',
  'expired',
] as const;

export const widgetCalls = [
  {calls: ['open()', 'close()'], does: 'Opens or closes the chat'},
  {calls: ['ask(text)'], does: "Asks in the visitor's name"},
  {calls: ['identify(token)'], does: 'Tells who the visitor is'},
  {
    calls: ['on(event, fn)'],
    does: `Listens to ${widgetEvents.map((name) => `\`${name}\``).join(', ')}`,
  },
  {calls: ['destroy()'], does: 'Removes the widget from the page'},
] as const;

/** `source` is what to add; `null` where the widget needs nothing. */
export const widgetPolicy = [
  {directives: ['script-src'], source: '{widgetUrl}', why: 'The script'},
  {
    directives: ['connect-src'],
    // With the slash the policy allows what is below the address.
    source: '{apiUrl}/',
    why: 'Questions and answers, over HTTPS; no `wss:`',
  },
  {directives: ['img-src'], source: 'data:', why: 'Icons'},
  {
    directives: ['style-src', 'font-src', 'frame-src'],
    source: null,
    why: 'No style tags, web fonts or frames',
  },
] as const;

export const identityClaims = [
  {claims: ['sub'], value: 'Your id of the user'},
  {claims: ['aud'], value: 'The widget id'},
  {claims: ['name'], value: 'Display name, optional'},
  {
    claims: ['iat', 'exp'],
    value: `Issued now; expires at most ${shown(limits.widget.tokenMinutes)} minutes later`,
  },
] as const;
