import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import CallToAction from '../home/CallToAction';
import Hero from '../home/Hero';
import HowItWorks from '../home/HowItWorks';
import LatestPosts from '../home/LatestPosts';
import Modes from '../home/Modes';
import Places from '../home/Places';
import StartHere from '../home/StartHere';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <Hero />
        <Places />
        <HowItWorks />
        <Modes />
        <StartHere />
        <LatestPosts />
        <CallToAction />
      </main>
    </Layout>
  );
}
