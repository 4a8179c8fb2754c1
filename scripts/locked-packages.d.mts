/** A lock file, as far as it is read. */
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

/** The packages that some rest on, those among them, by their places in the tree, with the version and the hash of each. */
export function lockedPackages(lock: Lock, names: readonly string[]): string[];
