import { attachmentsIn, revision as revisionShape, type Revision } from '@isentrope/records';
import { lazy, Suspense, useMemo, useState } from 'react';
import { LoadProblem } from '../../account/preferences/section.tsx';
import { useTitle } from '../../account/page.ts';
import { useResource } from '../../account/resource.ts';
import { useKeptCurrent } from '../../shell/current-session.ts';
import { WaitingRoom } from '../../shell/unopened.tsx';
import { benchAddress, compareAddress, idInAddress, projectAddress } from '../address.ts';
import type { Question } from '../dialogs/confirm.tsx';
import type { SigningAct } from '../dialogs/sign.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { MembersOnly, NotThere, PageHead } from '../members-only.tsx';
import { StateBadge } from '../state-badge.tsx';
import { toolTitle } from '../tools.ts';
import { counted, titled } from '../words.ts';
import { Attached } from './attached.tsx';
import { Comments } from './comments.tsx';
import { DriftBanner } from './drift.tsx';
import { PrintedRevision } from './printed-revision.tsx';
import { RecordBody } from './record-body.tsx';
import { readReport } from './report.ts';
import './revision.css';
import { caseName, resultRows, typedRows } from './rows.ts';
import { Signatures } from './signatures.tsx';

const Confirm = lazy(() => import('../dialogs/confirm.tsx'));
const Sign = lazy(() => import('../dialogs/sign.tsx'));
const Remark = lazy(() => import('../dialogs/remark.tsx'));
const Revisions = lazy(() => import('../dialogs/revisions.tsx'));
const TakeAlong = lazy(() => import('../dialogs/take-along.tsx'));

/** /revisions/:id: an issued revision with its signatures and comments. */
export function RevisionPage() {
  useTitle('Revision');
  return <MembersOnly title="Revision">{() => <Wanted />}</MembersOnly>;
}

function Wanted() {
  const [id] = useState(() => idInAddress(location.pathname));
  return id === undefined ? <NoRevision /> : <Loaded id={id} />;
}

function NoRevision() {
  return (
    <NotThere title="Revision">
      There is no such revision, or you are not in its project. Whoever owns the project can invite you by mail.
    </NotThere>
  );
}

function Loaded({ id }: { id: string }) {
  const { value, failure, reload } = useResource(`/api/revisions/${id}`, revisionShape);
  useKeptCurrent(reload);
  if (failure?.status === 404) return <NoRevision />;
  if (value === undefined)
    return (
      <>
        <PageHead title="Revision" />
        {failure ? <LoadProblem failure={failure} /> : <WaitingRoom />}
      </>
    );
  return <Opened revision={value} reload={reload} />;
}

/** A dialog opened from the page header. */
type Asked = SigningAct | 'revisions' | 'take along';

/** A comment being written on a field or result, or on the whole. */
interface Remarked {
  readonly field: string;
  readonly label: string;
}

