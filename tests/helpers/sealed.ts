/**
 * Runs a program as a container would: root read-only, no capabilities, no
 * way to get any, another user. What root may do and others may not: who is
 * not root is unprivileged already, and runs it as it is.
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
