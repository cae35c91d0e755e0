import {behaviours} from '../../../../data/facts/behaviour.ts';
import {link, table} from './markdown.ts';

const TOPICS = [
  ['When unsure', 'unsure'],
  ['Follow-ups it answers', 'followUps'],
  ['Small talk', 'smallTalk'],
  ['Handover', 'handover'],
] as const;

/** One row per place, one column per topic. */
export function behaviourTable(): string {
  const rows = behaviours.map((behaviour) => [
    link(behaviour.place, behaviour.href),
    ...TOPICS.map(([, key]) => behaviour[key]),
  ]);
  return table(['Place', ...TOPICS.map(([topic]) => topic)], rows);
}
