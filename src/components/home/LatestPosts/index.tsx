import type {ReactNode} from 'react';
import posts from '@generated/docusaurus-plugin-content-blog/default/latest-posts.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import cards from '../../Cards/styles.module.css';
import {formatDate} from '../../formatDate';
import LinkCard from '../../LinkCard';
import Section, {Grid} from '../Section';

export default function LatestPosts(): ReactNode {
  return (
    <Section
      id="latest-posts"
      title={<Translate id="home.posts.title">From the blog</Translate>}>
      <Grid>
        {posts.map(({title, permalink, date, description}) => (
          <LinkCard key={permalink} to={permalink} title={title}>
            <p>{description}</p>
            <div className={cards.meta}>
              <time dateTime={date}>{formatDate(date)}</time>
            </div>
          </LinkCard>
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
