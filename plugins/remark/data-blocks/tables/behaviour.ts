import {behaviours} from '../../../../data/facts/behaviour.ts';
import {link, table} from './markdown.ts';

export function behaviourTable(): string {
  return table(
    ['Place', 'When unsure', 'Follow-ups it answers', 'Small talk', 'Handover'],
    behaviours.map(({place, href, unsure, followUps, smallTalk, handover}) => [
      link(place, href),
      unsure,
      followUps,
      smallTalk,
      handover,
    ]),
  );
}
