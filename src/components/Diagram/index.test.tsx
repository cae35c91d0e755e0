import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Diagram from '.';

const diagram = (width: string) =>
  render(
    <Diagram
      title="How it works"
      alt="Question → Answer"
      source={'digraph {\n  Question -> "Answer"\n}'}
      markup="<g><path d='M0 0'/></g>"
      width={width}
      height="100">
      <ul>
        <li>Question → Answer</li>
      </ul>
    </Diagram>,
  );

describe('Diagram', () => {
  it('is a figure with a caption and a labelled image', () => {
    const {html} = diagram('300');
    expect(html).toMatch(/^<figure class="diagram /);
    expect(html).toMatch(/<figcaption[^>]*>How it works<\/figcaption>/);
    expect(html).toMatch(/<svg [^>]*role="img" aria-label="Question → Answer"/);
  });

  it('has a text alternative', () => {
    expect(diagram('300').text).toBe(
      'How it works Diagram as text Question → Answer',
    );
  });

  it('keeps its source in the page', () => {
    expect(diagram('300').html).toContain(
      'data-language="dot" data-source="digraph {\n  Question -&gt; &quot;Answer&quot;\n}"',
    );
  });

  it('scrolls in a named region only if it is wide', () => {
    expect(diagram('300').html).not.toContain('tabindex');
    expect(diagram('900').html).toContain(
      'role="region" aria-label="How it works" tabindex="0"',
    );
  });
});
