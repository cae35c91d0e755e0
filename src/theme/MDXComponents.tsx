// Wrap (theme-classic 3.10.2): tables of MDX files scroll inside themselves,
// and their empty corner is no header. The theme's map has no option for it.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '../components/ScrollTable';
import HeaderCell from '../components/ScrollTable/HeaderCell';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: HeaderCell,
};
