import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Actions from '../Actions';
import Section from '../Section';

export default function CallToAction(): ReactNode {
  return (
    <Section
      id="begin"
      title={
        <Translate id="home.call.title">
          Try it on the questions you get every day
        </Translate>
      }
      lead={
        <Translate id="home.call.lead">
          Ten FAQs or a single docs page is enough to try it.
        </Translate>
      }>
      <Actions />
    </Section>
  );
}
