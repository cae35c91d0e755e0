import assert from 'node:assert/strict';
import {test} from 'node:test';
import {makePlan} from '../src/plan.ts';

const folder = {
  faqs: [
    {question: 'Same?', answer: 'Yes.'},
    {question: 'Changed?', answer: 'New.'},
    {question: 'Added?', answer: 'Yes.'},
  ],
  documents: [
    {title: 'same.md', content: 'a', checksum: 'sha256:a'},
    {title: 'changed.md', content: 'c', checksum: 'sha256:c'},
  ],
};

const source = (id: string, title: string, checksum: string) => ({
  id,
  type: 'document',
  title,
  checksum,
});

const workspace = {
  faqs: [
    {id: 'faq_1', question: 'Same?', answer: 'Yes.'},
    // Only its case differs: the API would refuse a second one.
    {id: 'faq_2', question: 'CHANGED?', answer: 'Old.'},
    {id: 'faq_3', question: 'From chat?', answer: 'Yes.'},
  ],
  sources: [
    source('src_1', 'same.md', 'sha256:a'),
    source('src_2', 'changed.md', 'sha256:b'),
    source('src_3', 'gone.md', 'sha256:d'),
    source('src_4', 'Manual.pdf', 'sha256:e'),
    {id: 'src_5', type: 'website', title: 'changed.md', checksum: null},
  ],
};

const short = (plan: {method: string; path: string}[]) =>
  plan.map(({method, path}) => `${method} ${path}`);

test('writes only what changed, the new version before the old one goes', () => {
  assert.deepEqual(short(makePlan(folder, workspace, {delete: false})), [
    'PATCH /faqs/faq_2',
    'POST /faqs',
    'POST /sources',
    'DELETE /sources/src_2',
  ]);
});

test('--delete deletes what has no file, except PDFs', () => {
  const steps = short(makePlan(folder, workspace, {delete: true}));
  assert.deepEqual(steps.slice(4), [
    'DELETE /faqs/faq_3',
    'DELETE /sources/src_3',
  ]);
});

test('deletes a version that an interrupted run left behind', () => {
  const sources = [
    source('src_6', 'same.md', 'sha256:a'),
    source('src_7', 'same.md', 'sha256:old'),
  ];
  const [document] = folder.documents;
  const plan = makePlan(
    {faqs: [], documents: [document!]},
    {faqs: [], sources},
    {delete: false},
  );
  assert.deepEqual(short(plan), ['DELETE /sources/src_7']);
});
