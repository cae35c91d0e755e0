/** The part of package-lock.json that these checks use. */
export type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Our own workspace packages. */
  link?: boolean;
  hasInstallScript?: boolean;
};

export type Lockfile = {packages: Record<string, LockedPackage>};

/** @example packageName('node_modules/a/node_modules/@b/c') // '@b/c' */
export function packageName(place: string): string {
  return place.slice(
    place.lastIndexOf('node_modules/') + 'node_modules/'.length,
  );
}

/** Third-party packages, once per version. */
export function packagesOf({packages}: Lockfile) {
  return Object.entries(packages)
    .filter(([place]) => place.includes('node_modules/'))
    .filter(([, {link}]) => !link)
    .map(([place, locked]) => ({name: packageName(place), ...locked}));
}
