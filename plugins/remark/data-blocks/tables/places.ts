import {limits, shown} from '../../../../data/facts/limits.ts';
import {promptPlaceholders} from '../../../../data/facts/promptPlaceholders.ts';
import {
  identityClaims,
  widgetAttributes,
  widgetCalls,
  widgetEvents,
  widgetPolicy,
} from '../../../../data/facts/widget.ts';
import {code, codes, table} from './markdown.ts';

export function widgetAttributesTable(): string {
  return table(
    ['Attribute', 'Values', 'Default'],
    widgetAttributes.map(({name, values = [], about, default: normal}) => [
      code(name),
      about ?? codes(values),
      normal,
    ]),
  );
}

export function widgetCallsTable(): string {
  const rows = widgetCalls.map(({calls, does}, index) => [
    // Only the first row names the object; the others start with a dot.
    calls
      .map((call, n) =>
        code(`${index + n === 0 ? 'window.Assistant' : ''}.${call}`),
      )
      .join(', '),
    does,
  ]);
  return table(['Call', 'What it does'], rows);
}

export function widgetEventsTable(): string {
  return table(
    ['Event', 'When', 'What your function gets'],
    widgetEvents.map(({name, when, payload}) => [
      code(name),
      when,
      payload === null ? 'Nothing' : code(payload),
    ]),
  );
}

export function widgetPolicyTable(): string {
  return table(
    ['Directive', 'Add', 'Why'],
    widgetPolicy.map(({directives, source, why}) => [
      codes(directives),
      source === null ? 'Nothing' : code(source),
      why,
    ]),
  );
}

export function identityClaimsTable(): string {
  return table(
    ['Claim', 'Value'],
    identityClaims.map(({claims, value}) => [codes(claims), value]),
  );
}

export function telegramLimitsTable(): string {
  const {telegram} = limits;
  const empty = promptPlaceholders
    .filter(({availability}) => availability.telegram === false)
    .map(({name}) => code(`{{${name}}}`));
  return table(
    ['What', 'Limit'],
    [
      [
        'Length of a message',
        `${shown(telegram.message)} characters; longer answers are split`,
      ],
      ['Messages to one group', `${shown(telegram.groupPerMinute)} per minute`],
      [
        'Messages to one chat',
        `About ${shown(telegram.chatPerSecond)} per second`,
      ],
      ['Placeholders that are empty', empty.join(', ')],
    ],
  );
}
