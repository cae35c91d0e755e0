/** The docs sidebar as a list of categories, in the order shown. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

export type Outline = {label: string; routes: string[]}[];

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** Label for documents without a category. */
const LOOSE = 'Reference';

function routesOf(item: SidebarItem, docs: Map<string, string>): string[] {
  if (item.type === 'category') {
    const own =
      item.link?.type === 'generated-index'
        ? [item.link.permalink]
        : item.link
          ? [docs.get(item.link.id) ?? '']
          : [];
    return [...own, ...item.items.flatMap((child) => routesOf(child, docs))];
  }
  return item.type === 'doc' || item.type === 'ref'
    ? [docs.get(item.id) ?? '']
    : [];
}

export function outlineOf({sidebars, docs}: LoadedVersion): Outline {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const outline: Outline = [];
  for (const item of Object.values(sidebars).flat()) {
    const routes = routesOf(item, permalinks);
    const label = item.type === 'category' ? item.label : LOOSE;
    const known = outline.find((category) => category.label === label);
    if (known) {
      known.routes.push(...routes);
    } else {
      outline.push({label, routes});
    }
  }
  return outline;
}
