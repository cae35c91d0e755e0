/** Records are stored HTML-escaped; the only markup is the service's <mark>. */
export function asHtml(html: string) {
  return {dangerouslySetInnerHTML: {__html: html}};
}
