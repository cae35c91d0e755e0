// Wrap: makes the building blocks known to every MDX file without an import,
// lets tables scroll inside themselves, takes code blocks as the build has made
// them, and loads a picture that opens a page at once. The theme's own map has
// no option to extend it. Every page loads these; ComparisonTable, which few
// posts need, is imported.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '../components/Cards';
import Diagram from '../components/Diagram';
import Facts, {Fact} from '../components/Facts';
import OpeningPicture from '../components/OpeningPicture';
import ScrollTable from '../components/ScrollTable';
import SettingsPath from '../components/SettingsPath';
import Steps from '../components/Steps';
import Transcript, {Handover, Message} from '../components/Transcript';
import Answer from '../components/Transcript/Answer';

export default {
  ...MDXComponents,
  img: OpeningPicture,
  table: ScrollTable,
  // Past upstream's for `pre` and `code`, which ask what they hold.
  pre: CodeBlock,
  Transcript,
  Message,
  Answer,
  Handover,
  Steps,
  Cards,
  Card,
  SettingsPath,
  Facts,
  Fact,
  // Written as a `dot` code block: src/plugins/diagrams.
  Diagram,
};
