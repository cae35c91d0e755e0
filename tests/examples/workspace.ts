/** An in-memory workspace behind the mock: what was written can be read. */
import {createHash} from 'node:crypto';
import type {Call, Reply} from '../samples/mock.ts';
import {json} from './support.ts';

type Entry = {id: string; [field: string]: unknown};

/** Small, so that a list has more than one page. */
const PAGE = 1;

const NOW = '2025-11-03T09:30:00Z';

export function memoryWorkspace() {
  let faqs: Entry[] = [];
  let sources: Entry[] = [];
  let count = 0;

  const page = (all: Entry[], {query}: Call): Reply => {
    const from = Number(query.cursor ?? 0);
    const to = from + PAGE;
    return json(200, {
      data: all.slice(from, to),
      next_cursor: to < all.length ? String(to) : null,
    });
  };

  const add = (list: Entry[], entry: Omit<Entry, 'id'>, kind: string) => {
    count += 1;
    const added = {id: `${kind}_${count}`, created_at: NOW, ...entry};
    list.unshift(added);
    return json(201, added);
  };

  const answers: Record<string, (call: Call) => Reply> = {
    listFaqs: (call) => page(faqs, call),
    listSources: (call) => page(sources, call),
    createFaq: ({body}) =>
      add(faqs, {alternatives: [], updated_at: NOW, ...body}, 'faq'),
    createSource: ({body}) =>
      add(
        sources,
        {
          type: body!.type,
          title: body!.title,
          status: 'ready',
          error: null,
          url: null,
          scope: null,
          refresh: null,
          paths: null,
          branch: null,
          push_url: null,
          channel_id: null,
          role_ids: null,
          checksum: `sha256:${createHash('sha256').update(String(body!.content)).digest('hex')}`,
          refreshed_at: NOW,
        },
        'src',
      ),
    updateFaq: ({id, body}) => {
      const faq = faqs.find((entry) => entry.id === id)!;
      return json(200, Object.assign(faq, body));
    },
    deleteFaq: ({id}) => {
      faqs = faqs.filter((entry) => entry.id !== id);
      return json(204);
    },
    deleteSource: ({id}) => {
      sources = sources.filter((entry) => entry.id !== id);
      return json(204);
    },
  };
  return {
    answer: (call: Call) => answers[call.operationId]?.(call),
    questions: () => faqs.map(({question}) => question).toSorted(),
    titles: () => sources.map(({title}) => title).toSorted(),
  };
}
