import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Tool, {Status} from '.';
import {Checkbox, Choice, TextField} from './fields';

const nothing = () => undefined;

describe('Tool', () => {
  const {html, text} = render(
    <Tool label="Count" controls={<button type="button">Add</button>}>
      <Status tone="good">One</Status>
    </Tool>,
  );

  it('is a named section, of which search has nothing', () => {
    const id = /<section[^>]* aria-labelledby="([^"]+)"[^>]*>/.exec(html)![1]!;
    expect(html).toContain(`id="${id}">Count</p>`);
    expect(html).toMatch(/<section[^>]* data-search-ignore=""/);
  });

  it('announces its result', () => {
    expect(html).toMatch(/<p[^>]* role="status"[^>]*>One<\/p>/);
  });

  it('explains that it needs JavaScript, and what happens to the input', () => {
    expect(text).toContain('turn on JavaScript');
    expect(text).toContain('Nothing is stored or sent');
  });

  it('is not a form, so that Enter before hydration submits nothing', () => {
    expect(html).not.toMatch(/<form| name=/);
  });
});

describe('TextField', () => {
  it('associates label, hint and error with the field', () => {
    const {html} = render(
      <TextField label="Id" hint="Digits" value="" onChange={nothing} />,
    );
    const id = /<label for="([^"]+)">Id/.exec(html)![1]!;
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`aria-describedby="${id}-help"`);
    expect(html).not.toContain('aria-invalid');
  });

  it('shows an error instead of the hint', () => {
    const {html, text} = render(
      <TextField
        label="Id"
        hint="Digits"
        error="No"
        value="x"
        onChange={nothing}
      />,
    );
    expect(html).toContain('aria-invalid="true"');
    expect(text).toBe('Id No');
  });
});

describe('Choice and Checkbox', () => {
  it('are labelled controls; one choice is selected', () => {
    const {html} = render(
      <>
        <Choice
          legend="Place"
          choices={{a: 'One', b: 'Two'}}
          value={'b' as 'a' | 'b'}
          onChange={nothing}
        />
        <Checkbox label="Open" checked onChange={nothing} />
      </>,
    );
    expect(html).toMatch(/<fieldset[^>]*><legend>Place<\/legend>/);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/checked=""[^>]*\/>Two<\/label>/);
    expect(html).toMatch(/<label[^>]*><input type="checkbox".*Open<\/label>/);
  });
});
