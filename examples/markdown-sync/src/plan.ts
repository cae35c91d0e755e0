/** Compares folder and workspace, and lists the calls that sync them. */
import type {Folder} from './folder.ts';
import {questionKey} from './markdown.ts';
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
    const found = there.find(
      (faq) => questionKey(faq.question) === questionKey(question),
    );
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
    if (found.question === question && found.answer === answer) return [];
    return [
      {
        text: `update FAQ: ${question}`,
        method: 'PATCH',
        path: `/faqs/${found.id}`,
        body: {question, answer},
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
    // The new version first, so that there is always one.
    return [...(current ? [] : [add]), ...old.map(deleteDocument)];
  });
}

const deleteDocument = ({id, title}: {id: string; title: string}): Step => ({
  text: `delete document: ${title} (${id})`,
  method: 'DELETE',
  path: `/sources/${id}`,
});

/** What has no file. Only documents with a Markdown title come from here. */
function surplus({faqs, documents}: Folder, there: Workspace): Step[] {
  const kept = new Set(faqs.map(({question}) => questionKey(question)));
  const titles = new Set(documents.map(({title}) => title));
  return [
    ...there.faqs
      .filter(({question}) => !kept.has(questionKey(question)))
      .map(({id, question}): Step => ({
        text: `delete FAQ: ${question}`,
        method: 'DELETE',
        path: `/faqs/${id}`,
      })),
    ...there.sources
      .filter(({title}) => title.endsWith('.md') && !titles.has(title))
      .map(deleteDocument),
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
