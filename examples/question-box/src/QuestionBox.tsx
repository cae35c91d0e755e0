import type {ReactNode, SubmitEvent} from 'react';
import {useAnswer} from './useAnswer.ts';

/** `endpoint` is where the server route is mounted. */
export function QuestionBox({endpoint = '/api'}): ReactNode {
  const {answer, ask, askAgain, rate} = useAnswer(endpoint);
  const {status, text, sources, helpful, problem} = answer;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const question = String(new FormData(event.currentTarget).get('question'));
    void ask(question.trim());
  }

  return (
    <section aria-label="Ask a question">
      <form onSubmit={submit}>
        <label>
          Your question
          <input name="question" required pattern=".*\S.*" maxLength={2000} />
        </label>
        <button disabled={status === 'writing'}>Ask</button>
      </form>
      {/* Announced once it is complete, not word by word. */}
      <div aria-live="polite" aria-busy={status === 'writing'}>
        {text && <p style={{whiteSpace: 'pre-wrap'}}>{text}</p>}
        {sources.length > 0 && (
          <ul aria-label="Sources">
            {sources.map(({id, title, url}) => (
              <li key={id}>{url ? <a href={url}>{title}</a> : title}</li>
            ))}
          </ul>
        )}
        {status === 'failed' && <p role="alert">{problem}</p>}
      </div>
      {status === 'failed' && (
        <button onClick={() => void askAgain()}>Try again</button>
      )}
      {status === 'done' && (
        <p>
          Did this help?{' '}
          <button
            aria-pressed={helpful === true}
            onClick={() => void rate(true)}>
            Helpful
          </button>{' '}
          <button
            aria-pressed={helpful === false}
            onClick={() => void rate(false)}>
            Not helpful
          </button>
        </p>
      )}
    </section>
  );
}
