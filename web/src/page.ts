import type { ComponentType } from 'react';

/** A page of the site: path, metadata, and lazily loaded code. */
export interface Page {
  /** A path with `[id]` as last or second-to-last segment matches any id; the code of the page reads it. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Layout: 'site' for wide marketing pages, 'tool' for dense tool pages. */
  readonly layout: 'site' | 'tool';
  /** The prerendered HTML has only the frame, heading and lead, since the content depends on the session. */
  readonly rendersInBrowser?: boolean;
  /** The prerendered HTML is complete: scripts load at the first pointer, keyboard or touch input. */
  readonly loadsScriptOnInput?: boolean;
  /** Source files of its code, to preload them. */
  readonly modules: readonly string[];
  readonly load: () => Promise<ComponentType>;
}
