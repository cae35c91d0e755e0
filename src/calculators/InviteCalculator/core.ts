/** Modes → permissions → integer and link of an invite. Pure functions. */
import {modes} from '../../../data/facts/modes.ts';
import type {ModeId} from '../../../data/facts/modes.ts';
import {
  authorizeUrl,
  permissionInteger,
  permissionSets,
} from '../../../data/facts/permissions.ts';
import type {PermissionId} from '../../../data/facts/permissions.ts';

export type Invite = {
  permissions: PermissionId[];
  integer: string;
  link: string;
};

/** A Discord snowflake. */
const CLIENT_ID = /^\d{17,20}$/;

/** An empty field is valid. */
export const isClientId = (text: string): boolean =>
  text === '' || CLIENT_ID.test(text);

/** All permissions of the chosen modes, in the order of the page's table. */
export function permissionsFor(chosen: readonly ModeId[]): PermissionId[] {
  const needed = new Set<PermissionId>(
    chosen.flatMap((id) => [
      ...permissionSets[modes[id].permissionSet].permissions,
    ]),
  );
  return permissionSets.privateThreads.permissions.filter((id) =>
    needed.has(id),
  );
}

/**
 * @example invite(['all'], '').integer // '274877992000'
 */
export function invite(chosen: readonly ModeId[], clientId: string): Invite {
  const permissions = permissionsFor(chosen);
  const integer = String(permissionInteger(permissions));
  const id = CLIENT_ID.test(clientId) ? clientId : 'YOUR_CLIENT_ID';
  // `bot` includes the scope for slash commands.
  const query = `client_id=${id}&scope=bot&permissions=${integer}`;
  return {permissions, integer, link: `${authorizeUrl}?${query}`};
}