function Opened({ revision, reload }: { revision: Revision; reload: () => Promise<void> }) {
  const { id, letter, state, record, sheet, comments, drift, may, reason } = revision;
  useTitle(`${titled(sheet.number, sheet.title)}, revision ${letter}`);
  const dialog = useDialog<Asked | Remarked | Question>();
  const report = useMemo(() => readReport(record), [record]);
  const typed = useMemo(() => typedRows(record), [record]);
  const results = useMemo(() => resultRows(report, record.results), [report, record]);
  const labels = new Map([...typed, ...results].map(row => [row.id, row.label]));
  const remark =
    may.includes('comment') && state !== 'approved'
      ? (field: string, from: HTMLElement) => dialog.open({ field, label: labels.get(field) ?? '' }, from)
      : undefined;
  return (
    <>
      <Head revision={revision} open={dialog.open} />
      {drift && state !== 'superseded' && (
        <DriftBanner
          revision={revision}
          drift={drift}
          cases={report.cases.map((each, place) => caseName(each?.title, place))}
          ask={dialog.open}
          reload={reload}
        />
      )}
      <div className="revision-desk">
        <div className="revision-aside">
          <section aria-labelledby="register">
            <h2 className="cap" id="register">
              Register
            </h2>
            <p className="revision-reason">{reason}</p>
            <Signatures revision={revision} />
          </section>
          <Comments comments={comments} labels={labels} remark={remark} reload={reload} />
        </div>
        <RecordBody
          record={record}
          report={report}
          typed={typed}
          results={results}
          comments={comments}
          remark={remark}
          attached={<Attached sheetId={sheet.id} attachments={attachmentsIn(record)} />}
        />
      </div>
      <PrintedRevision revision={revision} />
      <Suspense>
        {dialog.asked === 'revisions' && <Revisions opener={dialog.opener} close={dialog.close} sheet={sheet} />}
        {dialog.asked === 'take along' && <TakeAlong opener={dialog.opener} close={dialog.close} revision={revision} />}
        {typeof dialog.asked === 'string' && dialog.asked !== 'revisions' && dialog.asked !== 'take along' && (
          <Sign opener={dialog.opener} close={dialog.close} act={dialog.asked} revision={revision} done={reload} />
        )}
        {typeof dialog.asked === 'object' && 'title' in dialog.asked && (
          <Confirm opener={dialog.opener} close={dialog.close} question={dialog.asked} />
        )}
        {typeof dialog.asked === 'object' && 'field' in dialog.asked && (
          <Remark opener={dialog.opener} close={dialog.close} revisionId={id} {...dialog.asked} done={reload} />
        )}
      </Suspense>
    </>
  );
}

const deeds = [
  ['return', 'returned', 'Return…'],
  ['check', 'checked', 'Check…'],
  ['approve', 'approved', 'Approve…'],
] as const;

function Head({
  revision: { id, letter, state, record, sheet, may, imported },
  open,
}: {
  revision: Revision;
  open: (dialog: Asked, from: HTMLElement) => void;
}) {
  return (
    <PageHead
      title={titled(record.sheet.number, record.sheet.title)}
      marks={
        <span className="revision-marks">
          <span className="revision-letter mono">
            <span className="visually-hidden">Revision </span>
            {letter}
          </span>
          <StateBadge state={state} />
          {imported && <StateBadge state="imported" />}
        </span>
      }
      crumbs={
        <>
          <span className="crumb">
            <a className="link" href={projectAddress(sheet.projectId)}>
              {titled(record.project.number, record.project.name)}
            </a>
          </span>
          <span className="crumb">{toolTitle(sheet.tool)}</span>
          <span className="crumb">{counted(record.document.cases.length, 'case')}</span>
        </>
      }
    >
      <a className="head-link" href={benchAddress({ id: sheet.id, tool: sheet.tool })}>
        Open the sheet
      </a>
      <button
        className="head-link"
        type="button"
        aria-haspopup="dialog"
        onClick={event => open('take along', event.currentTarget)}
      >
        Take along…
      </button>
      <button
        className="head-link"
        type="button"
        aria-haspopup="dialog"
        onClick={event => open('revisions', event.currentTarget)}
      >
        Revisions
      </button>
      <a
        className="head-link"
        href={compareAddress(
          { type: 'revision', id, place: undefined },
          { type: 'working copy', id: sheet.id, place: undefined },
        )}
      >
        Compare with…
      </a>
      <button className="head-link" type="button" onClick={() => print()}>
        Print
      </button>
      {deeds
        .filter(([deed]) => may.includes(deed))
        .map(([deed, act, label]) => (
          <button
            key={deed}
            className={deed === 'return' ? 'button quiet' : 'button primary'}
            type="button"
            aria-haspopup="dialog"
            onClick={event => open(act, event.currentTarget)}
          >
            {label}
          </button>
        ))}
    </PageHead>
  );
}
