import {behaviours, language} from '../behaviour.ts';
import {link, table} from './markdown.ts';

export function behaviourTable(): string {
  return table(
    [
      'Place',
      'Answer bar',
      'Language',
      'Small talk',
      'Follow-ups it answers',
      'When unsure',
      'Handover',
    ],
    behaviours.map((it) => [
      link(it.place, it.href),
      it.answerBar,
      language,
      it.smallTalk,
      it.followUps,
      it.unsure,
      it.handover,
    ]),
  );
}
