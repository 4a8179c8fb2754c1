/** The id at the end of a page's path; undefined if there is none. */
export function idFromPath(pathname: string): string | undefined {
  return /\/([\w-]{1,60})\/?$/.exec(pathname)?.[1];
}

/** The project id in the path of a report page; undefined if the path is no report page. */
export function projectIdFromReportPath(pathname: string): string | undefined {
  return /^\/projects\/([\w-]{1,60})\/report\/?$/.exec(pathname)?.[1];
}

export const reportPath = (projectId: string): string => `/projects/${projectId}/report`;
export const projectPath = (id: string): string => `/projects/${id}`;
export const revisionPath = (id: string): string => `/revisions/${id}`;

/** Path of the workbench that edits the sheet. */
export function workbenchPath({ id, tool }: { readonly id: string; readonly tool: string }): string {
  return `/${tool}?sheet=${id}`;
}

/** The query parameter with the project fluid that a new sheet reads. */
const fluidParameter = 'fluid';

/** The workbench path of a new sheet, with the project fluid that the sheet is to read. */
export const withFluid = (path: string, fluid: string): string => `${path}&${fluidParameter}=${fluid}`;

/** The fluid that a new sheet is to read, from its address; null if none is named. */
export const fluidFromQuery = (search: string): string | null => new URLSearchParams(search).get(fluidParameter);

/** An address without the fluid of a new sheet. */
export function withoutFluid(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(fluidParameter);
  return url.href;
}

/** Path of the sheet's calculation file, with all its revisions. */
export const calculationFilePath = (sheetId: string): string => `/api/sheets/${sheetId}/file`;

/** One side of a comparison: a revision or the working copy of a sheet, with one or all of its cases. */
export interface ComparisonSide {
  readonly type: 'revision' | 'working copy';
  /** Id of the revision, or of the sheet for a working copy. */
  readonly id: string;
  /** Zero-based index of the case; undefined for all cases. */
  readonly index: number | undefined;
}

function sideText({ type, id, index }: ComparisonSide): string {
  return `${type === 'revision' ? '' : 'working.'}${id}${index === undefined ? '' : `.${index + 1}`}`;
}

/** Path of the page that compares two sides: `/compare?a=…&b=working.….2`. */
export function comparePath(a: ComparisonSide, b: ComparisonSide): string {
  return `/compare?a=${sideText(a)}&b=${sideText(b)}`;
}

/** The comparison side in query parameter `a` or `b`; undefined if it is missing or malformed. */
export function sideFromQuery(search: string, side: 'a' | 'b'): ComparisonSide | undefined {
  const parameter = new URLSearchParams(search).get(side) ?? '';
  const [, working, id, number] = /^(working\.)?([\w-]{1,60})(?:\.([1-9]\d{0,2}))?$/.exec(parameter) ?? [];
  if (id === undefined) return undefined;
  return {
    type: working === undefined ? 'revision' : 'working copy',
    id,
    index: number === undefined ? undefined : Number(number) - 1,
  };
}
/** Path of a file attached to a sheet or to one of its revisions. */
export const attachmentPath = (sheetId: string, sha256: string): string =>
  `/api/sheets/${sheetId}/attachments/${sha256}`;

/** Path of a project's history as CSV. */
export const historyPath = (projectId: string): string => `/api/projects/${projectId}/history.csv`;
