import { Refusal } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { migrateDocument } from '../document/migrations.ts';
import { resultData, type Datum } from '../explore/result-tables.ts';
import type { AnalysisResult } from '../explore/result.ts';
import { parseSavedRequests } from '../explore/request/saved-requests.ts';
import { describeRequest } from '../explore/request/describe-request.ts';
import type { AnalysisRequest } from '../explore/request/request.ts';
import { numberCell, numberFormat, styled, type Cell, type Row, type Sheet } from './sheet.ts';
import { cellText, type ReadCell } from './cell-text.ts';
import { cellName } from './format.ts';

/** A saved analysis with its result. */
export interface SavedAnalysis {
  readonly question: AnalysisRequest;
  /** The title of the case that was analysed. */
  readonly of: string;
  /** The result, or a sentence on why there is none. */
  readonly answer: AnalysisResult | string;
}

/** The name of the analysis sheet, and the label of the cell with the stored request. */
const exploreSheet = 'Explore';
const requestHead = 'Saved analysis';
const digits = 6;

/** The sheet of saved analyses: the description of each, then the request that import reads back, then the data. */
export function exploreSheets(definition: Definition, analyses: readonly SavedAnalysis[]): Sheet[] {
  if (analyses.length === 0) return [];
  const rows = analyses.flatMap((each, index) => [...(index === 0 ? [] : [[]]), ...analysisRows(definition, each)]);
  const columns = Math.max(4, ...rows.map(row => row.length));
  return [
    {
      name: exploreSheet,
      rows,
      widths: Array.from({ length: columns }, (_, index) => (index === 0 ? 30 : 22)),
      frozenRows: 0,
      frozenColumns: 0,
    },
  ];
}

function analysisRows(definition: Definition, { question, of, answer }: SavedAnalysis): Row[] {
  const across = (text: string): Cell => ({ ...styled(text, 'note'), span: 4 });
  const above: Row[] = [
    [{ ...styled(describeRequest(definition, question), 'section'), span: 5 }],
    [styled('Case', 'muted'), across(of)],
    [styled(requestHead, 'muted'), across(JSON.stringify(question))],
  ];
  if (typeof answer === 'string') return [...above, [styled('Answer', 'label'), across(answer)]];
  const { lines, tables } = resultData(answer);
  return [
    ...above,
    ...lines.map((line): Row => [styled('Answer', 'label'), across(line)]),
    ...tables.flatMap(({ head, rows }): Row[] => [
      head.map((name, column) => styled(name, rows.some(row => typeof row[column] === 'number') ? 'figures' : 'head')),
      ...rows.map(row => row.map(dataCell)),
    ]),
  ];
}

function dataCell(datum: Datum): Cell | undefined {
  if (datum === null) return undefined;
  return typeof datum === 'number' ? numberCell(datum, numberFormat(datum, digits)) : styled(datum, 'label');
}

/**
 * Reads the analysis requests of a workbook; undefined if it has no such sheet. Throws a `Refusal` that names the cell
 * of an invalid one.
 */
export function requestsFromSheets(
  definition: Definition,
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly ReadCell[])[] }[],
  schema: number,
): readonly AnalysisRequest[] | undefined {
  const sheet = sheets.find(({ name }) => name === exploreSheet);
  return sheet?.rows.flatMap((row, index) => {
    if (cellText(row[0]) !== requestHead) return [];
    try {
      const stored: unknown = JSON.parse(cellText(row[1]));
      return parseSavedRequests(definition, migrateDocument({ schema, cases: [], questions: [stored] })['questions']);
    } catch (thrown) {
      const at = `Cell ${cellName(index, 1)} of the sheet "${exploreSheet}"`;
      if (thrown instanceof Refusal) throw new Refusal(`${at}: ${thrown.message}`);
      if (thrown instanceof SyntaxError) throw new Refusal(`${at} is not a saved analysis.`);
      throw thrown;
    }
  });
}
