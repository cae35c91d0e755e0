/**
 * robots.txt: the owner's stance on crawlers, by purpose. Pure: settings in,
 * text out.
 */
import type {Settings} from '../../settings/schema.ts';

/** Crawlers that say they collect for training, by the names they give. */
const TRAINING = [
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
];

/** Those that read a page because a person asked about it. */
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
  // https://contentsignals.org: what may be done with what was fetched.
  const signals = `Content-Signal: search=${yes(search)}, ai-input=${yes(answers)}, ai-train=${yes(training)}`;
  // A crawler obeys the one group that names it, else that of '*'.
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
