/** What is kept of the visitor's unfinished work: one entry a tool, written by the tools as `draft:<tool>`. */
const prefix = 'draft:';

export interface Draft {
  readonly tool: string;
  readonly content: string;
}

export function keptDrafts(storage: Storage): readonly Draft[] {
  return Object.keys(storage)
    .filter(key => key.startsWith(prefix))
    .map(key => ({ tool: key.slice(prefix.length), content: storage.getItem(key) ?? '' }))
    .toSorted((a, b) => a.tool.localeCompare(b.tool));
}

/** The drafts as one JSON text, to be kept outside the browser. */
export function draftsFile(drafts: readonly Draft[]): string {
  return JSON.stringify(Object.fromEntries(drafts.map(({ tool, content }) => [tool, content])), null, 2);
}
