/**
 * The web widget: its attributes, page API, Content Security Policy and
 * identity token. URLs are placeholders from the settings.
 */
import {limits, shown} from './limits.ts';

export type WidgetAttribute = {
  readonly name: string;
  /** Label in the UI. */
  readonly label: string;
  readonly kind: 'id' | 'choice' | 'colour' | 'text' | 'flag' | 'language';
  /** Allowed values, if fixed; the first is the default. */
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
    default: 'Set in the panel',
  },
  {
    name: 'data-greeting',
    label: 'Greeting',
    kind: 'text',
    about: 'The first line of the chat',
    default: 'Set in the panel',
  },
  {
    name: 'data-open',
    label: 'Open when the page loads',
    kind: 'flag',
    about: 'Add it to open the chat when the page loads',
    default: 'Off',
  },
  {
    name: 'data-language',
    label: 'Language',
    kind: 'language',
    about: 'A language tag (BCP 47), such as `en`',
    default: "The page's `lang` attribute",
  },
];

type WidgetEvent = {
  readonly name: string;
  readonly when: string;
  /** The argument's shape; `null` if there is none. */
  readonly payload: string | null;
};

export const widgetEvents: readonly WidgetEvent[] = [
  {name: 'open', when: 'The chat opens', payload: null},
  {name: 'close', when: 'The chat closes', payload: null},
  {
    name: 'answer',
    when: 'The assistant has answered, or said that it is unsure',
    payload: '{id, status, text, sources}',
  },
  {
    name: 'handover',
    when: 'The visitor or an instruction asks for a person',
    payload: '{conversationId, reason}',
  },
  {
    name: 'expired',
    when: 'The identity token has expired',
    payload: null,
  },
];

export const widgetCalls = [
  {calls: ['open()', 'close()'], does: 'Opens or closes the chat'},
  {calls: ['ask(text)'], does: 'Asks a question for the visitor'},
  {calls: ['identify(token)'], does: 'Tells the widget who the visitor is'},
  {
    calls: ['identify(null)'],
    does: 'Signs the visitor out: forgets who they are and starts a new conversation',
  },
  {
    calls: ['on(event, fn)'],
    does: `Calls \`fn\` on ${widgetEvents.map(({name}) => `\`${name}\``).join(', ')}`,
  },
  {calls: ['destroy()'], does: 'Removes the widget from the page'},
] as const;

/** `source` is the value to add; `null` if nothing is needed. */
export const widgetPolicy = [
  {directives: ['script-src'], source: '{widgetUrl}', why: 'Loads the script'},
  {
    directives: ['connect-src'],
    // The trailing slash allows everything below the URL.
    source: '{apiUrl}/',
    why: 'Sends questions and receives answers, over HTTPS; no `wss:`',
  },
  {directives: ['img-src'], source: 'data:', why: 'Shows icons'},
  {
    directives: ['style-src', 'font-src', 'frame-src'],
    source: null,
    why: 'The widget uses no style tags, web fonts or frames',
  },
] as const;

export const identityClaims = [
  {claims: ['sub'], value: "The user's id in your system"},
  {claims: ['aud'], value: 'Your widget id'},
  {claims: ['name'], value: 'Display name (optional)'},
  {
    claims: ['iat', 'exp'],
    value: `Issue time, and an expiry at most ${shown(limits.widget.tokenMinutes)} minutes later`,
  },
] as const;
