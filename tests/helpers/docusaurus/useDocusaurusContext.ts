/** A site called 'Acme', to detect our brand in components. */
export default function useDocusaurusContext() {
  return {siteConfig: {title: 'Acme'}};
}
