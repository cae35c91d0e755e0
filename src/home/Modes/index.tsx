import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Card} from '../../components/Cards';
import Section, {Grid} from '../Section';
import styles from './styles.module.css';

/** How the modes differ: when they start, what they do when unsure. */
function Behaviour({
  starts,
  unsure,
}: {
  starts: ReactNode;
  unsure: ReactNode;
}): ReactNode {
  return (
    <dl className={styles.facts}>
      <dt>
        <Translate id="home.modes.starts">Starts with</Translate>
      </dt>
      <dd>{starts}</dd>
      <dt>
        <Translate id="home.modes.unsure">When unsure</Translate>
      </dt>
      <dd>{unsure}</dd>
    </dl>
  );
}

export default function Modes(): ReactNode {
  return (
    <Section
      id="modes"
      title={
        <Translate id="home.modes.title">Three modes for Discord</Translate>
      }
      lead={
        <Translate id="home.modes.lead">
          For chosen channels, the whole server or tickets. The assistant stops
          when staff reply.
        </Translate>
      }>
      <Grid>
        <Card
          as="h3"
          icon="chat"
          href="/docs/automation-modes/ai-support-channel"
          title="AI support channel">
          <Behaviour
            starts={
              <Translate id="home.modes.channel.starts">
                Every new message or forum post in the channels you choose
              </Translate>
            }
            unsure={
              <Translate id="home.modes.channel.unsure">
                Says so and shows a button to get staff
              </Translate>
            }
          />
        </Card>
        <Card
          as="h3"
          icon="layers"
          href="/docs/automation-modes/answer-in-all-channels"
          title="Answer in all channels">
          <Behaviour
            starts={
              <Translate id="home.modes.all.starts">
                A question that clears the answer bar, or a mention
              </Translate>
            }
            unsure={
              <Translate id="home.modes.all.unsure">
                Stays silent, unless someone mentioned it
              </Translate>
            }
          />
        </Card>
        <Card
          as="h3"
          icon="ticket"
          href="/docs/automation-modes/ticket-automation"
          title="Ticket automation">
          <Behaviour
            starts={
              <Translate id="home.modes.ticket.starts">
                The opener's first message in a ticket
              </Translate>
            }
            unsure={
              <Translate id="home.modes.ticket.unsure">
                Says so and pings the staff role once
              </Translate>
            }
          />
        </Card>
      </Grid>
    </Section>
  );
}
