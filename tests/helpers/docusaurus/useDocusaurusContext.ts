/** A site called 'Acme', so that a test sees a brand that is not ours. */
export default function useDocusaurusContext() {
  return {siteConfig: {title: 'Acme'}};
}
