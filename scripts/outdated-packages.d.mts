export interface PublishedVersions {
  latest: string;
  versions: string[];
}

export interface HeldVersion {
  below: string;
  why: string;
}

export interface OutdatedPackage {
  name: string;
  current: string;
  latest: string;
  /** The version to update to; undefined if it is held at the current one. */
  to: string | undefined;
  size: 'patch' | 'minor' | 'major' | undefined;
  why: string | undefined;
}

export function outdatedPackages(
  pinned: Record<string, string>,
  published: Record<string, PublishedVersions>,
  held: Record<string, HeldVersion>,
): OutdatedPackage[];

export function describeOutdated(packages: readonly OutdatedPackage[]): { lines: string[]; behind: number };
