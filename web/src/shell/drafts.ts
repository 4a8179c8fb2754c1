/**
 * What is kept of the visitor's unfinished work: the tools write an entry for each piece of it, `work:<tool>:<id>`.
 * `draft:<tool>` was its name before, and is so until the tool is opened.
 */
const prefixes = ['work:', 'draft:'];

export interface Draft {
  readonly tool: string;
  /** What tells pieces of work of one tool apart. */
  readonly key: string;
  readonly content: string;
}

export function keptDrafts(storage: Storage): readonly Draft[] {
  return Object.keys(storage)
    .filter(key => prefixes.some(prefix => key.startsWith(prefix)))
    .map(key => ({ tool: key.split(':')[1] ?? '', key, content: storage.getItem(key) ?? '' }))
    .toSorted((a, b) => a.key.localeCompare(b.key));
}

/** The drafts as one JSON text, to be kept outside the browser. */
export function draftsFile(drafts: readonly Draft[]): string {
  return JSON.stringify(Object.fromEntries(drafts.map(({ key, content }) => [key, content])), null, 2);
}
