import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '../../Icon';
import {Message, Sources} from './Message';
import styles from './styles.module.css';

function Answered({brand}: {brand: string}): ReactNode {
  return (
    <>
      <Message name={translate({id: 'home.chat.asker', message: 'Mira'})}>
        <Translate id="home.chat.question">
          How do I move my licence to a new computer?
        </Translate>
      </Message>
      <Message name={brand} role="assistant">
        <Translate id="home.chat.answer">
          Sign out on the old computer, then sign in on the new one. The licence
          moves with your account.
        </Translate>
        <Sources>
          <li>
            <Translate id="home.chat.source.faq">FAQ: Move a licence</Translate>
          </li>
          <li>
            <Translate id="home.chat.source.document">
              Document: handbook.pdf
            </Translate>
          </li>
        </Sources>
      </Message>
    </>
  );
}

function HandedOver({brand}: {brand: string}): ReactNode {
  return (
    <>
      <Message name={translate({id: 'home.chat.other', message: 'Jonas'})}>
        <Translate id="home.chat.second">
          I was charged twice this month. Can I get one back?
        </Translate>
      </Message>
      <Message name={brand} role="assistant">
        <Translate id="home.chat.handover">
          I can’t decide about money. I’m handing this over to staff; they go on
          here.
        </Translate>
      </Message>
      <li className={styles.note}>
        <Icon name="people" />
        <Translate id="home.chat.note">Handed over to staff</Translate>
      </li>
      <Message
        name={translate({id: 'home.chat.staffName', message: 'Ines'})}
        role="staff">
        <Translate id="home.chat.staffReply">
          Hi Jonas, I’m looking at it now.
        </Translate>
      </Message>
    </>
  );
}

/**
 * A conversation that comes to life line by line, by CSS alone. As text it is
 * a plain list, complete from the first moment.
 */
export default function Conversation(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <figure className={styles.window}>
      <figcaption className={styles.bar}>
        <Icon name="hash" />
        <span>
          <Translate id="home.chat.channel">help</Translate>
        </span>{' '}
        <span className={styles.example}>
          <Translate id="home.chat.example">Example conversation</Translate>
        </span>
      </figcaption>
      <ol className={styles.messages}>
        <Answered brand={siteConfig.title} />
        <HandedOver brand={siteConfig.title} />
      </ol>
    </figure>
  );
}
