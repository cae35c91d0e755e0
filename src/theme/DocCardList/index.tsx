// Change: the site's cards, with an icon and the document's main sections.
// Upstream (theme-classic 3.10.2) truncates titles and descriptions and adds an
// emoji that screen readers announce.
import type {ReactNode} from 'react';
import sections from '@generated/category-sections/default/sections.json';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import Cards, {Card} from '../../components/Cards';

type Item = NonNullable<Props['items']>[number];

function DocCard({item}: {item: Item}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    return null;
  }
  const {icon = 'doc', sections: list = []} = sections[item.href ?? ''] ?? {};
  return (
    <Card title={item.label} href={item.href} icon={icon}>
      <p>{item.description ?? doc?.description}</p>
      {list.length > 0 && (
        <ul>
          {list.map(({id, text}) => (
            <li key={id}>
              <Link to={`${item.href}#${id}`}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function List({items}: {items: Item[]}): ReactNode {
  return (
    <Cards>
      {filterDocCardListItems(items).map((item, index) => (
        <DocCard key={index} item={item} />
      ))}
    </Cards>
  );
}

function Siblings(): ReactNode {
  return <List items={useCurrentSidebarSiblings()} />;
}

/** Without items, in a document: the other ones of its category. */
export default function DocCardList({items}: Props): ReactNode {
  return items ? <List items={items} /> : <Siblings />;
}
