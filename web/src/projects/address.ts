/** The id at the end of the address of a page, or undefined where that is none. */
export function idInAddress(pathname: string): string | undefined {
  return /\/([\w-]{1,60})\/?$/.exec(pathname)?.[1];
}

/** The id of the project whose report the address is of, or undefined where that is none. */
export function projectInReportAddress(pathname: string): string | undefined {
  return /^\/projects\/([\w-]{1,60})\/report\/?$/.exec(pathname)?.[1];
}

export const reportAddress = (projectId: string): string => `/projects/${projectId}/report`;
export const projectAddress = (id: string): string => `/projects/${id}`;
export const revisionAddress = (id: string): string => `/revisions/${id}`;

/** The bench in which a sheet is worked on. */
export function benchAddress({ id, tool }: { readonly id: string; readonly tool: string }): string {
  return `/${tool}?sheet=${id}`;
}

/** All revisions of a sheet as a file. */
export const fileAddress = (sheetId: string): string => `/api/sheets/${sheetId}/file`;

/** A side of a comparison: a revision, or the working copy of a sheet; of one of its cases by place, or of all. */
export interface ComparedAddress {
  readonly type: 'revision' | 'working copy';
  /** Of the revision, or of the sheet. */
  readonly id: string;
  /** The place of the case, from 0; undefined for all. */
  readonly place: number | undefined;
}

function sideText({ type, id, place }: ComparedAddress): string {
  return `${type === 'revision' ? '' : 'working.'}${id}${place === undefined ? '' : `.${place + 1}`}`;
}

/** Where two of them are compared: `/compare?a=…&b=working.….2`. */
export function compareAddress(a: ComparedAddress, b: ComparedAddress): string {
  return `/compare?a=${sideText(a)}&b=${sideText(b)}`;
}

/** The side that a parameter of the address names; undefined where it names none. */
export function sideInAddress(search: string, side: 'a' | 'b'): ComparedAddress | undefined {
  const given = new URLSearchParams(search).get(side) ?? '';
  const [, working, id, number] = /^(working\.)?([\w-]{1,60})(?:\.([1-9]\d{0,2}))?$/.exec(given) ?? [];
  if (id === undefined) return undefined;
  return {
    type: working === undefined ? 'revision' : 'working copy',
    id,
    place: number === undefined ? undefined : Number(number) - 1,
  };
}
/** A file that is attached to a sheet, or to a revision of it. */
export const attachedAddress = (sheetId: string, sha256: string): string =>
  `/api/sheets/${sheetId}/attachments/${sha256}`;

/** What happened in a project, as a table. */
export const historyAddress = (projectId: string): string => `/api/projects/${projectId}/history.csv`;
