/** Groups equal questions and writes them as a Markdown list. */
export type Conversation = {id: string; platform: string; question: string};

type Group = {question: string; platforms: Set<string>; ids: string[]};

// #region group
/** 'Can I get a refund ??' and 'can i get a refund' are one question. */
const sameKey = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '');

/** Most frequent first; of equal ones, the newest first, as they came. */
export function groupQuestions(conversations: Conversation[]): Group[] {
  const groups = new Map<string, Group>();
  for (const {id, platform, question} of conversations) {
    const key = sameKey(question);
    const group = groups.get(key) ?? {question, platforms: new Set(), ids: []};
    group.platforms.add(platform);
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.ids.length - a.ids.length);
}

// #endregion

/** Members wrote it: one line, without mark-up or mentions that work. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>()#+!|~]/g, '\\$&')
    .replaceAll('@', '@\u200b');

export function writeReport(day: string, all: Conversation[]): string {
  const groups = groupQuestions(all);
  const lines = groups.map(
    ({question, platforms, ids}) =>
      `- ${ids.length} × ${plain(question)} (${[...platforms].join(', ')}: ${ids.join(', ')})`,
  );
  const count =
    all.length === 0
      ? 'Every question was answered.'
      : `${all.length} conversations, ${groups.length} different questions.`;
  return [`# Unanswered on ${day}`, '', count, '', ...lines]
    .join('\n')
    .trimEnd();
}
