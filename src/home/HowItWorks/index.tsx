import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import cards from '../../components/Cards/styles.module.css';
import Section from '../Section';
import {
  AnswerIllustration,
  KnowledgeIllustration,
  QuestionIllustration,
} from './Illustrations';
import styles from './styles.module.css';

function Step({
  illustration,
  title,
  children,
}: {
  illustration: ReactNode;
  title: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={clsx(cards.card, styles.step)}>
      {illustration}
      <Heading as="h3" className={cards.title}>
        {title}
      </Heading>
      <p className={cards.text}>{children}</p>
    </li>
  );
}

export default function HowItWorks(): ReactNode {
  return (
    <Section
      id="how-it-works"
      title={<Translate id="home.how.title">How it works</Translate>}
      lead={
        <Translate id="home.how.lead">
          Knowledge is retrieved when a question is asked. Nobody's messages
          train a model.
        </Translate>
      }>
      <ol className={clsx(cards.cards, styles.steps)} role="list">
        <Step
          illustration={<KnowledgeIllustration />}
          title={<Translate id="home.how.1">You add knowledge</Translate>}>
          <Translate id="home.how.1.text">
            FAQs, documents, websites, knowledge channels and Git repositories.
          </Translate>
        </Step>
        <Step
          illustration={<QuestionIllustration />}
          title={
            <Translate id="home.how.2">Someone asks a question</Translate>
          }>
          <Translate id="home.how.2.text">
            The assistant retrieves the passages of your knowledge that match.
          </Translate>
        </Step>
        <Step
          illustration={<AnswerIllustration />}
          title={
            <Translate id="home.how.3">
              The assistant answers if it's sure
            </Translate>
          }>
          <Translate id="home.how.3.text">
            If the passages clear the answer bar you set, it answers and cites
            its sources. If not, it doesn't guess.
          </Translate>
        </Step>
      </ol>
    </Section>
  );
}
