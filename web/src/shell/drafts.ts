/**
 * Storage key prefixes of unsaved work: the workbench writes `work:<tool>:<id>`. `draft:<tool>` is the earlier key,
 * migrated when the tool is opened.
 */
const prefixes = ['work:', 'draft:'];

export interface Draft {
  readonly tool: string;
  /** Identifies the work among that of one tool. */
  readonly key: string;
  readonly content: string;
}

export function readDrafts(storage: Storage): readonly Draft[] {
  return Object.keys(storage)
    .filter(key => prefixes.some(prefix => key.startsWith(prefix)))
    .map(key => ({ tool: key.split(':')[1] ?? '', key, content: storage.getItem(key) ?? '' }))
    .toSorted((a, b) => a.key.localeCompare(b.key));
}

/** The drafts as JSON, to download. */
export function draftsToJson(drafts: readonly Draft[]): string {
  return JSON.stringify(Object.fromEntries(drafts.map(({ key, content }) => [key, content])), null, 2);
}
