import {behaviours} from '../../../../data/facts/behaviour.ts';
import {link, table} from './markdown.ts';

const TOPICS = [
  ['When unsure', 'unsure'],
  ['Follow-ups it answers', 'followUps'],
  ['Small talk', 'smallTalk'],
  ['Handover', 'handover'],
] as const;

/** One row per topic; places that behave the same share a line. */
export function behaviourTable(): string {
  const rows = TOPICS.map(([topic, key]) => {
    const groups = Map.groupBy(behaviours, (behaviour) => behaviour[key]);
    const lines = [...groups].map(([value, places]) => {
      const links = places.map(({place, href}) => link(place, href));
      return `${links.join(', ')}: ${value}`;
    });
    return [topic, lines.join('<br />')];
  });
  return table(['Topic', 'What it does'], rows);
}
