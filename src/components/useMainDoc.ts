import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/** The path of the first document, whatever the docs are called. */
export function useMainDoc(): string {
  const {docs, mainDocId} = useLatestVersion(undefined);
  return docs.find(({id}) => id === mainDocId)!.path;
}
