/** The parts of a lock file that are used. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly peerDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** Returns the given packages with their transitive dependencies from a lock file: version and hash by path. */
export function lockedPackages(lock: Lock, names: readonly string[]): string[];
