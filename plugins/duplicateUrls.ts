/**
 * Docusaurus fails the build when two documents or posts have the same URL, but
 * names only the URL. This names the files.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

type Source = {permalink: string; source: string};

function sourcesIn(docs?: LoadedContent, blog?: BlogContent): Source[] {
  return [
    ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
  ];
}

export default function duplicateUrls(): Plugin {
  return {
    name: 'duplicate-urls',
    async allContentLoaded({allContent}) {
      const sources = sourcesIn(
        allContent['docusaurus-plugin-content-docs']?.default as LoadedContent,
        allContent['docusaurus-plugin-content-blog']?.default as BlogContent,
      );
      const files = new Map<string, string>();
      for (const {permalink, source} of sources) {
        const file = source.replace('@site/', '');
        const other = files.get(permalink);
        if (other !== undefined) {
          throw new Error(
            `${other} and ${file} have the same URL, ${permalink}: change the slug of one.`,
          );
        }
        files.set(permalink, file);
      }
    },
  };
}
