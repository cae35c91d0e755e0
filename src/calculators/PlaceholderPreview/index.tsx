/** Previews custom instructions with example values. */
import {useState} from 'react';
import type {ReactNode} from 'react';
import {limits, shown} from '../../../data/facts/limits';
import {platforms} from '../../../data/facts/platforms';
import Tool from '../Tool';
import {Checkbox, Choice, TextField} from '../Tool/fields';
import {fill} from './core';
import Preview from './Preview';

/** One placeholder is empty on each platform. */
const EXAMPLE = `It is {{time}}. Our team is here until 17:00.
After that, say so when you hand over. On Discord, hand over to {{staff.role}}.
Greet {{user.name}} by name. You are in {{channel.name}} of {{place.name}}.
If the visitor is reading a page, its title is: {{page.title}}`;

const limit = limits.instructions.workspace;

function tooLong(text: string): string | null {
  return text.length > limit.value
    ? `This is ${String(text.length)} characters long. The limit is ${shown(limit)}.`
    : null;
}

export default function PlaceholderPreview(): ReactNode {
  const [text, setText] = useState(EXAMPLE);
  const [id, setId] = useState(platforms[0]!.id);
  const platform = platforms.find((it) => it.id === id)!;
  const [condition, setCondition] = useState(false);
  return (
    <Tool
      label={'Preview your instructions'}
      controls={
        <>
          <TextField
            label={'Instructions'}
            rows={6}
            error={tooLong(text)}
            value={text}
            onChange={setText}
          />
          <Choice
            legend={'Where the question is asked'}
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
      <p>What the assistant receives, with example values:</p>
      <Preview parts={fill(text, {platform: id, condition})} />
    </Tool>
  );
}
