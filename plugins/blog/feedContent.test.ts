import {describe, expect, it} from 'vitest';
import {feedContent as content} from './feedContent.ts';

describe('feedContent', () => {
  it('keeps text and drops styles, scripts and roles', () => {
    expect(
      content(
        '<figure class="x" data-place="d"><figcaption>Talk</figcaption><ol role="list"><li style="color:red">Hi</ol></figure><script>1</script><button>Copy</button>',
      ),
    ).toBe(
      '<figure><figcaption>Talk</figcaption><ol><li>Hi</li></ol></figure>',
    );
  });

  it('removes highlighting from code', () => {
    expect(
      content(
        '<div class="language-ts codeBlock_a"><pre><code><span class="code-name">a</span>\n b</code></pre></div>',
      ),
    ).toContain('<pre><code class="language-ts">a\n b</code></pre>');
  });

  it('replaces a diagram with its text alternative', () => {
    const html = content(
      '<figure><figcaption>Way</figcaption><svg role="img"><text>A</text></svg><details><summary>Diagram as text</summary><ul><li>A → B</ul></details></figure>',
    );
    expect(html).toBe(
      '<figure><figcaption>Way</figcaption><ul><li>A → B</li></ul></figure>',
    );
  });

  it('unwraps layout containers', () => {
    expect(
      content('<h2>A</h2><div class="scroller"><table></table></div>'),
    ).toBe('<h2>A</h2><table></table>');
  });

  it('drops URLs with other schemes', () => {
    expect(content('<a href="javascript:alert(1)">A</a>')).toBe('<a>A</a>');
  });
});
