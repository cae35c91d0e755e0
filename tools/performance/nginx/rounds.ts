/** Two servers measured in turns, so that a busy machine disturbs both. */
import type {Nginx} from '../../../tests/helpers/deploymentHarness/nginx.ts';
import {measure} from './h2load.ts';
import type {Sample} from './h2load.ts';

export type Server = {
  origin: string;
  nginx: Nginx;
  urlOf: (path: string) => string;
};

type Measured = Sample & {cpuMicros: number};
type Name = 'ours' | 'bare';

export type Row = {
  name: string;
  encoding: string;
  paths: string[];
  rounds: Record<Name, Measured>[];
};

const REQUESTS = 400;

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export const ratioOf = ({rounds}: Row) =>
  median(rounds.map(({ours, bare}) => ours.perSecond / bare.perSecond));

const medianOf = ({rounds}: Row, name: Name, figure: keyof Measured) =>
  Math.round(median(rounds.map((round) => round[name][figure])));

export const isHeavy = (row: Row) =>
  medianOf(row, 'ours', 'bytesPerRequest') >=
  medianOf(row, 'bare', 'bytesPerRequest');

async function measureServer(
  {nginx, urlOf}: Server,
  {paths, encoding}: Row,
): Promise<Measured> {
  const before = nginx.cpuMs();
  const sample = await measure(paths.map(urlOf), encoding, REQUESTS);
  const cpuMicros = ((nginx.cpuMs() - before) * 1000) / REQUESTS;
  return {...sample, cpuMicros};
}

/** Each is the first as often as the second. */
export async function runRound(
  row: Row,
  servers: Record<Name, Server>,
): Promise<void> {
  const names: Name[] =
    row.rounds.length % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours'];
  const round: Partial<Record<Name, Measured>> = {};
  for (const name of names) {
    round[name] = await measureServer(servers[name], row);
  }
  row.rounds.push(round as Record<Name, Measured>);
}

export function print(rows: readonly Row[]): void {
  const both = (row: Row, figure: keyof Measured) =>
    `${medianOf(row, 'ours', figure)} / ${medianOf(row, 'bare', figure)}`;
  console.log('medians, ours / bare');
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          'requests a second': both(row, 'perSecond'),
          ratio: Number(ratioOf(row).toFixed(2)),
          'bytes a request': both(row, 'bytesPerRequest'),
          'processor µs': both(row, 'cpuMicros'),
          rounds: row.rounds.length,
        },
      ]),
    ),
  );
}
