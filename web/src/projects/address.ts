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
