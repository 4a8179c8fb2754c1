import { project as projectShape, register as registerShape, type Project, type Register } from '@isentrope/records';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { LoadError } from '../../account/preferences/section.tsx';
import { useTitle } from '../../account/page.ts';
import { useResource } from '../../account/resource.ts';
import { LoadingPlaceholder } from '../../shell/placeholders.tsx';
import '../../workbench/print/dialog/print-dialog.css';
import { PagesPreview } from '../../workbench/print/dialog/pages-preview.tsx';
import '../../workbench/print/dialog/report-printing.css';
import { usePrinting } from '../../workbench/print/dialog/use-printing.ts';
import { projectPath, projectIdFromReportPath } from '../paths.ts';
import { MembersOnly, MissingPage, PageHead } from '../members-only.tsx';
import { numberedTitle } from '../texts.ts';
import { ProjectPaper } from './project-paper.tsx';
import { paperFor } from './record-paper.tsx';
import { ReportChoices } from './report-choices.tsx';
import { saveReportOptions, loadReportOptions, type ReportOptions } from './report-options.ts';
import './report.css';
import { chosenRevision, type ReportSheet } from './report-sheet.ts';
import { useRevisions } from './use-revisions.ts';

/** /projects/:id/report: the sheets of a project as one report, paginated as it prints. */
export function ReportPage() {
  useTitle('Report');
  return <MembersOnly title="Report">{() => <ReportRoute />}</MembersOnly>;
}

function ReportRoute() {
  const [id] = useState(() => projectIdFromReportPath(location.pathname));
  return id === undefined ? <NoProject /> : <Loaded id={id} />;
}

function NoProject() {
  return (
    <MissingPage title="Report">
      There is no such project, or you are not a member. Its owner can invite you by email.
    </MissingPage>
  );
}

function Loaded({ id }: { id: string }) {
  const { value: project, failure } = useResource(`/api/projects/${id}`, projectShape);
  const { value: register, failure: otherFailure } = useResource(`/api/projects/${id}/register`, registerShape);
  const problem = failure ?? otherFailure;
  if (problem?.status === 404) return <NoProject />;
  if (project === undefined || register === undefined)
    return (
      <>
        <PageHead title="Report" />
        {problem ? <LoadError failure={problem} /> : <LoadingPlaceholder />}
      </>
    );
  return <Opened project={project} register={register} />;
}

const none: ReadonlySet<string> = new Set();

function Opened({ project, register }: { project: Project; register: Register }) {
  useTitle(`Report of ${project.name}`);
  const [options, setOptions] = useState(loadReportOptions);
  const [left, setLeft] = useState(none);
  const choose = (next: ReportOptions) => {
    setOptions(next);
    saveReportOptions(next);
  };
  const offered = useMemo(
    () => register.sheets.map(sheet => ({ ...sheet, revision: chosenRevision(sheet.revisions, options.which) })),
    [register, options.which],
  );
  const ids = useMemo(
    () => offered.flatMap(({ id, revision }) => (revision && !left.has(id) ? [revision.id] : [])),
    [offered, left],
  );
  const { revisions, missing, failure } = useRevisions(ids);
  const sheets = useMemo(
    () =>
      ids.flatMap((id, index): ReportSheet[] => {
        const found = revisions.get(id);
        if (found === undefined) return [];
        const { record, hash, state, signatures } = found;
        return [{ record, hash, state, signatures, place: { number: index + 1, of: ids.length } }];
      }),
    [ids, revisions],
  );
  const ready = ids.length > 0 && missing === 0;
  return (
    <>
      <PageHead
        title="Report"
        crumbs={
          <span className="crumb">
            <a className="link" href={projectPath(project.id)}>
              {numberedTitle(project.number, project.name)}
            </a>
          </span>
        }
      />
      <div className="report-layout">
        <div className="paper-choices report-choices" data-unfolded>
          <ReportChoices offered={offered} options={options} excluded={left} onChoose={choose} onLeave={setLeft} />
        </div>
        <div className="report-shown">
          {failure && <LoadError failure={failure} />}
          {ids.length === 0 && <EmptyReport which={options.which} any={register.sheets.length > 0} />}
          {!ready && ids.length > 0 && !failure && (
            <p role="status" className="report-status">
              Loading sheet {ids.length - missing + 1} of {ids.length}…
            </p>
          )}
          {ready && <ReportPreview project={project} register={register} sheets={sheets} options={options} />}
        </div>
      </div>
    </>
  );
}

function EmptyReport({ which, any }: { which: ReportOptions['which']; any: boolean }) {
  const issued = which === 'approved' ? 'approved' : 'issued';
  return (
    <div className="nothing-here">
      <h2>No sheet in the report</h2>
      <p>
        {any
          ? `Choose at least one sheet at the side. A sheet that was never ${issued} cannot be included: the report shows only what was ${issued}, never working copies.`
          : 'The project has no sheets yet.'}
      </p>
    </div>
  );
}

/** The paginated report, which replaces the page when printing. */
function ReportPreview({
  project,
  register,
  sheets,
  options,
}: {
  project: Project;
  register: Register;
  sheets: readonly ReportSheet[];
  options: ReportOptions;
}) {
  const [count, setCount] = useState<number>();
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const [date] = useState(() => new Date());
  const printing = usePrinting();
  const shown = useDeferredValue(options);
  const laidOut = useCallback((found: number, paper: Element) => {
    setCount(found);
    setPages(known => keepIfEqual(known, firstPages(paper)));
  }, []);
  const paper = { project, register, sheets, options: shown, date, pages };
  return (
    <>
      <div className="report-bar">
        <p role="status" className="report-status">
          {shown === options && count !== undefined ? pageCountText(count) : 'Laying out…'}
        </p>
        <button className="button primary" type="button" onClick={() => print()}>
          Print or save as PDF
        </button>
      </div>
      <PagesPreview
        layout={paperFor(shown)}
        label="The report as it will print"
        busy={shown !== options}
        onPages={laidOut}
      >
        <ProjectPaper {...paper} />
      </PagesPreview>
      {printing &&
        createPortal(
          <div className="printed-sheet">
            <ProjectPaper {...paper} options={options} />
          </div>,
          document.body,
        )}
    </>
  );
}

/** Approximate number of pages; the browser's own pagination can differ by one. */
function pageCountText(pages: number): string {
  return pages === 1 ? '1 page' : `About ${pages} pages`;
}

/** The page on which each sheet begins in the preview, by sheet id. */
function firstPages(paper: Element): ReadonlyMap<string, number> {
  const tops = [...paper.getClientRects()].map(({ top }) => top);
  const found = [...paper.querySelectorAll<HTMLElement>('[data-sheet]')].map(sheet => {
    const top = sheet.getClientRects()[0]?.top ?? 0;
    return [sheet.dataset['sheet'] ?? '', tops.findLastIndex(each => each <= top + 1) + 1] as const;
  });
  return new Map(found);
}

/** Returns the known map if both are equal, to avoid a re-render. */
function keepIfEqual(
  known: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return known.size === found.size && [...found].every(([id, page]) => known.get(id) === page) ? known : found;
}
