/** Builds an invite link for the chosen modes and explains its permissions. */
import {useState} from 'react';
import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {modes} from '../../../data/facts/modes';
import type {ModeId} from '../../../data/facts/modes';
import {permissions} from '../../../data/facts/permissions';
import Tool, {Status} from '../Tool';
import {Checkbox, Group, TextField} from '../Tool/fields';
import {invite, isClientId} from './core';
import type {Invite} from './core';
import styles from './styles.module.css';

const modeIds = Object.keys(modes) as ModeId[];

function Result({asked}: {asked: Invite}): ReactNode {
  const count = String(asked.permissions.length);
  if (asked.permissions.length === 0) {
    return <Status>Choose at least one mode.</Status>;
  }
  return (
    <>
      <Status>
        Permission integer: <code>{asked.integer}</code> ({count} permissions)
      </Status>
      <CodeBlock language="text" title={'Invite link'}>
        {asked.link}
      </CodeBlock>
      <dl className={styles.permissions}>
        {asked.permissions.map((id) => (
          <div key={id}>
            <dt>{permissions[id].name}</dt>
            <dd>{permissions[id].use}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export default function InviteCalculator(): ReactNode {
  const [chosen, setChosen] = useState<readonly ModeId[]>(['support']);
  const [clientId, setClientId] = useState('');
  const id = clientId.trim();
  const toggle = (mode: ModeId, on: boolean) =>
    setChosen(modeIds.filter((it) => (it === mode ? on : chosen.includes(it))));
  return (
    <Tool
      label={'Build your invite link'}
      controls={
        <>
          <Group legend={'Modes you want to use'}>
            {modeIds.map((mode) => (
              <Checkbox
                key={mode}
                label={modes[mode].name}
                checked={chosen.includes(mode)}
                onChange={(on) => toggle(mode, on)}
              />
            ))}
          </Group>
          <TextField
            label={"Your bot's client ID"}
            hint={'From the Discord developer portal, under OAuth2.'}
            error={
              isClientId(id)
                ? null
                : 'A client ID has 17 to 20 digits and nothing else.'
            }
            placeholder="YOUR_CLIENT_ID"
            value={clientId}
            onChange={setClientId}
          />
        </>
      }>
      <Result asked={invite(chosen, id)} />
    </Tool>
  );
}
