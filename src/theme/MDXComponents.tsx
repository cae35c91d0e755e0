// Wrap (theme-classic 3.10.2): makes the building blocks known to every MDX
// file without an import. The theme's own map has no option to extend it.
import MDXComponents from '@theme-original/MDXComponents';
import Transcript, {Handover, Message} from '../components/Transcript';
import Answer from '../components/Transcript/Answer';

export default {
  ...MDXComponents,
  Transcript,
  Message,
  Answer,
  Handover,
};
