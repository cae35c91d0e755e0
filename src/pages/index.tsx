import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import CallToAction from '../components/home/CallToAction';
import Hero from '../components/home/Hero';
import HowItWorks from '../components/home/HowItWorks';
import LatestPosts from '../components/home/LatestPosts';
import Modes from '../components/home/Modes';
import Places from '../components/home/Places';
import StartHere from '../components/home/StartHere';

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
