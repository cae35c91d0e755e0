import type {ReactNode} from 'react';
import posts from '@generated/docusaurus-plugin-content-blog/default/latest-posts.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {formatDate} from '../../components/formatDate';
import {Card} from '../../components/Cards';
import Section, {Grid} from '../Section';

export default function LatestPosts(): ReactNode {
  if (posts.length === 0) {
    return null;
  }
  return (
    <Section
      id="latest-posts"
      title={<Translate id="home.posts.title">From the blog</Translate>}>
      <Grid>
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
      </Grid>
      <p>
        <Link to="/blog">
          <Translate id="home.posts.all">All posts</Translate>
        </Link>
      </p>
    </Section>
  );
}
