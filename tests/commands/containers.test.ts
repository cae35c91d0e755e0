/** The files that containers are made from, read without an engine. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {readContainerfile} from '../helpers/containerfile.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

type Service = {
  build: {context: string; dockerfile: string};
  user: string;
  healthcheck: {test: string[]};
  networks: Record<string, {ipv4_address: string}>;
  ports?: string[];
  [key: string]: unknown;
};
const {services} = parse(read('deploy/compose.yaml'), {merge: true}) as {
  services: Record<string, Service>;
};
const instances = ['search-1', 'search-2', 'search-3'];

describe('compose.yaml', () => {
  test('has the site and three instances of the service', () => {
    expect(Object.keys(services)).toEqual(['site', ...instances]);
  });

  test.each(Object.entries(services))('seals %s', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: [expect.stringMatching(/:ro$/)],
      restart: 'unless-stopped',
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
    });
    expect(service.healthcheck.test[0]).toBe('CMD');
    const image = service.build.dockerfile.replace('deploy/', '');
    expect(service.user).toBe(readContainerfile(image).user);
    // Only the proxy of the same server reaches a port.
    expect(
      (service.ports ?? []).filter((port) => !port.startsWith('127.')),
    ).toEqual([]);
  });

  test('gives each instance the IP address that nginx uses', () => {
    const addresses = [
      ...read('deploy/container/upstream.conf').matchAll(
        /server ([\d.]+):8108/g,
      ),
    ].map(([, address]) => address);
    // Each is there twice: also as a last resort.
    const asked = [...new Set(addresses)];
    expect(instances.map((name) => services[name]!.networks['search'])).toEqual(
      asked.map((address) => ({ipv4_address: address})),
    );
  });
});

describe.each(['site.Containerfile', 'search.Containerfile'])('%s', (file) => {
  const {base, user, copies: copied} = readContainerfile(file);

  test('has a base of one version and a user by number', () => {
    expect(base).toMatch(/^docker\.io\/library\/\w+:\d+\.\d+[\w.-]*-slim$/);
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  test('copies what exists and is not ignored', () => {
    const given = read('.containerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const source of copied.flatMap(({sources}) => sources)) {
      expect(fs.existsSync(path.join(root, source)), source).toBe(true);
      expect(
        given.some((name) => `${source}/`.startsWith(`${name}/`)),
        `${source} is ignored`,
      ).toBe(true);
    }
  });
});
