/**
 * Test pages with markup as Docusaurus 3.10.2 minifies it: attributes without
 * quotes, omitted end tags, React's comments.
 */
type Parts = {
  file?: string;
  htmlClass?: string;
  title?: string;
  head?: string;
  layout: string;
};

const DOC_CLASS =
  'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-guide/first';

const DOC_HEAD = `<meta data-rh=true name=docsearch:language content=en /><meta data-rh=true name=docsearch:version content=current /><meta data-rh=true name=docsearch:docusaurus_tag content=docs-default-current /><meta data-rh=true name=description content="How to begin &amp; go on."/>`;

export const site = {
  siteUrl: 'https://docs.acme.test',
  siteTitle: 'Acme',
};

export function pageSource(parts: Parts) {
  const {
    file = 'docs/guide/first.html',
    htmlClass = DOC_CLASS,
    title = 'First steps | Acme',
    head = DOC_HEAD,
    layout,
  } = parts;
  const html = `<!doctype html><html lang=en dir=ltr class="${htmlClass}" data-has-hydrated=false><head><meta charset=UTF-8><title data-rh=true>${title}</title>${head}<script>var a="</p>"</script></head><body><div id=__docusaurus><nav aria-label=Main class=navbar><a href=/>Acme</a></nav><div id=__docusaurus_skipToContent_fallback class="theme-layout-main main-wrapper mainWrapper_lroH">${layout}</div><footer class="theme-layout-footer footer">© Acme</footer></div></body></html>`;
  return {...site, file, html};
}

export const BREADCRUMBS =
  '<nav class="theme-doc-breadcrumbs breadcrumbsContainer_VJqw" aria-label=Breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item><a aria-label="Home page" class=breadcrumbs__link href=/><svg viewBox="0 0 24 24"><path d="M0 0"/></svg></a><li class=breadcrumbs__item><a class=breadcrumbs__link href=/docs/category/guide><span>Guide</span></a><li class="breadcrumbs__item breadcrumbs__item--active"><span class=breadcrumbs__link>First</span></ul></nav>';

/** A document page with this body. */
export function docSource(markdown: string) {
  return pageSource({
    layout: `<div class=docsWrapper_DhjY><aside class=theme-doc-sidebar-container><ul class=menu__list><li>Sidebar</ul></aside><main class=docMainContainer_yo07><article>${BREADCRUMBS}<div class="tocCollapsible_YY1u theme-doc-toc-mobile"><button type=button>On this page</button></div><div class="theme-doc-markdown markdown"><header><h1>First steps</h1></header>${markdown}</div><footer class="theme-doc-footer docusaurus-mt-lg"><a href=https://git.acme.test class=theme-edit-this-page>Edit this page</a><span class=theme-last-updated>Last updated<!-- --> on <b><time datetime=2026-11-15T00:43:17.000Z itemprop=dateModified>Nov 15, 2026</time></b></span></footer></article><nav class="pagination-nav" aria-label="Docs pages"><a href=/docs/next>Next</a></nav></main><div class="tableOfContents_w798 theme-doc-toc-desktop"><ul class="table-of-contents"><li><a href=#one>One</a></ul></div></div>`,
  });
}

export function heading(level: number, id: string, text: string): string {
  return `<h${level} class="anchor anchorTargetHideOnScrollNavbar_KmAv" id=${id}>${text}<a href=#${id} class=hash-link aria-label="Direct link to ${text}" title="Direct link to ${text}" translate=no>\u200B</a></h${level}>`;
}

export function codeBlock(lines: string[], title = ''): string {
  const titleBar = title && `<div class=codeBlockTitle_OeMC>${title}</div>`;
  const [first = '', ...rest] = lines;
  const code = [`<span class=code-name>${first}</span>`, ...rest].join('\n');
  return `<div class="codeBlock_mQmQ theme-code-block language-bash">${titleBar}<div class=codeBlockContent_t_Hd><pre tabindex=0 class="codeBlockText_RMoD thin-scrollbar"><code>${code}</code></pre><div class="buttonGroup_aaMX"><button type=button aria-label="Copy code to clipboard" class=clean-btn>Copy</button></div></div></div>`;
}
