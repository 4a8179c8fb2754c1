import type { Comment, RevisionRecord } from '@isentrope/records';
import { lazy, useState, type ReactNode } from 'react';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { TableBlock } from '../../figure/table-block.tsx';
import { LazyPart } from '../../shell/part-boundary.tsx';
import { basisLines } from '../texts.ts';
import { CaseTable } from './case-table.tsx';
import type { OpenComment } from './comments.tsx';
import type { ReadReport, RecordLine } from './read-report.ts';
import { dependenciesText } from './dependencies.ts';
import { caseName, tablesIn, withoutValue, type Row } from './rows.ts';
import { displayCheck } from './display-value.ts';
import { networkIn } from './network-in.ts';
import { typedTables, withTablesBelow } from './typed-tables.ts';
import { TermList } from '../../design/term-list.tsx';

const WorkingPanel = lazy(async () => ({
  default: (await import('../../workbench/results-pane/working.tsx')).WorkingPanel,
}));

const RecordNetwork = lazy(async () => ({ default: (await import('./record-network.tsx')).RecordNetwork }));

/** The body of an issued revision: inputs, results, messages, tables, working and basis. */
export function RecordBody({
  record,
  report,
  typed,
  results,
  comments,
  remark,
  attached,
}: {
  record: RevisionRecord;
  report: ReadReport;
  typed: readonly Row[];
  results: readonly Row[];
  comments: readonly Comment[];
  remark: OpenComment;
  attached: ReactNode;
}) {
  const cases = report.cases.map((each, index) => caseName(each?.title, index));
  const absent = withoutValue(results);
  const none = new Set([...absent.values()].flat());
  const input = { cases, comments, remark };
  return (
    <div className="record">
      <section aria-labelledby="results">
        <h2 id="results">Results</h2>
        <CaseTable {...input} rows={results.filter(row => !none.has(row))} caption="Results" />
        {[...absent].map(([reason, rows]) => (
          <p key={reason} className="quiet-text without-value">
            No value, {reason}: {rows.map(({ label }) => label).join(', ')}.
          </p>
        ))}
        <CrossChecks report={report} />
      </section>
      <Messages report={report} />
      {tablesIn(report, record.results).map(({ id, label, of, table }) => (
        <section key={`${of} ${id}`} className="record-table">
          <h2>
            {label} {cases.length > 1 && <span className="quiet-text">{of}</span>}
          </h2>
          <TableBlock label={`${label}, ${of}`} table={table} />
        </section>
      ))}
      <Networks report={report} record={record} />
      {report.together && (
        <section className="record-table">
          <h2>{report.together.title}</h2>
          <TableBlock label={report.together.title} table={report.together.table} />
        </section>
      )}
      <section aria-labelledby="inputs">
        <h2 id="inputs">Inputs</h2>
        <CaseTable {...input} rows={typed.map(withTablesBelow)} caption="Inputs" />
        <p className="quiet-text">As typed. Fields left at their defaults are not listed.</p>
      </section>
      {typedTables(typed, record).map(({ id, label, titles, ...table }, index) => (
        <section key={`${id} ${index}`} className="record-table">
          <h2>
            {label} {titles.length > 0 && <span className="quiet-text">{titles.join(', ')}</span>}
          </h2>
          <TableBlock label={label} table={table} />
        </section>
      ))}
      {attached}
      <Workings report={report} />
      <BasisSection record={record} />
    </div>
  );
}

/** Networks, drawn from the tables of their items. */
function Networks({ report, record }: { report: ReadReport; record: RevisionRecord }) {
  return tablesIn(report, record.results).map(({ of, table }) => {
    const network = networkIn(table);
    return (
      network && (
        <section key={of} className="record-table">
          <h2>Network {report.cases.length > 1 && <span className="quiet-text">{of}</span>}</h2>
          <LazyPart>
            <RecordNetwork table={table} places={record.document.places} {...network} />
          </LazyPart>
        </section>
      )
    );
  });
}

function CrossChecks({ report: { cases } }: { report: ReadReport }) {
  const checks = cases.flatMap((each, index) =>
    (each?.crossCheck ?? []).map(check => ({ check, of: caseName(each?.title, index) })),
  );
  if (checks.length === 0) return null;
  return (
    <ul className="cross-checks">
      {checks.map(({ check, of }, index) => (
        <li key={index}>
          {check.name}
          {cases.length > 1 && `, ${of}`}: <span className="mono">{displayCheck(check)}</span>
        </li>
      ))}
    </ul>
  );
}

function Messages({ report }: { report: ReadReport }) {
  const messages = report.cases.flatMap((each, index) =>
    (each?.messages ?? []).map(message => ({ ...message, of: caseName(each?.title, index) })),
  );
  const all = [...messages, ...(report.together?.messages ?? []).map(message => ({ ...message, of: '' }))];
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <ul className="record-messages">
        {all.map(({ level, text, source, of }, index) => (
          <li key={index} className={level}>
            <b>{level}</b>{' '}
            <span>
              {report.cases.length > 1 && of !== '' && `${of}: `}
              <NoWrapText text={text} />
              {source !== undefined && (
                <span className="quiet-text">
                  {' '}
                  <NoWrapText text={source} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Workings({ report: { cases } }: { report: ReadReport }) {
  return (
    <section aria-labelledby="working">
      <h2 id="working">Working</h2>
      {cases.map(
        (each, index) => each && <Working key={index} of={caseName(each.title, index)} lines={each.working ?? []} />,
      )}
    </section>
  );
}

/** The working of a case, rendered when expanded. */
function Working({ of, lines }: { of: string; lines: readonly RecordLine[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="record-working" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {of} <span className="quiet-text">{lines.length} steps</span>
      </summary>
      {open && (
        <LazyPart>
          <WorkingPanel working={lines} />
        </LazyPart>
      )}
    </details>
  );
}

/** The basis of design at issue, and the notes of the sheet. */
function BasisSection({ record }: { record: RevisionRecord }) {
  const { project, sheet } = record;
  return (
    <section aria-labelledby="basis">
      <h2 id="basis">Basis and notes</h2>
      <TermList
        className="record-basis"
        lines={[
          ['Depends on', dependenciesText(record)],
          ['Client', project.client],
          ...basisLines(project.basis),
          ['Notes', sheet.notes],
        ]}
      />
    </section>
  );
}
