/** The id at the end of the address of a page, or undefined where that is none. */
export function idInAddress(pathname: string): string | undefined {
  return /\/([\w-]{1,60})\/?$/.exec(pathname)?.[1];
}

export const projectAddress = (id: string): string => `/projects/${id}`;
export const revisionAddress = (id: string): string => `/revisions/${id}`;

/** The bench in which a sheet is worked on. */
export function benchAddress({ id, tool }: { readonly id: string; readonly tool: string }): string {
  return `/${tool}?sheet=${id}`;
}

/** All revisions of a sheet as a file. */
export const fileAddress = (sheetId: string): string => `/api/sheets/${sheetId}/file`;

/** A file that is attached to a sheet, or to a revision of it. */
export const attachedAddress = (sheetId: string, sha256: string): string =>
  `/api/sheets/${sheetId}/attachments/${sha256}`;

/** What happened in a project, as a table. */
export const historyAddress = (projectId: string): string => `/api/projects/${projectId}/history.csv`;
