import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Facts, {Fact} from './index';

describe('Facts', () => {
  it('is a definition list with a caption', () => {
    const {html, text} = render(
      <Facts
        label="Limits of a document"
        items={[
          ['Size', '20 MB'],
          ['Formats', 'PDF, DOCX'],
        ]}
      />,
    );
    expect(html).toMatch(/^<figure[^>]*><figcaption[^>]*>Limits of a document/);
    expect(html).toMatch(/<dt[^>]*>Size<\/dt><dd[^>]*>20 MB<\/dd>/);
    expect(text).toBe('Limits of a document Size 20 MB Formats PDF, DOCX');
  });

  it('accepts values with markup as children', () => {
    const {html} = render(
      <Facts label="Refresh">
        <Fact name="Now">
          <code>/source refresh</code>
        </Fact>
      </Facts>,
    );
    expect(html).toMatch(/<dd[^>]*><code>\/source refresh<\/code><\/dd>/);
  });
});
