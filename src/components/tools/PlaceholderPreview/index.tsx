/** Previews custom instructions with example values. */
import {useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {limits, shown} from '../../../../data/facts/limits';
import {platforms} from '../../../../data/facts/platforms';
import Tool from '../Tool';
import {Checkbox, Choice, TextField} from '../Tool/fields';
import {fill} from './core';
import Preview from './Preview';

/** One placeholder is empty on each platform. */
const EXAMPLE = `Greet {{user.name}} in {{language}}.
You are in {{channel.name}} of {{place.name}}.
If the visitor is reading a page, its title is: {{page.title}}
If it is after 17:00, then say so before you hand over to {{staff.role}}. It is {{time}}.`;

const limit = limits.instructions.workspace;

function tooLong(text: string): string | null {
  return text.length > limit.value
    ? translate(
        {
          id: 'site.tools.placeholders.tooLong',
          message: 'This is {length} characters long. The limit is {limit}.',
        },
        {length: String(text.length), limit: shown(limit)},
      )
    : null;
}

export default function PlaceholderPreview(): ReactNode {
  const [text, setText] = useState(EXAMPLE);
  const [id, setId] = useState(platforms[0]!.id);
  const platform = platforms.find((it) => it.id === id)!;
  const [condition, setCondition] = useState(false);
  return (
    <Tool
      label={translate({
        id: 'site.tools.placeholders.label',
        message: 'Preview your instructions',
      })}
      controls={
        <>
          <TextField
            label={translate({
              id: 'site.tools.placeholders.text',
              message: 'Instructions',
            })}
            rows={6}
            error={tooLong(text)}
            value={text}
            onChange={setText}
          />
          <Choice
            legend={translate({
              id: 'site.tools.placeholders.place',
              message: 'Where the question is asked',
            })}
            choices={Object.fromEntries(
              platforms.map((it) => [it.id, it.label]),
            )}
            value={id}
            onChange={setId}
          />
          <Checkbox
            label={platform.condition}
            checked={condition}
            onChange={setCondition}
          />
        </>
      }>
      <p>
        <Translate id="site.tools.placeholders.result">
          What the assistant receives, with example values:
        </Translate>
      </p>
      <Preview parts={fill(text, {platform: id, condition})} />
    </Tool>
  );
}
