/** Groups the same questions and writes them as a Markdown list. */
export type Conversation = {
  id: string;
  platform: string;
  question: string;
  url: string;
};

type Group = {question: string; conversations: Conversation[]};

/** 'Can I play offline ??' and 'can i get a refund' are the same. */
const sameKey = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '');

/** Most frequent first, then newest first, as the API returns them. */
export function groupQuestions(conversations: Conversation[]): Group[] {
  const groups = new Map<string, Group>();
  for (const conversation of conversations) {
    const {question} = conversation;
    const key = sameKey(question);
    const group = groups.get(key) ?? {question, conversations: []};
    group.conversations.push(conversation);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => b.conversations.length - a.conversations.length,
  );
}

/** One line, in which markup and mentions from members do nothing. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>()#+!|~]/g, '\\$&')
    .replaceAll('@', '@\u200b');

function line({question, conversations}: Group): string {
  const links = conversations.map(
    ({platform, id, url}) => `[${platform} ${id}](${url})`,
  );
  return `- ${links.length} × ${plain(question)} (${links.join(', ')})`;
}

export function writeReport(day: string, all: Conversation[]): string {
  const groups = groupQuestions(all);
  const count =
    all.length === 0
      ? 'Every question was answered.'
      : `Conversations: ${all.length}. Different questions: ${groups.length}.`;
  return [`# Unanswered on ${day}`, '', count, '', ...groups.map(line)]
    .join('\n')
    .trimEnd();
}
