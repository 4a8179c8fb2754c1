import {
  columnHead,
  sheetName,
  sheetOf,
  styled,
  valueCell,
  workingSheet,
  type Cell,
  type Row,
  type Sheet,
} from '@isentrope/calculators/kit';
import { formatTimestamp, type RevisionFile, type SignedRevision } from '@isentrope/records';
import { readReport, type ReadReport, type RecordTable } from '../revision/read-report.ts';
import { dependenciesText } from '../revision/dependencies.ts';
import { caseName, typedCell } from '../revision/rows.ts';
import { basisLines } from '../texts.ts';
import { asciiJson, embeddedFileSheet } from './embedded-file.ts';

/**
 * The latest revision of a calculation file as a workbook, built from the file alone, so that its cells can be verified
 * against the file it carries. Undefined for a file without a revision.
 */
export function buildRecordWorkbook(file: RevisionFile): readonly Sheet[] | undefined {
  const visible = visibleSheets(file);
  return visible && [...visible, embeddedFileSheet(asciiJson(JSON.stringify(file)))];
}

/** The worksheets without the one that carries the file. */
export function visibleSheets(file: RevisionFile): readonly Sheet[] | undefined {
  const last = file.revisions.at(-1);
  if (last === undefined) return undefined;
  const { record } = last;
  const report = readReport(record);
  const working = {
    cases: report.cases.map((each, index) => ({ title: caseName(each?.title, index), working: each?.working })),
  };
  return withUniqueNames([
    documentSheet(last),
    resultsSheet(last, report),
    inputsSheet(last, report),
    messagesSheet(report),
    workingSheet(working),
    ...tableSheets(last, report),
    registerSheet(file),
  ]);
}

/** Makes worksheet names unique: a result may have the name of another sheet. */
function withUniqueNames(sheets: readonly Sheet[]): readonly Sheet[] {
  const usedNames = new Set<string>();
  return sheets.map(sheet => {
    let { name } = sheet;
    for (let number = 2; usedNames.has(name.toLowerCase()); number += 1)
      name = `${sheet.name.slice(0, 31 - String(number).length - 1)} ${number}`;
    usedNames.add(name.toLowerCase());
    return { ...sheet, name };
  });
}

const words = (text: string): Cell => styled(text, 'note');

function documentSheet({ record, hash, signatures }: SignedRevision): Sheet {
  const { project, sheet, revision, reason, report, issued, origin, previous } = record;
  const { basis } = project;
  const dependencies = dependenciesText(record);
  const act = signatures.at(-1)?.statement.act ?? 'issued';
  const lines: readonly (readonly [string, string])[] = [
    ['Project', [project.number, project.name].filter(Boolean).join(' ')],
    ['Client', project.client],
    ['Number', sheet.number],
    ['Title', sheet.title],
    ['Calculator', sheet.tool],
    ['Revision', revision],
    ['State', act === 'issued' ? 'issued for check' : act],
    ['Reason', reason],
    ['Issued', `${formatTimestamp(issued.at)} by ${issued.by.name} (${issued.by.email})`],
    ['At', origin],
    ['Engine', report.engine],
    ['SHA-256', hash],
    ['SHA-256 of the previous revision', previous ?? 'none'],
    ...basisLines(basis),
    ...(dependencies === '' ? [] : [['Rests on', dependencies] as const]),
    ['Notes', sheet.notes],
  ];
  return {
    name: 'Document',
    rows: [
      [styled([sheet.number, sheet.title].filter(Boolean).join(' '), 'title')],
      ...lines.filter(([, text]) => text !== '').map(([name, text]): Row => [{ value: name, bold: true }, words(text)]),
    ],
    widths: [32, 90],
    frozenRows: 0,
    frozenColumns: 0,
  };
}

