/** Builds the widget's script tag and its CSP from the chosen options. */
import {useState} from 'react';
import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {widgetAttributes} from '../../../data/facts/widget';
import Tool, {Status} from '../Tool';
import {policy, snippet, wrong} from './core';
import type {Options} from './core';
import Option from './Option';

type Props = {
  /** From the settings; pages pass `{widgetUrl}` and `{apiUrl}`. */
  widgetUrl: string;
  apiUrl: string;
};

function summary(options: Options): string {
  const left = wrong(options).map(({label}) => label);
  return left.length > 0
    ? `Left out because of an invalid value: ${left.join(', ')}.`
    : 'Paste the tag before </body>.';
}

export default function WidgetSnippet(urls: Props): ReactNode {
  const [options, setOptions] = useState<Options>({});
  return (
    <Tool
      label={'Create your script tag'}
      controls={widgetAttributes.map((attribute) => (
        <Option
          key={attribute.name}
          attribute={attribute}
          value={options[attribute.name] ?? ''}
          onChange={(value) =>
            setOptions({...options, [attribute.name]: value})
          }
        />
      ))}>
      <Status tone={wrong(options).length > 0 ? 'bad' : 'plain'}>
        {summary(options)}
      </Status>
      <CodeBlock language="html" title={'Script tag'}>
        {snippet(urls.widgetUrl, options)}
      </CodeBlock>
      <CodeBlock
        language="text"
        title={
          'Add this to your Content-Security-Policy header, if you have one'
        }>
        {policy(urls)}
      </CodeBlock>
    </Tool>
  );
}
