import {expect, it} from 'vitest';
import {sectionsOf} from './categorySections.ts';

it('reads second-level headings, with the ids that Docusaurus gives them', () => {
  const markdown = `# Title

## Start with \`/status\` {/* #status */}

\`\`\`md
## In code
\`\`\`

### Deeper

## Deeper
`;
  expect(sectionsOf(markdown)).toEqual([
    {id: 'status', text: 'Start with /status'},
    {id: 'deeper-1', text: 'Deeper'},
  ]);
});
