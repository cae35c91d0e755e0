import {describe, expect, it} from 'vitest';
import {
  permissionInteger,
  permissionSets,
} from '../../../data/facts/permissions.ts';
import type {PermissionSetId} from '../../../data/facts/permissions.ts';
import {invite, isClientId, permissionsFor} from './core.ts';

const integerOf = (set: PermissionSetId) =>
  String(permissionInteger(permissionSets[set].permissions));

describe('invite', () => {
  it.each([
    ['base', ['all']],
    ['default', ['support']],
    ['default', ['all', 'support']],
    ['tickets', ['tickets']],
    ['tickets', ['tickets', 'all', 'support']],
  ] as const)('asks for the %s set for %j', (set, chosen) => {
    expect(invite(chosen, '').integer).toBe(integerOf(set));
  });

  it('requests nothing if no mode is chosen', () => {
    expect(permissionsFor([])).toEqual([]);
  });

  it('never requests a permission that no mode needs', () => {
    expect(permissionsFor(['all', 'support', 'tickets'])).not.toContain(
      'createPrivateThreads',
    );
  });

  it('returns a valid Discord link', () => {
    const url = new URL(invite(['support'], '123456789012345678').link);
    expect(url.origin + url.pathname).toBe(
      'https://discord.com/oauth2/authorize',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '123456789012345678',
      scope: 'bot',
      permissions: integerOf('default'),
    });
  });

  it.each(['123', '12345678901234567&scope=x'])(
    'keeps the invalid client ID %s out of the link',
    (id) => {
      expect(isClientId(id)).toBe(false);
      expect(invite(['all'], id).link).toContain('=YOUR_CLIENT_ID&');
    },
  );
});
