/**
 * robots.txt from the owner's crawler settings. Pure function.
 */
import type {Settings} from '../settings/schema.ts';

/** User agents that collect training data. */
const TRAINING = [
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
];

/** User agents that fetch a page to answer a person's question. */
const ANSWERS = [
  'ChatGPT-User',
  'Claude-User',
  'MistralAI-User',
  'Perplexity-User',
];

function group(agents: readonly string[], rule: string): string {
  return [...agents.map((agent) => `User-agent: ${agent}`), rule].join('\n');
}

const yes = (allowed: boolean) => (allowed ? 'yes' : 'no');

export function robotsTxt({crawlers, urls}: Settings): string {
  const {search, answers, training} = crawlers;
  // https://contentsignals.org: how fetched content may be used.
  const signals = `Content-Signal: search=${yes(search)}, ai-input=${yes(answers)}, ai-train=${yes(training)}`;
  // A crawler follows the group that names it, otherwise '*'.
  const named = [
    ...(search === answers
      ? []
      : [group(ANSWERS, answers ? 'Allow: /' : 'Disallow: /')]),
    ...(search === training
      ? []
      : [group(TRAINING, training ? 'Allow: /' : 'Disallow: /')]),
  ];
  return `${[
    `User-agent: *\n${signals}\n${search ? 'Allow: /' : 'Disallow: /'}`,
    ...named,
    `Sitemap: ${urls.site}/sitemap.xml`,
  ].join('\n\n')}\n`;
}
