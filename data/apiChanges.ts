/**
 * What changed in the API, newest first: the list on its page, and its feeds.
 * `adds` names the calls, parameters, fields and values that a change added. The
 * build fails if data/openapi.yaml has one that neither a change nor
 * data/openapi-first.txt, the state before these entries, names.
 */
export type ApiChange = {
  /** ISO 8601. */
  date: string;
  /** Markdown with code and nothing else. */
  text: string;
  adds?: readonly string[];
};

export const apiChanges: readonly ApiChange[] = [
  {
    date: '2026-11-19',
    text: 'Conversations have the `closed` status once staff close a handover in the panel.',
    adds: ['ConversationState=closed'],
  },
  {
    date: '2026-11-18',
    text: 'Answers and the `done` event have `handover_suggested`, and conversations `page_url`. `GET /sources` filters by `type`, like the field. The old name, `kind`, still works but is no longer documented.',
    adds: [
      'Answer.handover_suggested',
      'AnswerDone.handover_suggested',
      'Conversation.page_url',
      'GET /sources?type',
    ],
  },
  {
    date: '2025-04-29',
    text: 'Conversations can have the `web` platform, with the launch of the web widget.',
    adds: ['Platform=web'],
  },
  {
    date: '2024-09-10',
    text: '`POST /summaries` is new.',
    adds: ['POST /summaries'],
  },
  {date: '2024-02-13', text: 'First release of `/v1`.'},
];
