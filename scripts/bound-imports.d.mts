import type { Plugin } from 'vite';

/** Reads what our modules import of each other once, as a bundle does it, and not through a function at every use. */
export function boundImports(): Plugin;

/** The same module, with a constant for each name that it imports from one of ours. Lines keep their places. */
export function bindImports(code: string): string;
