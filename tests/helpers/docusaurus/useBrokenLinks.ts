/** Collects nothing: a test has no link checker. */
export default function useBrokenLinks() {
  return {collectAnchor: () => {}, collectLink: () => {}};
}