/** A value and its unit per case, under the case names. */
function byCase(
  name: string,
  report: ReadReport,
  rows: readonly { readonly label: string; readonly cells: readonly Row[] }[],
): Sheet {
  const cases = report.cases.map((each, index) => caseName(each?.title, index));
  return {
    name,
    rows: [
      [styled(name, 'head'), ...cases.flatMap(title => [styled(title, 'figures'), styled('Unit', 'head')])],
      ...rows.map(({ label, cells }) => [styled(label, 'label'), ...cells.flat()]),
    ],
    widths: [44, ...cases.flatMap(() => [20, 10])],
    frozenRows: 1,
    frozenColumns: 1,
  };
}

function resultsSheet({ record: { results } }: SignedRevision, report: ReadReport): Sheet {
  const rows = results.map(({ id, label }) => ({
    label,
    cells: report.cases.map((each): Row => {
      const value = each?.values[id];
      const reason = value?.type === 'none' ? styled(value.reason, 'muted') : valueCell(value, label);
      return [reason, value?.type === 'number' ? styled(value.unit, 'muted') : undefined];
    }),
  }));
  return byCase('Results', report, rows);
}

function inputsSheet({ record: { fields, document } }: SignedRevision, report: ReadReport): Sheet {
  const rows = fields.map(field => ({
    label: field.label,
    cells: document.cases.map((typed): Row => {
      const cell = typedCell(field, typed[field.id]);
      return cell ? [styled(cell.text, 'typed'), styled(cell.unit, 'muted')] : [undefined, undefined];
    }),
  }));
  return byCase('Inputs', report, rows);
}

function messagesSheet({ cases, together }: ReadReport): Sheet {
  const messageRows = cases.flatMap((each, index) =>
    (each?.messages ?? []).map(message => ({ ...message, of: caseName(each?.title, index) })),
  );
  const all = [...messageRows, ...(together?.messages ?? []).map(message => ({ ...message, of: 'All cases' }))];
  return {
    name: 'Messages',
    rows: [
      ['Case', 'Level', 'Message', 'Source'].map(head => styled(head, 'head')),
      ...all.map(({ of, level, text, source = '' }): Row => [
        styled(of, 'muted'),
        styled(level, level === 'info' ? 'muted' : level),
        words(text),
        words(source),
      ]),
    ],
    widths: [22, 12, 90, 40],
    frozenRows: 1,
    frozenColumns: 0,
  };
}

/** One worksheet per table result, with its cases below one another, and one for the combined results. */
function tableSheets({ record: { results } }: SignedRevision, report: ReadReport): Sheet[] {
  const heads = ({ columns }: RecordTable) =>
    columns.map(column => ({ head: columnHead(column), digits: column.digits }));
  const sheets = results.flatMap(({ id, label }) => {
    const tables = report.cases.flatMap((each, index) => {
      const value = each?.values[id];
      return value?.type === 'table' ? [{ of: caseName(each?.title, index), table: value }] : [];
    });
    const [first] = tables;
    if (first === undefined) return [];
    const rows = tables.flatMap(({ of, table }) => table.rows.map(cells => ({ of, cells })));
    return [sheetOf(label, heads(first.table), rows)];
  });
  const { together } = report;
  if (together === undefined) return sheets;
  return [
    ...sheets,
    sheetOf(
      together.title,
      heads(together.table),
      together.table.rows.map(cells => ({ cells })),
    ),
  ];
}

function registerSheet({ revisions }: RevisionFile): Sheet {
  const heads = ['Revision', 'Act', 'By', 'E-mail', 'When', 'SHA-256 of the record'];
  return {
    name: sheetName('Register'),
    rows: [
      heads.map(head => styled(head, 'head')),
      ...revisions.flatMap(({ record, hash, signatures }) =>
        signatures.map(({ statement: { act, by, at } }): Row => [
          styled(record.revision, 'label'),
          styled(act, 'label'),
          words(by.name),
          words(by.email),
          words(formatTimestamp(at)),
          styled(hash, 'muted'),
        ]),
      ),
    ],
    widths: [10, 12, 30, 36, 30, 70],
    frozenRows: 1,
    frozenColumns: 0,
  };
}
