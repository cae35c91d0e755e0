/** Pages use consistent terms and plain English. */
import {describe, expect, it} from 'vitest';
import type {PageModel} from '../../plugins/postbuild/page-model/types.ts';
import {findTerms} from '../writing/terms.ts';
import {modelOf} from '../helpers/built.ts';
import {categoryRoutes, docRoutes, postRoutes} from '../helpers/routes.ts';

/** Without code, where other names are fine. */
function proseOf({title, description, sections}: PageModel): string {
  const texts = sections.flatMap(({heading, blocks}) => [
    heading,
    ...blocks.flatMap((block) =>
      block.type === 'code'
        ? []
        : block.type === 'row'
          ? block.cells
          : block.text,
    ),
  ]);
  return [title, description, ...texts].join('\n');
}

const pages = ['/index', '/markdown-page', '/404', '/blog/tags'];

describe.each([...docRoutes, ...categoryRoutes, ...postRoutes, ...pages])(
  '%s',
  (route) => {
    it('uses our terms', () => {
      expect(findTerms(proseOf(modelOf(route)))).toEqual([]);
    });
  },
);
