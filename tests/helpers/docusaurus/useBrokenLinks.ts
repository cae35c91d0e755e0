/** Does nothing: component tests have no link checker. */
export default function useBrokenLinks() {
  return {collectAnchor: () => {}, collectLink: () => {}};
}
