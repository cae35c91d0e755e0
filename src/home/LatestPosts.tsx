import type {ReactNode} from 'react';
import posts from '@generated/docusaurus-plugin-content-blog/default/latest-posts.json';
import home from '@generated/home/default/home.json';
import Link from '@docusaurus/Link';
import Cards, {Card} from '../components/Cards';
import {formatDate} from '../components/formatDate';
import {Frame} from './Section';

export default function LatestPosts(): ReactNode {
  if (posts.length === 0) {
    return null;
  }
  return (
    <Frame id="latest-posts" title={home.posts.title}>
      <Cards>
        {posts.map(({title, permalink, date, description}) => (
          <Card
            key={permalink}
            as="h3"
            href={permalink}
            title={title}
            meta={<time dateTime={date}>{formatDate(date)}</time>}>
            <p>{description}</p>
          </Card>
        ))}
      </Cards>
      <p>
        <Link to="/blog">{home.posts.all}</Link>
      </p>
    </Frame>
  );
}
