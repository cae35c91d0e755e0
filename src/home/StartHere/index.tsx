import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import cards from '../../components/Cards/styles.module.css';
import Icon from '../../components/Icon';
import type {IconName} from '../../components/Icon';
import Section, {Grid} from '../Section';

function Reader({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={cards.card}>
      <Icon name={icon} className={cards.icon} />
      <Heading as="h3" className={cards.title}>
        {title}
      </Heading>
      <div className={cards.text}>
        <ul>{children}</ul>
      </div>
    </li>
  );
}

function Item({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

export default function StartHere(): ReactNode {
  return (
    <Section
      id="start-here"
      title={<Translate id="home.start.title">Where to start</Translate>}>
      <Grid>
        <Reader
          icon="sliders"
          title={
            <Translate id="home.start.owner">You run the community</Translate>
          }>
          <Item to="/docs/getting-started/invite-bot">
            <Translate id="home.start.owner.1">Invite the bot</Translate>
          </Item>
          <Item to="/docs/knowledge-bases">
            <Translate id="home.start.owner.2">Add knowledge</Translate>
          </Item>
          <Item to="/docs/custom-instructions">
            <Translate id="home.start.owner.3">
              Set tone, scope and handovers
            </Translate>
          </Item>
        </Reader>
        <Reader
          icon="people"
          title={
            <Translate id="home.start.staff">You answer questions</Translate>
          }>
          <Item to="/docs/commands">
            <Translate id="home.start.staff.1">
              Commands to take over, correct and resume
            </Translate>
          </Item>
          <Item to="/docs/common-tips-and-tricks#conversations">
            <Translate id="home.start.staff.4">
              Review conversations in the panel
            </Translate>
          </Item>
          <Item to="/docs/knowledge-bases/faqs">
            <Translate id="home.start.staff.2">
              Write FAQs that answer well
            </Translate>
          </Item>
          <Item to="/docs/common-tips-and-tricks">
            <Translate id="home.start.staff.3">Troubleshooting</Translate>
          </Item>
        </Reader>
        <Reader
          icon="code"
          title={
            <Translate id="home.start.developer">You write code</Translate>
          }>
          <Item to="/docs/api-developers/api">
            <Translate id="home.start.developer.1">
              Developer API and webhooks
            </Translate>
          </Item>
          <Item to="/docs/api-developers/example-projects">
            <Translate id="home.start.developer.2">Example projects</Translate>
          </Item>
          <Item to="/docs/integrations/web-widget">
            <Translate id="home.start.developer.3">
              Web widget and its page API
            </Translate>
          </Item>
        </Reader>
      </Grid>
    </Section>
  );
}
