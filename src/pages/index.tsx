import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/home/default/home.json';
import Layout from '@theme/Layout';
import Hero from '../home/Hero';
import LatestPosts from '../home/LatestPosts';
import Section from '../home/Section';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <Hero />
        {home.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <LatestPosts />
      </main>
    </Layout>
  );
}
