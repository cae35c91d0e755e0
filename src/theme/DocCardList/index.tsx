// Change: the site's cards. Upstream (theme-classic 3.10.2) truncates titles and
// descriptions and adds an emoji that screen readers announce.
import type {ReactNode} from 'react';
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
  return item.type === 'html' ? null : (
    <Card title={item.label} href={item.href}>
      <p>{item.description ?? doc?.description}</p>
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
