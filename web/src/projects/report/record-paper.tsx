import type { Basis, RevisionRecord } from '@isentrope/records';
import { memo, useMemo } from 'react';
import { mergeMessages } from '../../workbench/state/case-messages.ts';
import { Notes } from '../../workbench/print/summary/notes.tsx';
import { splitEvenly, layoutFor } from '../../workbench/print/layout/page-layout.ts';
import { PrintedTable } from '../../workbench/print/printed-table.tsx';
import '../../workbench/print/printed-report.css';
import { Part } from '../../workbench/print/part.tsx';
import { WorkingSteps } from '../../workbench/print/working/working-steps.tsx';
import { readReport, type ReadReport } from '../revision/read-report.ts';
import { dependenciesText } from '../revision/dependencies.ts';
import { caseName, resultRows, tablesIn, typedRows, withoutValue, type Cell, type Row } from '../revision/rows.ts';
import { displayCheck } from '../revision/display-value.ts';
import { networkIn } from '../revision/network-in.ts';
import { isTable, typedTables } from '../revision/typed-tables.ts';
import { PrintedNetwork } from '../../figure/network/printed-network.tsx';
import { basisLines } from '../texts.ts';
import { RecordHead } from './record-head.tsx';
import './record-paper.css';
import type { ReportOptions } from './report-options.ts';
import type { ReportSheet } from './report-sheet.ts';
import { TermList } from '../../design/term-list.tsx';

/** A single revision, printed as in a report. */
export function RecordPaper({ sheet, options }: { sheet: ReportSheet; options: ReportOptions }) {
  const { name } = paperFor(options);
  return (
    <article className="paper" data-page={name} aria-label="Calculation sheet">
      <RecordSheet sheet={sheet} options={options} basis={undefined} />
    </article>
  );
}

/** The paper format and margins. */
export const paperFor = ({ size }: Pick<ReportOptions, 'size'>) =>
  layoutFor({ size, orientation: 'portrait', cases: 'beside' }, 1);

/** Width of the label column, and minimum width of a case column, in mm. */
const namesWidth = 50;
const narrowestCase = 31;

/** One revision with a header on each page, drawn from its record alone. */
export const RecordSheet = memo(function RecordSheet({
  sheet,
  options,
  basis,
}: {
  sheet: ReportSheet;
  options: ReportOptions;
  /** The basis of design printed in the report; a sheet with the same basis does not repeat it. */
  basis: Basis | undefined;
}) {
  const { record } = sheet;
  const report = useMemo(() => readReport(record), [record]);
  const { room } = paperFor(options);
  const cases = report.cases.map((each, index) => ({ number: index + 1, title: caseName(each?.title, index) }));
  const maximum = Math.max(1, Math.floor((room.width - namesWidth) / narrowestCase));
  const indices = cases.map((_, index) => index);
  const { parts } = options;
  return (
    <table className="paper-frame report-sheet" role="presentation" data-sheet={record.sheet.id}>
      <thead>
        <tr>
          <td>
            <RecordHead sheet={sheet} />
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {splitEvenly(indices, maximum).map(band => (
              <Band key={band[0]} record={record} report={report} cases={cases} band={band} />
            ))}
            <CrossChecks report={report} cases={cases} />
            <InputTables record={record} />
            {parts.tables && <Networks record={record} report={report} room={room} />}
            {parts.messages && <Messages report={report} />}
            {parts.tables && <Tables record={record} report={report} />}
            {parts.working && (
              <div className="report-part">
                <WorkingSteps
                  cases={cases.map((each, index) => ({ ...each, lines: report.cases[index]?.working ?? [] }))}
                />
              </div>
            )}
            <BasisSection record={record} printedBasis={basis} isIncluded={parts.basis} />
            {parts.register && <Register sheet={sheet} />}
          </td>
        </tr>
      </tbody>
    </table>
  );
});

interface NamedCase {
  readonly number: number;
  readonly title: string;
}

