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

/** Returns the source files of each calculator by its id, relative to the root. */
export function engineFiles(): ReadonlyMap<string, readonly string[]>;

/**
 * A Vite plugin that provides `virtual:engines` to builds, the development server and the tests.
 * @param hashOfFile hash of a file; a build that transforms a file passes its own.
 */
export function enginesPlugin(hashOfFile?: (file: string) => string): Plugin;
