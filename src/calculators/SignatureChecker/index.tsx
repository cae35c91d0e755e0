/** Checks a webhook's signature and explains why it's invalid. */
import {startTransition, useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {webhookSigning} from '../../../data/facts/api';
import Tool, {Status} from '../Tool';
import {TextField} from '../Tool/fields';
import {check} from './core';
import type {Webhook} from './core';
import {example, exampleCheck} from './example';
import {ageText, verdictText} from './words';

/** Keeps the last result until the next one is ready. */
function useCheck(webhook: Webhook) {
  const [result, setResult] = useState(exampleCheck);
  useEffect(() => {
    if (webhook === example) {
      return;
    }
    let current = true;
    void check(webhook, Date.now()).then((checked) => {
      if (current) {
        startTransition(() => setResult(checked));
      }
    });
    return () => {
      current = false;
    };
  }, [webhook]);
  return result;
}

const {id, timestamp, signature} = webhookSigning.headers;

function fields(): {name: keyof Webhook; label: string; rows?: number}[] {
  return [
    {
      name: 'secret',
      label: 'Secret of a test endpoint',
    },
    {name: 'id', label: id},
    {name: 'timestamp', label: timestamp},
    {name: 'signature', label: signature},
    {
      name: 'body',
      label: 'Body, as received',
      rows: 5,
    },
  ];
}

export default function SignatureChecker(): ReactNode {
  const [webhook, setWebhook] = useState(example);
  const {verdict, age} = useCheck(webhook);
  return (
    <Tool
      label={'Check a webhook signature'}
      controls={fields().map(({name, label, rows}) => (
        <TextField
          key={name}
          label={label}
          rows={rows}
          value={webhook[name]}
          onChange={(value) => {
            // Only the body may start or end with white space.
            const exact = name === 'body' ? value : value.trim();
            setWebhook({...webhook, [name]: exact});
          }}
        />
      ))}>
      <Status tone={verdict === 'valid' ? 'good' : 'bad'}>
        {verdictText(verdict)} {ageText(age)}
      </Status>
    </Tool>
  );
}
