import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import LinkCard from '../../LinkCard';
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
        <LinkCard
          icon="hash"
          to="/docs/getting-started/invite-bot"
          title={
            <Translate id="home.places.discord">Discord server</Translate>
          }>
          <Translate id="home.places.discord.text">
            In support channels, in every channel or in tickets, with slash
            commands for members, staff and managers.
          </Translate>
        </LinkCard>
        <LinkCard
          icon="plane"
          to="/docs/integrations/telegram"
          title={
            <Translate id="home.places.telegram">Telegram group</Translate>
          }>
          <Translate id="home.places.telegram.text">
            Add the bot, make it an administrator and link it with a code. In
            groups with topics, you choose where it answers.
          </Translate>
        </LinkCard>
        <LinkCard
          icon="window"
          to="/docs/integrations/web-widget"
          title={<Translate id="home.places.website">Your website</Translate>}>
          <Translate id="home.places.website.text">
            Add the widget with one script tag, or in your site builder. It sets
            no cookies and works only on domains you allow.
          </Translate>
        </LinkCard>
      </Grid>
    </Section>
  );
}
