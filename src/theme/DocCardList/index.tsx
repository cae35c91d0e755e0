// Change: the site's cards. Upstream (theme-classic 3.10.2) truncates titles and
// descriptions and adds an emoji that screen readers announce.
import type {ReactNode} from 'react';
import {
  filterDocCardListItems,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import Cards, {Card} from '../../components/Cards';

type Item = NonNullable<Props['items']>[number];

function DocCard({item}: {item: Item}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  return item.type === 'html' ? null : (
    <Card title={item.label} href={item.href}>
      {item.description ?? doc?.description}
    </Card>
  );
}

export default function DocCardList({items = []}: Props): ReactNode {
  return (
    <Cards>
      {filterDocCardListItems(items).map((item, index) => (
        <DocCard key={index} item={item} />
      ))}
    </Cards>
  );
}
