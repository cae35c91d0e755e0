/** nginx with a configuration, as a child of this process. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {until} from './until.ts';
import {Visitor} from './visitor.ts';

export type Nginx = {
  /** Processor time that its workers have used, in milliseconds. */
  cpuMs: () => number;
  /** `nginx -s reload`: resolves when new workers serve. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
};

const workersOf = (pid: number) =>
  fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ');

const MS_PER_TICK = 10;

/** User and system ticks: fields 14 and 15 of proc_pid_stat(5). */
function cpuMsOf(pid: string): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

async function visit(origin: string): Promise<void> {
  const visitor = new Visitor(origin);
  try {
    await visitor.request('/');
  } finally {
    visitor.close();
  }
}

/** Resolves when it answers at the origin. */
export async function startDeployedNginx(
  config: string,
  origin: string,
): Promise<Nginx> {
  const errors = fs.openSync(`${config}.errors`, 'a');
  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', errors],
  });
  fs.closeSync(errors);
  const ended = once(nginx, 'exit');
  const pid = nginx.pid!;
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  const refused = ended.then(() => {
    throw new Error(fs.readFileSync(`${config}.errors`, 'utf8'));
  });
  // Ends at the latest with the test, when nobody waits for it any more.
  refused.catch(() => undefined);
  try {
    const answers = until('nginx answers', () => visit(origin));
    await Promise.race([answers, refused]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    cpuMs: () =>
      workersOf(pid).reduce((sum, worker) => sum + cpuMsOf(worker), 0),
    reload: async () => {
      const old = workersOf(pid);
      nginx.kill('SIGHUP');
      await until('a new worker runs', () =>
        workersOf(pid).some((worker) => !old.includes(worker)),
      );
    },
    stop,
  };
}
