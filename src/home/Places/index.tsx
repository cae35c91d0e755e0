import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Card} from '../../components/Cards';
import Section, {Grid} from '../Section';

export default function Places(): ReactNode {
  return (
    <Section
      id="places"
      title={
        <Translate id="home.places.title">
          One assistant, everywhere people ask
        </Translate>
      }
      lead={
        <Translate id="home.places.lead">
          Every place you connect shares the same knowledge and instructions.
        </Translate>
      }>
      <Grid>
        <Card
          as="h3"
          icon="hash"
          href="/docs/getting-started/invite-bot"
          title="Discord server">
          <Translate id="home.places.discord.text">
            In support channels, in every channel or in tickets, with slash
            commands for members, staff and managers.
          </Translate>
        </Card>
        <Card
          as="h3"
          icon="plane"
          href="/docs/integrations/telegram"
          title="Telegram group">
          <Translate id="home.places.telegram.text">
            Add the bot, make it an administrator and link it with a code. In
            groups with topics, you choose where it answers.
          </Translate>
        </Card>
        <Card
          as="h3"
          icon="window"
          href="/docs/integrations/web-widget"
          title="Your website">
          <Translate id="home.places.website.text">
            Add the widget with one script tag, or in your site builder. It sets
            no cookies and works only on domains you allow.
          </Translate>
        </Card>
      </Grid>
    </Section>
  );
}
