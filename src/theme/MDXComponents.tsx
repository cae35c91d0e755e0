// Wrap: makes our MDX components available without an import, adds scroll
// containers to tables and uses code highlighted by the build. ComparisonTable,
// which few posts need, is imported where it's used.
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '../components/Cards';
import Diagram from '../components/Diagram';
import HighlightedCode from '../components/HighlightedCode';
import Screen from '../components/Screen';
import ScrollTable from '../components/ScrollTable';
import SettingsPath from '../components/SettingsPath';
import Steps from '../components/Steps';
import Transcript, {Handover, Message} from '../components/Transcript';
import Answer from '../components/Transcript/Answer';

export default {
  ...MDXComponents,
  table: ScrollTable,
  pre: HighlightedCode,
  Transcript,
  Message,
  Answer,
  Handover,
  Steps,
  Cards,
  Card,
  SettingsPath,
  Screen,
  // Generated from `dot` code blocks: plugins/content/diagrams.
  Diagram,
};
