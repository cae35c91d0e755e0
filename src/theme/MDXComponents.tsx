// Wrap: makes the building blocks known to every MDX file without an import,
// and lets tables scroll inside themselves. The theme's own map has no option
// to extend it.
// Every page loads them; ComparisonTable, which few posts need, is imported.
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '../components/Cards';
import Diagram from '../components/Diagram';
import Facts, {Fact} from '../components/Facts';
import ScrollTable from '../components/ScrollTable';
import SettingsPath from '../components/SettingsPath';
import Steps from '../components/Steps';
import Transcript, {Handover, Message} from '../components/Transcript';
import Answer from '../components/Transcript/Answer';

export default {
  ...MDXComponents,
  table: ScrollTable,
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
