import type { Plugin } from 'vite';

/**
 * A Vite plugin that reads each import of a project module once, as a bundle does, instead of through a getter at every
 * use.
 */
export function boundImports(): Plugin;

/** Returns the module with a constant for each name imported from project modules. Line numbers are preserved. */
export function bindImports(code: string): string;
