import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Cards, {Card} from '.';

const {html, text} = render(
  <Cards label="Where to start">
    <Card title="Invite the bot" href="/docs/invite" icon="chat">
      Takes ten minutes.
    </Card>
    <Card title="Not a link" />
  </Cards>,
);

describe('Cards', () => {
  it('is a named list', () => {
    expect(html).toMatch(/^<ul [^>]*role="list" aria-label="Where to start">/);
    expect(html.match(/<li/g)).toHaveLength(2);
  });

  it('links only the title, so that the link has a short name', () => {
    expect(html).toMatch(
      /<a href="\/docs\/invite"[^>]*>Invite the bot<\/a><\/strong>/,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(text).toContain('Invite the bot Takes ten minutes.');
  });

  it('hides the icon from screen readers', () => {
    expect(html).toMatch(/<svg [^>]*aria-hidden="true">/);
  });
});
