import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Transcript, {Handover, Message} from '../../components/Transcript';
import Answer from '../../components/Transcript/Answer';

const FAQ = translate({
  id: 'home.chat.source',
  message: 'FAQ: How do I move my licence to another computer?',
});

/** A thread: a question with its answer, and one that staff take over. */
export default function Conversation(): ReactNode {
  return (
    <Transcript
      place="discord"
      label={translate({
        id: 'home.chat.label',
        message: 'an example thread in #help',
      })}>
      <Message from="Mira">
        <Translate id="home.chat.question">
          How do I move my licence to a new computer?
        </Translate>
      </Message>
      <Answer sources={[{title: FAQ}]}>
        <Translate id="home.chat.answer">
          Sign out on the old computer, then sign in on the new one. The licence
          moves with your account.
        </Translate>
      </Answer>
      <Message from="Mira">
        <Translate id="home.chat.second">
          Thanks! I was also charged twice. Can I get one payment back?
        </Translate>
      </Message>
      <Handover to={translate({id: 'home.chat.staff', message: 'staff'})}>
        <Translate id="home.chat.handover">
          I can't approve refunds, so I've asked the support team to take a
          look. They'll reply right here.
        </Translate>
      </Handover>
      <Message from="Ines" role="Staff">
        <Translate id="home.chat.staffReply">
          Hi Mira, I'm looking at it now.
        </Translate>
      </Message>
    </Transcript>
  );
}
