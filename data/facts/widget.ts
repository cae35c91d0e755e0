/**
 * The web widget: its attributes, page API and Content Security Policy. URLs are
 * placeholders from the settings.
 *
 * Decided:
 * - The contact is required before the panel shows the script tag. Defaults for
 *   accent and greeting: Places → your website → Appearance.
 * - Allowed domains are exact hosts; `*.example.com` covers subdomains, not
 *   `example.com` itself. `localhost` covers every port and `127.0.0.1`.
 * - The conversation id is in sessionStorage, so a conversation ends with the
 *   tab, whether the visitor is identified or not. No cookies.
 * - `window` gets `assistant:ready` once `window.Assistant` exists. A second tag
 *   is ignored, and route changes (History API) are noticed.
 * - HTTPS streaming (no `wss:`), no frames, no web fonts, constructed style
 *   sheets in a shadow root. Identity: a JWT with HS256 and the widget secret.
 */

export type WidgetAttribute = {
  readonly name: string;
  /** Label in the UI. */
  readonly label: string;
  readonly kind: 'id' | 'choice' | 'colour' | 'text' | 'flag' | 'language';
  /** Allowed values, if fixed; the first is the default. */
  readonly values?: readonly string[];
  /** A hint for free text. */
  readonly about?: string;
};

/** How every widget id starts. */
export const widgetIdPrefix = 'wgt_';

export const widgetAttributes: readonly WidgetAttribute[] = [
  {
    name: 'data-widget-id',
    label: 'Widget id',
    kind: 'id',
    about: 'Your id, wgt_…',
  },
  {
    name: 'data-position',
    label: 'Position',
    kind: 'choice',
    values: ['right', 'left'],
  },
  {
    name: 'data-theme',
    label: 'Theme',
    kind: 'choice',
    values: ['auto', 'light', 'dark'],
  },
  {
    name: 'data-accent',
    label: 'Accent colour',
    kind: 'colour',
    about: 'A hex colour, such as #6d28d9',
  },
  {
    name: 'data-greeting',
    label: 'Greeting',
    kind: 'text',
    about: 'The greeting message at the top of the chat',
  },
  {
    name: 'data-open',
    label: 'Open when the page loads',
    kind: 'flag',
  },
  {
    name: 'data-language',
    label: 'Language',
    kind: 'language',
    about: 'A language tag (BCP 47), such as en',
  },
];

/** What a policy must allow, by directive; everything else needs nothing. */
export const widgetPolicy = [
  {directive: 'script-src', source: '{widgetUrl}'},
  // The trailing slash allows everything below the URL.
  {directive: 'connect-src', source: '{apiUrl}/'},
  {directive: 'img-src', source: 'data:'},
] as const;
