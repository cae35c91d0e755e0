// Change: the site's cards, with the sections of a document that is alone in its
// category. Upstream (theme-classic 3.10.2) truncates titles and descriptions
// and adds an emoji that screen readers announce.
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

function Sections({of: href = ''}: {of?: string}): ReactNode {
  const list = sections[href];
  return (
    list && (
      <ul>
        {list.map(({id, text}) => (
          <li key={id}>
            <Link to={`${href}#${id}`}>{text}</Link>
          </li>
        ))}
      </ul>
    )
  );
}

function DocCard({item}: {item: Item}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  return item.type === 'html' ? null : (
    <Card title={item.label} href={item.href}>
      <p>{item.description ?? doc?.description}</p>
      <Sections of={item.href} />
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
