import type { Plugin } from 'vite';
import type { Lock } from './locked-packages.mjs';

/** The version of the program, and a hash of all that each calculator is built from, by its id. */
export function engines(
  hashOfFile?: (file: string) => string,
  lock?: Lock,
): {
  readonly version: string;
  readonly tools: Readonly<Record<string, string>>;
};

/** The files that each calculator is built from, by its id, relative to the root. */
export function engineFiles(): ReadonlyMap<string, readonly string[]>;

/**
 * Gives `virtual:engines` to a build, a development server and the tests.
 * @param hashOfFile what stands for a file; a build that changes one on its way says so by it.
 */
export function enginesPlugin(hashOfFile?: (file: string) => string): Plugin;
