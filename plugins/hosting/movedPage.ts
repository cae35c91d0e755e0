/**
 * A page that forwards, in the place of one that moved. Every host has it; those
 * that read `_redirects` answer 301 instead, except Netlify.
 */
export function movedPage({pathname, hash, origin}: URL): string {
  const canonical = origin + pathname;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${pathname}${hash}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<p>This page has moved: <a href="${pathname}${hash}">${canonical}</a></p>
`;
}
