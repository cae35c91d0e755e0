import path from 'node:path';
import type {LoaderContext} from 'webpack';

type Options = {folders: string[]; files: string[]};

/** Names what a page is made of besides its own text. */
export default function pageSourcesLoader(
  this: LoaderContext<Options>,
  text: string,
): string {
  const {folders, files} = this.getOptions();
  files.forEach((file) => this.addDependency(file));
  // Added and removed files count, too; images are next to the page.
  [...folders, path.dirname(this.resourcePath)].forEach((folder) =>
    this.addContextDependency(folder),
  );
  return text;
}
