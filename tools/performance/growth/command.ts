/** Runs a command and measures its time and memory. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';

export type Run = {
  seconds: number;
  /** Over all CPUs; more reliable than wall-clock time on a shared machine. */
  cpuSeconds: number;
  /** Peak memory of all its processes together. */
  megabytes: number;
  output: string;
};

const SAMPLE_MS = 200;

/** Linux clock ticks per second. */
const TICKS = 100;

type Process = {parent: number; cpuSeconds: number; kilobytes: number};

function readProcess(pid: string): Process | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      parent: Number(fields[1]),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      kilobytes: Number(/^VmRSS:\s+(?<kb>\d+)/m.exec(status)?.groups?.kb ?? 0),
    };
  } catch {
    // The process has ended.
    return null;
  }
}

/** A process and all its descendants. */
function tree(root: number): Map<number, Process> {
  const all = new Map(
    fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const found = readProcess(name);
        return found ? [[Number(name), found] as const] : [];
      }),
  );
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(all.get(pid)?.parent));
  return new Map([...all].filter(([pid]) => isBelow(pid)));
}

export async function run(command: string[], cwd: string): Promise<Run> {
  const [program, ...rest] = command;
  const start = performance.now();
  const child = spawn(program!, rest, {
    cwd,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let peak = 0;
  const cpu = new Map<number, number>();
  const sampling = setInterval(() => {
    const processes = tree(child.pid!);
    let kilobytes = 0;
    for (const [pid, found] of processes) {
      kilobytes += found.kilobytes;
      cpu.set(pid, found.cpuSeconds);
    }
    peak = Math.max(peak, kilobytes);
  }, SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampling);
  if (code !== 0) {
    throw new Error(`${command.join(' ')} failed:\n${output.slice(-3000)}`);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    megabytes: peak / 1024,
    output,
  };
}