/** A group of cases side by side: inputs and results. */
function Band({
  record,
  report,
  cases,
  band,
}: {
  record: RevisionRecord;
  report: ReadReport;
  cases: readonly NamedCase[];
  band: readonly number[];
}) {
  const typed = rowsOf(typedRows(record), band).filter(
    row => row.cells.some(cell => cell !== undefined) && !isTable(row),
  );
  const results = rowsOf(resultRows(report, record.results), band);
  const absent = withoutValue(results);
  const none = new Set([...absent.values()].flat());
  const input = results.filter(row => !none.has(row));
  return (
    <section className="paper-band">
      <table className={`paper-summary record-summary${band.length === 1 ? ' of-one' : ''}`}>
        <thead>
          <tr>
            <th scope="col">Case</th>
            {band.map(index => (
              <th key={index} scope="col" className="paper-case-name">
                {cases.length > 1 && <span className="paper-of">{cases[index]?.number}</span>} {cases[index]?.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Section title="Inputs" columns={band.length + 1} />
          {typed.map(row => (
            <Line key={`in ${row.id}`} row={row} />
          ))}
          <Section title="Results" columns={band.length + 1} />
          {input.map(row => (
            <Line key={`out ${row.id}`} row={row} />
          ))}
        </tbody>
      </table>
      {[...absent].map(([reason, rows]) => (
        <p key={reason} className="paper-source">
          No value, {reason}: {rows.map(({ label }) => label).join(', ')}.
        </p>
      ))}
    </section>
  );
}

/** The rows with only the cells of the given cases. */
function rowsOf(rows: readonly Row[], band: readonly number[]): readonly Row[] {
  return rows.map(({ cells, ...row }) => ({ ...row, cells: band.map(index => cells[index]) }));
}

function Section({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className="paper-section">
      <th colSpan={columns} scope="rowgroup">
        {title}
      </th>
    </tr>
  );
}

/** Values longer than this are set as left-aligned text. */
const longWords = 40;

function Line({ row: { label, cells } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={index} className={isNumber(cell) ? 'paper-number' : 'paper-text'}>
          {cell === undefined ? '–' : cell.text}
          {cell !== undefined && cell.unit !== '' && <span className="paper-unit"> {cell.unit}</span>}
        </td>
      ))}
    </tr>
  );
}

const isNumber = (cell: Cell | undefined) => cell !== undefined && cell.absent !== true && cell.text.length < longWords;

function CrossChecks({ report, cases }: { report: ReadReport; cases: readonly NamedCase[] }) {
  const checks = report.cases.flatMap((each, index) =>
    (each?.crossCheck ?? []).map(check => ({ check, of: cases[index] })),
  );
  if (checks.length === 0) return null;
  return (
    <ul className="paper-notes">
      {checks.map(({ check, of }, index) => (
        <li key={index}>
          {cases.length > 1 && <span className="paper-of">{of?.number} </span>}
          <b>{check.name}</b> {displayCheck(check)}
        </li>
      ))}
    </ul>
  );
}

function Messages({ report: { cases, together } }: { report: ReadReport }) {
  const notes = mergeMessages(cases.map((each, index) => ({ number: index + 1, notes: each?.messages ?? [] })));
  const all = [...notes, ...(together?.messages ?? []).map(message => ({ message, of: [] }))];
  return <Notes notes={all} numbers={cases.length > 1} />;
}

/** The tables among the inputs, which are part of the record whatever else is printed. */
function InputTables({ record }: { record: RevisionRecord }) {
  const tables = typedTables(typedRows(record), record);
  if (tables.length === 0) return null;
  return (
    <div className="report-part">
      <Part title="Input tables">
        {tables.map(({ id, label, titles, columns, rows }, index) => (
          <PrintedTable
            key={`${id} ${index}`}
            columns={columns}
            sets={[titles.length === 0 ? { rows } : { title: titles.join(', '), rows }]}
            caption={label}
          />
        ))}
      </Part>
    </div>
  );
}

/** Networks, drawn from the tables of their items. */
function Networks({
  record,
  report,
  room,
}: {
  record: RevisionRecord;
  report: ReadReport;
  room: { readonly width: number; readonly height: number };
}) {
  const networks = tablesIn(report, record.results).flatMap(({ of, table }) => {
    const network = networkIn(table);
    return network ? [{ of, table, ...network }] : [];
  });
  if (networks.length === 0) return null;
  return (
    <div className="report-part">
      <Part title="Network">
        {networks.map(({ of, ...network }) => (
          <PrintedNetwork
            key={of}
            caption={report.cases.length > 1 ? of : 'All items'}
            room={room}
            places={record.document.places}
            {...network}
          />
        ))}
      </Part>
    </div>
  );
}

function Tables({ record, report }: { record: RevisionRecord; report: ReadReport }) {
  const tables = tablesIn(report, record.results);
  const { together } = report;
  if (tables.length === 0 && together === undefined) return null;
  return (
    <div className="report-part">
      <Part title="Tables">
        {tables.map(({ id, label, of, table }) => (
          <PrintedTable
            key={`${of} ${id}`}
            columns={table.columns}
            sets={[{ rows: table.rows }]}
            caption={report.cases.length > 1 ? `${label}, ${of}` : label}
          />
        ))}
        {together && (
          <PrintedTable
            columns={together.table.columns}
            sets={[{ rows: together.table.rows }]}
            caption={together.title}
          />
        )}
      </Part>
    </div>
  );
}

/** The basis of design at issue (unless already printed), the dependencies and the notes. */
function BasisSection({
  record,
  printedBasis,
  isIncluded,
}: {
  record: RevisionRecord;
  printedBasis: Basis | undefined;
  isIncluded: boolean;
}) {
  const { project, sheet } = record;
  const same = printedBasis !== undefined && JSON.stringify(printedBasis) === JSON.stringify(project.basis);
  const lines = isIncluded && !same ? basisLines(project.basis) : [];
  const own = [['Depends on', dependenciesText(record)] as const, ['Notes', sheet.notes] as const];
  const all = [...lines, ...own].filter(([, text]) => text !== '');
  if (all.length === 0) return null;
  return (
    <div className="report-part">
      <Part
        title={
          printedBasis === undefined || lines.length === 0 ? 'Basis and notes' : 'Basis at the time of issue, and notes'
        }
      >
        <TermList className="report-terms" lines={all} />
      </Part>
    </div>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Signatures with dates, and the hash of the record. */
function Register({ sheet: { record, hash, state, signatures } }: { sheet: ReportSheet }) {
  return (
    <div className="report-part">
      <Part title={`Register of revision ${record.revision}`}>
        <TermList
          className="report-terms"
          lines={[
            ['State', state],
            ['Reason', record.reason],
            ...signatures.map(({ act, by, at }): readonly [string, string] => [
              `${act.charAt(0).toUpperCase()}${act.slice(1)}`,
              `${by.name}, ${moment.format(new Date(at))} UTC`,
            ]),
            ['SHA-256', hash],
            ['Of the previous revision', record.previous ?? ''],
            ['Verify at', `${record.origin}/verify`],
          ]}
        />
      </Part>
    </div>
  );
}
