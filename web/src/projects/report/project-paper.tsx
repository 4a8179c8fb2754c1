import type { Project, Register } from '@isentrope/records';
import { memo } from 'react';
import { company } from '../../company.ts';
import { Part } from '../../workbench/print/part.tsx';
import { basisLines, numberedTitle } from '../texts.ts';
import { paperFor, RecordSheet } from './record-paper.tsx';
import type { ReportOptions } from './report-options.ts';
import { watermarkOf, type ReportSheet } from './report-sheet.ts';
import { ColumnHeads } from '../../design/column-heads.tsx';
import { TermList } from '../../design/term-list.tsx';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The printed project report: cover, index, basis of design, revision register, then each sheet from its record. */
export const ProjectPaper = memo(function ProjectPaper({
  project,
  sheets,
  register,
  options,
  date,
  pages,
}: {
  project: Project;
  /** The included sheets in order. */
  sheets: readonly ReportSheet[];
  register: Register;
  options: ReportOptions;
  date: Date;
  /** Number of the page on which each sheet begins, by sheet id, as far as known. */
  pages: ReadonlyMap<string, number>;
}) {
  const { name } = paperFor(options);
  const { parts } = options;
  const approved = sheets.every(({ state }) => state === 'approved');
  const mark = approved ? '' : 'For check';
  return (
    <article className="paper report" data-page={name} aria-label="Project report">
      <Cover project={project} sheets={sheets} mark={mark} date={date} />
      <table className="paper-frame report-front" role="presentation">
        <thead>
          <tr>
            <td>
              <FrontHead project={project} mark={mark} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <Index sheets={sheets} pages={pages} />
              {parts.basis && (
                <div className="report-part">
                  <Part title="Basis of design">
                    <TermList className="report-terms" lines={basisLines(project.basis)} />
                  </Part>
                </div>
              )}
              {parts.register && <RevisionRegister sheets={sheets} register={register} />}
            </td>
          </tr>
        </tbody>
      </table>
      {sheets.map(sheet => (
        <RecordSheet key={sheet.record.sheet.id} sheet={sheet} options={options} basis={project.basis} />
      ))}
    </article>
  );
});

function Cover({
  project,
  sheets,
  mark,
  date,
}: {
  project: Project;
  sheets: readonly ReportSheet[];
  mark: string;
  date: Date;
}) {
  const approved = sheets.filter(({ state }) => state === 'approved').length;
  return (
    <section className="report-cover">
      <header>
        <strong>{company.legalName}</strong>
      </header>
      <div>
        <p className="report-kind">Calculation report</p>
        <h1>{project.name}</h1>
        <TermList
          className="report-terms"
          lines={[
            ['Project number', project.number],
            ['Client', project.client],
            ['Date', day.format(date)],
            ['Sheets', `${sheets.length}, ${approved === 0 ? 'none' : approved} approved`],
          ]}
        />
        {mark !== '' && <p className="report-mark">{mark}: not every sheet is approved</p>}
      </div>
      <footer>
        Every sheet is drawn from its issued record. Verify an issued sheet with its calculation file at{' '}
        {company.origin}/verify.
      </footer>
    </section>
  );
}

/** Header of the pages before the first sheet. */
function FrontHead({ project, mark }: { project: Project; mark: string }) {
  return (
    <div className="paper-title">
      <div className="paper-tool">
        <p>
          <strong>{numberedTitle(project.number, project.name)}</strong>
          <span>{project.client}</span>
        </p>
        <p className="paper-draft">{mark}</p>
      </div>
    </div>
  );
}

function Index({ sheets, pages }: { sheets: readonly ReportSheet[]; pages: ReadonlyMap<string, number> }) {
  return (
    <Part title="Index">
      <table className="report-list">
        <ColumnHeads names={['Sheet', 'Document', 'Title', 'Rev.', 'State', ['Page', 'report-page-number']]} />
        <tbody>
          {sheets.map(({ record, state, place }) => (
            <tr key={record.sheet.id}>
              <td>
                {place?.number} of {place?.of}
              </td>
              <td>{record.sheet.number}</td>
              <td>{record.sheet.title}</td>
              <td>{record.revision}</td>
              <td>{state === 'approved' ? 'Approved' : watermarkOf(state)}</td>
              <td className="report-page-number">{pages.get(record.sheet.id) ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** All revisions of the included sheets, with signatures and hashes. */
function RevisionRegister({ sheets, register }: { sheets: readonly ReportSheet[]; register: Register }) {
  return (
    <div className="report-part">
      <Part title="Register of revisions">
        <table className="report-list">
          <ColumnHeads names={['Rev.', 'State', 'Signed', ['SHA-256', 'report-hash']]} />
          {sheets.map(({ record: { sheet } }) => (
            <tbody key={sheet.id}>
              <tr className="set-title paper-section">
                <th colSpan={4} scope="rowgroup">
                  {numberedTitle(sheet.number, sheet.title)}
                </th>
              </tr>
              {register.sheets
                .find(({ id }) => id === sheet.id)
                ?.revisions.map(({ id, letter, state, signatures, hash }) => (
                  <tr key={id}>
                    <td>{letter}</td>
                    <td>{state}</td>
                    <td>
                      {signatures.map(({ act, by, at }, index) => (
                        <div key={index}>
                          {act} by {by.name}, {short.format(new Date(at))}
                        </div>
                      ))}
                    </td>
                    <td className="report-hash">{hash}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </Part>
    </div>
  );
}
