/** Reads FAQs from Markdown: a level-2 heading asks, the text below answers. */
export type Faq = {question: string; answer: string};

/** What the API accepts; checked before the first call writes anything. */
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
      `the question has ${question.length} characters, at most ${MAX_QUESTION}`) ||
    (answer.length > MAX_ANSWER &&
      `the answer has ${answer.length} characters, at most ${MAX_ANSWER}`) ||
    (answer === '' && 'there is no answer below the heading');
  if (problem) throw new Error(`${file}: "${question}": ${problem}`);
  return faq;
}
