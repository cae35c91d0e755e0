/**
 * Prints the unanswered questions of a day as Markdown.
 * Usage: node src/cli.ts [--day 2025-11-02]
 */
import {parseArgs} from 'node:util';
import {connect} from './api.ts';
import {writeReport} from './report.ts';
import type {Conversation} from './report.ts';

const DAY = 24 * 60 * 60 * 1000;

const isoDay = (time: number): string =>
  new Date(time).toISOString().slice(0, 10);

async function main(): Promise<void> {
  const {values} = parseArgs({options: {day: {type: 'string'}}});
  // A whole day in UTC, so a late job misses nothing and repeats nothing.
  const day = values.day ?? isoDay(Date.now() - DAY);
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start))
    throw new Error(`--day ${day} isn't a date like 2025-11-02.`);

  const conversations = await connect().list<Conversation>('/conversations', {
    status: 'unanswered',
    since: new Date(start).toISOString(),
    until: new Date(start + DAY).toISOString(),
  });
  console.log(writeReport(day, conversations));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
