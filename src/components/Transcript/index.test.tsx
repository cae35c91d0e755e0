import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Answer from './Answer';
import Transcript, {Handover, Message} from '.';

const {html, text} = render(
  <Transcript place="discord" label="a question about exports">
    <Message from="Ada" role="Member">
      How do I export my notes?
    </Message>
    <Answer
      sources={[
        {title: 'Export guide', href: '/docs/export'},
        {title: 'FAQ: Export'},
      ]}>
      Open Settings, then Export.
    </Answer>
    <Handover to="Support team" />
    <Message from="Grace" role="Staff">
      I will take a look.
    </Message>
  </Transcript>,
);

describe('Transcript', () => {
  it('is a figure named by its caption', () => {
    expect(html).toMatch(/^<figure [^>]*data-place="discord"[^>]*><figcaption/);
    expect(text).toContain('Discord : a question about exports');
  });

  it('is left out of search', () => {
    expect(html).toContain('data-search-ignore');
  });

  it('is an ordered list of turns', () => {
    expect(html).toContain('role="list"');
    expect(html.match(/data-initial/g)).toHaveLength(4);
  });

  it('names author and role in text', () => {
    for (const author of [
      'Ada · Member How do I',
      'Acme · Assistant Open Settings',
      'Acme · Handover to Support team',
      'Grace · Staff I will',
    ]) {
      expect(text).toContain(author);
    }
  });

  it('lists the sources of an answer, linked if they have a URL', () => {
    expect(text).toContain('Sources Export guide FAQ: Export');
    expect(html).toContain('<a href="/docs/export">Export guide</a>');
    expect(html).toContain('<li>FAQ: Export</li>');
  });

  it('needs no image', () => {
    expect(html).not.toMatch(/<(img|svg)/);
  });

  it('omits the role if it equals the name', () => {
    expect(render(<Message from="Visitor">Hello</Message>).text).toBe(
      'Visitor Hello',
    );
  });

  it("shows a custom bot's name", () => {
    const answer = render(<Answer from="Wick">Yes.</Answer>);
    expect(answer.text).toBe('Wick · Assistant Yes.');
  });
});
