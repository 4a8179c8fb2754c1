import type { ComponentType } from 'react';

/** A page of the site: its address, what a search engine reads of it, and its code, loaded with the page. */
export interface Page {
  /** One with `[id]` at its end, or before its last word, stands for all addresses with an id there; its code reads which. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Marketing pages are wide and quiet, tool pages tight. */
  readonly mood: 'site' | 'tool';
  /** Its HTML is the frame, its heading and a line about it; the rest is drawn in the browser, which knows who is looking. */
  readonly shell?: boolean;
  /** Its HTML says all: its code waits until somebody reaches for the page, by pointer, keyboard or touch. */
  readonly waits?: boolean;
  /** Source files of its code, for the links that load it at once. */
  readonly modules: readonly string[];
  readonly load: () => Promise<ComponentType>;
}
