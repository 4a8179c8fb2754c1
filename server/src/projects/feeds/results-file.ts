import { sha256Of } from '@isentrope/records';
import { byteOrderMark, csvText } from '../history/csv.ts';
import { plainName } from '../archive/export.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import type { FeedContent } from './feed-content.ts';
import { resultTable, sourceNames, tableWithMetadata, type Cell, type Layout } from './table.ts';

export type FileType = 'csv' | 'json';

const types = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json; charset=utf-8' } as const;

/** The results of a sheet as a file, with its HTTP headers. */
interface ResultsFile {
  readonly text: string;
  /** The hash of the content. Results may become stale without a newer date, so only this identifies a version. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function resultsFile(sheet: FeedContent, ending: FileType, layout: Layout): Promise<ResultsFile> {
  const text = ending === 'csv' ? resultsCsv(sheet, layout) : resultsJson(sheet, layout);
  const etag = `"${await sha256Of(text)}"`;
  const name = `${plainName(sheetDisplayName(sheet.head.sheet), 'sheet')}-results.${ending}`;
  return {
    text,
    etag,
    headers: {
      etag,
      'cache-control': 'private, no-cache',
      'last-modified': new Date(sheet.head.workedAt).toUTCString(),
      'content-type': types[ending],
      'content-disposition': `attachment; filename="${name}"`,
    },
  };
}

/** Results as a CSV table (RFC 4180) with a byte order mark for Excel; numbers with all digits. */
export function resultsCsv(sheet: FeedContent, layout: Layout): string {
  const { columns, rows } = tableWithMetadata(sheet, layout);
  const lines = [columns.map(({ label }) => label), ...rows];
  return byteOrderMark + lines.map(line => `${line.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  return typeof cell === 'string' ? csvText(cell) : cell === null ? '' : String(cell);
}

/** Results as JSON: metadata, then rows with the column keys. */
export function resultsJson({ head, results }: FeedContent, layout: Layout): string {
  const { columns, rows } = resultTable(results, layout);
  return JSON.stringify({
    ...head,
    source: sourceNames[head.source],
    layout,
    rows: rows.map(row => Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null]))),
  });
}
