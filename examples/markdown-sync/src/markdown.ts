/** Reads FAQs: a level-2 heading is the question, its text the answer. */
export type Faq = {question: string; answer: string};

/** The API treats questions as equal if only their case differs. */
export const questionKey = (question: string): string => question.toLowerCase();

/** The API's limits, checked before the first call. */
export const MAX_QUESTION = 300;
export const MAX_ANSWER = 2000;

export function readFaqs(markdown: string, file: string): Faq[] {
  const faqs: Faq[] = [];
  let fence = '';
  for (const line of markdown.split(/\r?\n/)) {
    // A heading inside a code block is code.
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (!fence) {
      fence = mark;
    } else if (mark.startsWith(fence)) {
      fence = '';
    }
    const heading = !fence && /^## +(.+?)(?: +#+)? *$/.exec(line)?.[1];
    if (heading) {
      faqs.push({question: heading, answer: ''});
    } else if (faqs.length > 0) {
      faqs.at(-1)!.answer += `${line}\n`;
    }
  }
  return faqs.map(({question, answer}) =>
    checked({question, answer: answer.trim()}, file),
  );
}

function checked(faq: Faq, file: string): Faq {
  const {question, answer} = faq;
  const problem =
    (question.length > MAX_QUESTION &&
      `the question has ${question.length} characters, ${MAX_QUESTION} are allowed`) ||
    (answer.length > MAX_ANSWER &&
      `the answer has ${answer.length} characters, ${MAX_ANSWER} are allowed`) ||
    (answer === '' && 'there is no answer below the heading');
  if (problem) throw new Error(`${file}: "${question}": ${problem}`);
  return faq;
}
