import { attachmentsIn, project as projectShape, revision as revisionShape, type Revision } from '@isentrope/records';
import { lazy, Suspense, useMemo, useState } from 'react';
import { LoadError } from '../../account/preferences/section.tsx';
import { useTitle } from '../../account/page.ts';
import { useResource } from '../../account/resource.ts';
import { useAutoRefresh } from '../../shell/auto-refresh.ts';
import { LoadingPlaceholder } from '../../shell/placeholders.tsx';
import { workbenchPath, comparePath, idFromPath, projectPath, revisionPath } from '../paths.ts';
import { nextToSign } from '../project/pending-signatures.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import type { SigningAction } from '../dialogs/sign.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { MembersOnly, MissingPage, PageHead } from '../members-only.tsx';
import { StateBadge } from '../state-badge.tsx';
import { toolTitle } from '../tools.ts';
import { pluralise, numberedTitle } from '../texts.ts';
import { AttachmentList } from './attachment-list.tsx';
import { Comments } from './comments.tsx';
import { DriftBanner } from './drift.tsx';
import { PrintedRevision } from './printed-revision.tsx';
import { RecordBody } from './record-body.tsx';
import { readReport } from './read-report.ts';
import './revision.css';
import { caseName, resultRows, typedRows } from './rows.ts';
import { Signatures } from './signatures.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';

const Confirm = lazy(() => import('../dialogs/confirm.tsx'));
const Sign = lazy(() => import('../dialogs/sign.tsx'));
const CommentDialog = lazy(() => import('../dialogs/comment.tsx'));
const Revisions = lazy(() => import('../dialogs/revisions.tsx'));
const ExportRevision = lazy(() => import('../dialogs/export-revision.tsx'));

/** /revisions/:id: an issued revision with its signatures and comments. */
export function RevisionPage() {
  useTitle('Revision');
  return <MembersOnly title="Revision">{() => <RevisionRoute />}</MembersOnly>;
}

function RevisionRoute() {
  const [id] = useState(() => idFromPath(location.pathname));
  return id === undefined ? <NoRevision /> : <Loaded id={id} />;
}

function NoRevision() {
  return (
    <MissingPage title="Revision">
      There is no such revision, or you are not a member of its project. The project’s owner can invite you by email.
    </MissingPage>
  );
}

function Loaded({ id }: { id: string }) {
  const { value, failure, reload } = useResource(`/api/revisions/${id}`, revisionShape);
  useAutoRefresh(reload);
  if (failure?.status === 404) return <NoRevision />;
  if (value === undefined)
    return (
      <>
        <PageHead title="Revision" />
        {failure ? <LoadError failure={failure} /> : <LoadingPlaceholder />}
      </>
    );
  return <Opened revision={value} reload={reload} />;
}

/** A dialog opened from the page header. */
type RevisionDialog = SigningAction | 'revisions' | 'take along';

/** A comment being written on a field or result, or on the whole. */
interface CommentTarget {
  readonly field: string;
  readonly label: string;
}

function Opened({ revision, reload }: { revision: Revision; reload: () => Promise<void> }) {
  const { id, letter, state, record, sheet, comments, drift, may, reason } = revision;
  useTitle(`${numberedTitle(sheet.number, sheet.title)}, revision ${letter}`);
  const dialog = useDialog<RevisionDialog | CommentTarget | Confirmation>();
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
          cases={report.cases.map((each, index) => caseName(each?.title, index))}
          confirm={dialog.open}
          reload={reload}
        />
      )}
      <div className="revision-layout">
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
          attached={<AttachmentList sheetId={sheet.id} attachments={attachmentsIn(record)} />}
        />
      </div>
      <PrintedRevision revision={revision} />
      <Suspense>
        {dialog.subject === 'revisions' && <Revisions {...dialog} sheet={sheet} />}
        {dialog.subject === 'take along' && <ExportRevision {...dialog} revision={revision} />}
        {typeof dialog.subject === 'string' && dialog.subject !== 'revisions' && dialog.subject !== 'take along' && (
          <Sign {...dialog} act={dialog.subject} revision={revision} done={reload} />
        )}
        {typeof dialog.subject === 'object' && 'title' in dialog.subject && (
          <Confirm {...dialog} confirmation={dialog.subject} />
        )}
        {typeof dialog.subject === 'object' && 'field' in dialog.subject && (
          <CommentDialog {...dialog} revisionId={id} {...dialog.subject} done={reload} />
        )}
      </Suspense>
    </>
  );
}

const actions = [
  ['return', 'returned', 'Return…'],
  ['check', 'checked', 'Check…'],
  ['approve', 'approved', 'Approve…'],
] as const;

function Head({
  revision: { id, letter, state, record, sheet, may, imported },
  open,
}: {
  revision: Revision;
  open: (dialog: RevisionDialog, from: HTMLElement) => void;
}) {
  return (
    <PageHead
      title={numberedTitle(record.sheet.number, record.sheet.title)}
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
            <a className="link" href={`${projectPath(sheet.projectId)}#sheets`}>
              {numberedTitle(record.project.number, record.project.name)}
            </a>
          </span>
          <span className="crumb">{toolTitle(sheet.tool)}</span>
          <span className="crumb">{pluralise(record.document.cases.length, 'case')}</span>
        </>
      }
    >
      <a className="head-link" href={workbenchPath({ id: sheet.id, tool: sheet.tool })}>
        Open the sheet
      </a>
      <DialogButton className="head-link" onOpen={button => open('take along', button)}>
        Export…
      </DialogButton>
      <DialogButton className="head-link" onOpen={button => open('revisions', button)}>
        Revisions
      </DialogButton>
      <a
        className="head-link"
        href={comparePath(
          { type: 'revision', id, index: undefined },
          { type: 'working copy', id: sheet.id, index: undefined },
        )}
      >
        Compare with…
      </a>
      <button className="head-link" type="button" onClick={() => print()}>
        Print
      </button>
      <NextToSign key={state} projectId={sheet.projectId} sheetId={sheet.id} />
      {actions
        .filter(([action]) => may.includes(action))
        .map(([action, act, label]) => (
          <DialogButton
            key={action}
            className={action === 'return' ? 'button quiet' : 'button primary'}
            onOpen={button => open(act, button)}
          >
            {label}
          </DialogButton>
        ))}
    </PageHead>
  );
}

/** Leads a checker or an approver to the next revision that waits for their signature. */
function NextToSign({ projectId, sheetId }: { projectId: string; sheetId: string }) {
  const { value: project } = useResource(`/api/projects/${projectId}`, projectShape);
  const next = project && nextToSign(project, sheetId);
  if (!next) return null;
  const { action, sheet } = next;
  return (
    <a className="head-link" href={revisionPath(sheet.revisionId)}>
      Next to {action === 'checked' ? 'check' : 'approve'}: {sheet.number === '' ? sheet.title : sheet.number}
    </a>
  );
}
