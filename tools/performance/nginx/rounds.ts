/** Interleaves measurements of two servers, so that load affects both. */
import type {Nginx} from '../../../tests/helpers/deploymentHarness/nginx.ts';
import {median} from '../median.ts';
import {measure} from './h2load.ts';
import type {Sample} from './h2load.ts';

export type Server = {
  origin: string;
  nginx: Nginx;
  urlOf: (path: string) => string;
};

type Measured = Sample & {cpuMicros: number};
type Name = 'ours' | 'stock';

export type Row = {
  name: string;
  encoding: string;
  paths: string[];
  rounds: Record<Name, Measured>[];
};

const REQUESTS = 400;

export const ratioOf = ({rounds}: Row) =>
  median(rounds.map(({ours, stock}) => ours.perSecond / stock.perSecond));

const medianOf = ({rounds}: Row, name: Name, figure: keyof Measured) =>
  Math.round(median(rounds.map((round) => round[name][figure])));

export const isHeavy = (row: Row) =>
  medianOf(row, 'ours', 'bytesPerRequest') >=
  medianOf(row, 'stock', 'bytesPerRequest');

async function measureServer(
  {nginx, urlOf}: Server,
  {paths, encoding}: Row,
): Promise<Measured> {
  const before = nginx.cpuMs();
  const sample = await measure(paths.map(urlOf), encoding, REQUESTS);
  const cpuMicros = ((nginx.cpuMs() - before) * 1000) / REQUESTS;
  return {...sample, cpuMicros};
}

/** Alternates which server goes first. */
export async function runRound(
  row: Row,
  servers: Record<Name, Server>,
): Promise<void> {
  const names: Name[] =
    row.rounds.length % 2 === 0 ? ['ours', 'stock'] : ['stock', 'ours'];
  const round: Partial<Record<Name, Measured>> = {};
  for (const name of names) {
    round[name] = await measureServer(servers[name], row);
  }
  row.rounds.push(round as Record<Name, Measured>);
}

export function print(rows: readonly Row[]): void {
  const both = (row: Row, figure: keyof Measured) =>
    `${medianOf(row, 'ours', figure)} / ${medianOf(row, 'stock', figure)}`;
  console.log('medians, ours / stock');
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          'requests per second': both(row, 'perSecond'),
          ratio: Number(ratioOf(row).toFixed(2)),
          'bytes per request': both(row, 'bytesPerRequest'),
          'CPU µs': both(row, 'cpuMicros'),
          rounds: row.rounds.length,
        },
      ]),
    ),
  );
}
