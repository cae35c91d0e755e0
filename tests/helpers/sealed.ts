/**
 * Runs a program with a container's restrictions: read-only root, no
 * capabilities, no new privileges, another user. Needs root; without root, the
 * program runs as the current, unprivileged user.
 */
export function sealed(
  command: readonly string[],
  {user, writable}: {user: number; writable?: string},
): string[] {
  if (process.getuid?.() !== 0) {
    return [...command];
  }
  const script = [
    'set -e',
    ...(writable ? [`mount -t tmpfs -o mode=1777 none '${writable}'`] : []),
    'mount -o remount,ro,bind /',
    `exec setpriv --reuid=${user} --regid=${user} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`,
  ].join('\n');
  return ['unshare', '--mount', 'sh', '-c', script, 'sealed', ...command];
}
