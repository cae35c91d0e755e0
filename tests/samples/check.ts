/** Decides how to check a block, and checks it. */
import {diagramElement} from '../../plugins/content/diagrams/index.ts';
import {
  checkClient,
  checkDuplicate,
  checkStreamedAnswer,
} from './checks/api.ts';
import {checkFaqCsv, checkHtml, checkHttp} from './checks/files.ts';
import {checkVerifyWebhook, checkWidgetToken} from './checks/modules.ts';
import {isProgram, runProgram} from './checks/programs.ts';
import {
  checkUrl,
  checkCommands,
  checkInstructions,
  checkWidgetPolicy,
} from './checks/texts.ts';
import type {Block} from './collect.ts';
import type {Mock} from './mock.ts';
import type {Validate} from './schemas.ts';
import {checkStream} from './stream.ts';

export type Outcome = 'run' | 'validated' | 'marked';

export type Means = {mock: Mock; validate: Validate};

type Check = (text: string, means: Means, block: Block) => unknown;

/** The checks that `check="…"` in an info string can name. */
const NAMED: Readonly<Record<string, {outcome: Outcome; check: Check}>> = {
  client: {
    outcome: 'run',
    check: (_, {mock}, block) => checkClient(block, mock),
  },
  duplicate: {
    outcome: 'run',
    check: (_, {mock}, block) => checkDuplicate(block, mock),
  },
  'streamed-answer': {
    outcome: 'run',
    check: (_, {mock}, block) => checkStreamedAnswer(block, mock),
  },
  'verify-webhook': {
    outcome: 'run',
    check: (_, _means, block) => checkVerifyWebhook(block),
  },
  commands: {outcome: 'validated', check: checkCommands},
  instructions: {outcome: 'validated', check: checkInstructions},
  address: {outcome: 'validated', check: checkUrl},
  'widget-policy': {outcome: 'validated', check: checkWidgetPolicy},
  stream: {
    outcome: 'validated',
    check: (text, {validate}) => checkStream(text, validate),
  },
  'widget-token': {outcome: 'run', check: checkWidgetToken},
};

/** The check for a language if the info string names none. */
const LANGUAGES: Readonly<Record<string, Check>> = {
  html: checkHtml,
  csv: checkFaqCsv,
  http: (text) => checkHttp(text),
};

const UNKNOWN = `add check="…" (${Object.keys(NAMED).join(', ')}), schema="…" for JSON, or no-run="why"`;

export async function checkBlock(block: Block, means: Means): Promise<Outcome> {
  const {language, meta, text} = block;
  if (meta['no-run']) {
    return 'marked';
  }
  if (meta.example) {
    // A quoted file runs in its example's tests.
    return 'run';
  }
  const named = meta.check ? NAMED[meta.check] : undefined;
  if (named) {
    await named.check(text, means, block);
    return named.outcome;
  }
  if (!meta.check && isProgram(language)) {
    await runProgram(language, text, means.mock);
    return 'run';
  }
  if (language === 'json' && meta.schema) {
    means.validate(meta.schema, JSON.parse(text));
    return 'validated';
  }
  if (language === 'dot') {
    await diagramElement(`title="${meta.title}"`, text);
    return 'validated';
  }
  const known = LANGUAGES[language];
  if (!known || meta.check) {
    throw new Error(`nothing checks this block: ${UNKNOWN}`);
  }
  await known(text, means, block);
  return 'validated';
}
