// Wrap (theme-classic 3.10.2): tables of MDX files scroll inside themselves.
// The theme's own map has no option to extend it.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '../components/ScrollTable';

export default {
  ...MDXComponents,
  table: ScrollTable,
};
