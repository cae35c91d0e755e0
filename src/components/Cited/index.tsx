/**
 * A sentence about another product, with a link to its entry in `Sources` on
 * the same page. `tests/build/comparisons.test.ts` fails on prose that names a
 * product without it.
 */
import type {ReactNode} from 'react';
import type {ToolId} from '../../../data/comparisons/tools';
import Mark from './Mark';

type Props = {
  tool: ToolId;
  /** The page that says it, by its name in the tool's `sources`. */
  page?: string;
  children: ReactNode;
};

export default function Cited({tool, page, children}: Props): ReactNode {
  return (
    <span data-about={tool}>
      {children}
      <Mark tool={tool} page={page} />
    </span>
  );
}
