import type { Plugin } from 'vite';
import type { Lock } from './locked-packages.mjs';

/** Returns the program version, and a hash of all that each calculator is built from, by its id. */
export function engines(
  hashOfFile?: (file: string) => string,
  lock?: Lock,
): {
  readonly version: string;
  readonly tools: Readonly<Record<string, string>>;
};

/** The files that each calculator is built from, by its id, relative to the root. */
export function engineFiles(): ReadonlyMap<string, readonly string[]>;

/** Returns the source files of each calculator by its id, relative to the root. */
export function enginesPlugin(hashOfFile?: (file: string) => string): Plugin;
