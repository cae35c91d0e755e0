import {modes} from '../../../../data/facts/modes.ts';
import {
  permissionInteger,
  permissions,
  permissionSets,
} from '../../../../data/facts/permissions.ts';
import type {
  PermissionId,
  PermissionSetId,
} from '../../../../data/facts/permissions.ts';
import {code, link, table} from './markdown.ts';

const asked = permissionSets.tickets.permissions;

/** The smallest set that contains a permission. */
function setOf(id: PermissionId): string {
  const sets = Object.values(permissionSets);
  return sets.find((set) =>
    (set.permissions as readonly PermissionId[]).includes(id),
  )!.short;
}

export function permissionsTable(): string {
  const rows = asked.map((id) => [
    permissions[id].name,
    permissions[id].use,
    setOf(id),
  ]);
  return table(['Permission', 'What the bot uses it for', 'Set'], rows);
}

export function permissionSetsTable(): string {
  const ids = Object.keys(permissionSets) as PermissionSetId[];
  const rows = ids.flatMap((id) =>
    Object.values(modes)
      .filter(({permissionSet}) => permissionSet === id)
      .map(({name, href}) => [
        permissionSets[id].label,
        link(name, href),
        code(String(permissionInteger(permissionSets[id].permissions))),
      ]),
  );
  return table(['Set', 'For', '`permissions`'], rows);
}

const MODE_ROWS = [
  ['Where', 'where'],
  ['What starts it', 'starts'],
  ['Where it answers', 'answers'],
  ['Follow-ups it answers', 'followUps'],
  ['When unsure', 'unsure'],
  ['When it stops answering', 'silent'],
  ['Message Content intent', 'messageContent'],
] as const;

export function modesTable(): string {
  const all = Object.values(modes);
  const head = all.map(({name, href}) => link(name, href));
  const rows = MODE_ROWS.map(([label, key]) => [
    label,
    ...all.map((mode) => mode[key]),
  ]);
  return table(['Mode', ...head], rows);
}
