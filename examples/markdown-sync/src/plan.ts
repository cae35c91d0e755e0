/** Compares folder and workspace, and says which calls make them equal. */
import type {Folder} from './folder.ts';
import type {Faq} from './markdown.ts';

export type Workspace = {
  faqs: (Faq & {id: string})[];
  sources: {id: string; type: string; title: string; checksum: string | null}[];
};

export type Step = {
  /** One line for people: 'add FAQ: How do I reset my password?' */
  text: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
};

function faqSteps({faqs}: Folder, there: Workspace['faqs']): Step[] {
  return faqs.flatMap(({question, answer}): Step[] => {
    const found = there.find((faq) => faq.question === question);
    if (!found) {
      return [
        {
          text: `add FAQ: ${question}`,
          method: 'POST',
          path: '/faqs',
          body: {question, answer},
        },
      ];
    }
    if (found.answer === answer) return [];
    return [
      {
        text: `change FAQ: ${question}`,
        method: 'PATCH',
        path: `/faqs/${found.id}`,
        body: {answer},
      },
    ];
  });
}

function documentSteps({documents}: Folder, there: Workspace['sources']) {
  return documents.flatMap(({title, content, checksum}): Step[] => {
    const versions = there.filter((source) => source.title === title);
    const current = versions.find((source) => source.checksum === checksum);
    const add: Step = {
      text: `${versions.length ? 'replace' : 'add'} document: ${title}`,
      method: 'POST',
      path: '/sources',
      body: {type: 'document', title, media_type: 'text/markdown', content},
    };
    const old = versions.filter((source) => source !== current);
    // The new version first: there is no moment without one.
    return [...(current ? [] : [add]), ...old.map(removeDocument)];
  });
}

const removeDocument = ({id, title}: {id: string; title: string}): Step => ({
  text: `remove document: ${title} (${id})`,
  method: 'DELETE',
  path: `/sources/${id}`,
});

/** What has no file. Documents that are not Markdown are not ours. */
function surplus({faqs, documents}: Folder, there: Workspace): Step[] {
  const kept = new Set(faqs.map(({question}) => question));
  const titles = new Set(documents.map(({title}) => title));
  return [
    ...there.faqs
      .filter(({question}) => !kept.has(question))
      .map(({id, question}): Step => ({
        text: `remove FAQ: ${question}`,
        method: 'DELETE',
        path: `/faqs/${id}`,
      })),
    ...there.sources
      .filter(({title}) => title.endsWith('.md') && !titles.has(title))
      .map(removeDocument),
  ];
}

export function makePlan(
  folder: Folder,
  workspace: Workspace,
  options: {delete: boolean},
): Step[] {
  const documents = workspace.sources.filter(({type}) => type === 'document');
  return [
    ...faqSteps(folder, workspace.faqs),
    ...documentSteps(folder, documents),
    ...(options.delete
      ? surplus(folder, {faqs: workspace.faqs, sources: documents})
      : []),
  ];
}
