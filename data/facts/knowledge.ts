/** The kinds of knowledge source, and the format of the FAQ import. */
import {limits, shown} from './limits.ts';
import type {Limit} from './limits.ts';

export type KnowledgeSource = {
  readonly name: string;
  readonly plural: string;
  readonly href: string;
  readonly takes: string;
  readonly takesShort: string;
  readonly size: string;
  readonly fresh: string;
  readonly freshShort: string;
  readonly keptBy: string;
  readonly bestFor: string;
  readonly addedBy: 'Staff' | 'Manager';
  readonly perWorkspace: Limit;
};

const {faq, document, website, channel, repository} = limits;

export const knowledgeSources = {
  faq: {
    name: 'FAQ',
    plural: 'FAQs',
    href: '/docs/knowledge-bases/faqs',
    takes: `A question, up to ${shown(faq.alternatives)} other wordings, an answer of up to ${shown(faq.answer)} characters`,
    takesShort: `Question, ${shown(faq.alternatives)} other wordings, answer of ${shown(faq.answer)} characters`,
    size: `${shown(faq.question)} characters per question`,
    fresh: 'Immediately',
    freshShort: 'Immediately',
    keptBy: 'Your staff, by hand',
    bestFor:
      'Exact wording: on a match its text is used word for word, and no other source',
    addedBy: 'Staff',
    perWorkspace: faq.perWorkspace,
  },
  document: {
    name: 'Document',
    plural: 'Documents',
    href: '/docs/knowledge-bases#upload-pdf',
    takes: `PDF, DOCX, Markdown, plain text; ${shown(document.megabytes)} MB each`,
    takesShort: 'PDF, DOCX, Markdown, plain text',
    size: `${shown(document.megabytes)} MB each`,
    fresh: 'When you upload a new file',
    freshShort: 'When you upload a new file',
    keptBy: 'You, by uploading a new file',
    bestFor: 'Manuals and policies',
    addedBy: 'Manager',
    perWorkspace: document.perWorkspace,
  },
  website: {
    name: 'Website',
    plural: 'Websites',
    href: '/docs/knowledge-bases#crawl-website',
    takes: `One page, a sitemap, or a crawl of up to ${shown(website.pages)} pages on one host`,
    takesShort: 'Page, sitemap or crawl',
    size: `${shown(website.pages)} pages per crawl, one host`,
    fresh: 'Daily, weekly or when you refresh it',
    freshShort: 'Daily, weekly or when you refresh it',
    keptBy: 'Your website',
    bestFor: 'Public documentation',
    addedBy: 'Manager',
    perWorkspace: website.perWorkspace,
  },
  channel: {
    name: 'Knowledge channel',
    plural: 'Knowledge channels',
    href: '/docs/knowledge-bases#knowledge-channel',
    takes:
      'A Discord channel or forum: messages from roles you choose, or marked ✅ by staff',
    takesShort: 'Messages from chosen roles, or marked ✅ by staff',
    size: 'One channel or forum each',
    fresh: `Within ${shown(channel.minutes)} minutes`,
    freshShort: `Within ${shown(channel.minutes)} minutes`,
    keptBy: 'Your staff, while they answer',
    bestFor: 'What staff already answer in chat',
    addedBy: 'Manager',
    perWorkspace: channel.perWorkspace,
  },
  repository: {
    name: 'Git repository',
    plural: 'Repositories',
    href: '/docs/knowledge-bases#git-repository',
    takes:
      'Markdown files from a public or private repository, by path pattern',
    takesShort: 'Markdown by path pattern',
    size: 'One repository each',
    fresh: 'On every push (webhook) or daily',
    freshShort: 'On every push or daily',
    keptBy: 'Your commits',
    bestFor: 'Docs-as-code',
    addedBy: 'Manager',
    perWorkspace: repository.perWorkspace,
  },
} as const satisfies Record<string, KnowledgeSource>;

/** The CSV format of the FAQ import and export: UTF-8, with this header. */
export const faqCsv = {
  columns: ['question', 'answer', 'alternatives'],
  alternativesSeparator: '|',
} as const;
