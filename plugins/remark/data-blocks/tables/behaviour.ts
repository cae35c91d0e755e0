import {behaviours, language} from '../../../../data/facts/behaviour.ts';
import {link, table} from './markdown.ts';

const TOPICS = [
  ['Answer bar', 'answerBar'],
  ['Small talk', 'smallTalk'],
  ['Follow-ups it answers', 'followUps'],
  ['When unsure', 'unsure'],
  ['Handover', 'handover'],
] as const;

/** By topic; places that behave alike share a row, to keep it short. */
export function behaviourTable(): string {
  const rows = TOPICS.flatMap(([topic, key]) =>
    [...Map.groupBy(behaviours, (it) => it[key])].map(([behaviour, places]) => [
      topic,
      // Linked once: every place is in the rows of the first topic.
      places
        .map(({place, href}) =>
          key === TOPICS[0][1] ? link(place, href) : place,
        )
        .join(', '),
      behaviour,
    ]),
  );
  const everywhere = ['Language', 'Everywhere', language];
  const afterBar = rows.findIndex(([topic]) => topic !== TOPICS[0][0]);
  return table(
    ['Topic', 'Where', 'Behaviour'],
    rows.toSpliced(afterBar, 0, everywhere),
  );
}
