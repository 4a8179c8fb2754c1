import { project as projectShape, type Project, type ProjectMap } from '@isentrope/records';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { FailureBanner } from '../../account/failure-banner.tsx';
import { LoadError } from '../../account/preferences/section.tsx';
import { useTitle } from '../../account/page.ts';
import { postOnly, type Failure } from '../../account/request.ts';
import { useResource, type Resource } from '../../account/resource.ts';
import { useAutoRefresh } from '../../shell/auto-refresh.ts';
import { hasPro, type Session } from '../../shell/session.ts';
import { PartBoundary, PartMissing } from '../../shell/part-boundary.tsx';
import { LoadingPlaceholder } from '../../shell/placeholders.tsx';
import { idFromPath, reportPath } from '../paths.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { StaleLine } from '../map/stale-line.tsx';
import { useProjectMap } from '../map/use-project-map.ts';
import { MembersOnly, MissingPage, PageHead } from '../members-only.tsx';
import { pluralise } from '../texts.ts';
import { BasisTab } from './basis-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { canEdit } from './permissions.ts';
import { MembersTab } from './members-tab.tsx';
import { SheetsTab, type TabProps } from './sheets-tab.tsx';
import { tabs, useTab, type ProjectTab } from './use-tab.ts';
import { DialogButton } from '../dialogs/dialog-button.tsx';

const Confirm = lazy(() => import('../dialogs/confirm.tsx'));
const ExportProject = lazy(() => import('../dialogs/export-project.tsx'));
const FluidsTab = lazy(() => import('../fluids/fluids-tab.tsx'));
const MapTab = lazy(() => import('../map/map-tab.tsx'));
const NewSheet = lazy(() => import('../dialogs/new-sheet.tsx'));
const Update = lazy(() => import('../dialogs/update.tsx'));

/** /projects/:id: sheets, basis, members and history of a project. */
export function ProjectPage() {
  useTitle('Project');
  return <MembersOnly title="Project">{session => <ProjectRoute session={session} />}</MembersOnly>;
}

function ProjectRoute({ session }: { session: Session }) {
  const [id] = useState(() => idFromPath(location.pathname));
  return id === undefined ? <NoProject /> : <Loaded id={id} session={session} />;
}

function NoProject() {
  return (
    <MissingPage title="Project">
      There is no such project, or you are not a member. Its owner can invite you by email.
    </MissingPage>
  );
}

function Loaded({ id, session }: { id: string; session: Session }) {
  const { value, failure, reload } = useResource(`/api/projects/${id}`, projectShape);
  useAutoRefresh(reload);
  if (failure?.status === 404) return <NoProject />;
  if (value === undefined)
    return (
      <>
        <PageHead title="Project" />
        {failure ? <LoadError failure={failure} /> : <LoadingPlaceholder />}
      </>
    );
  return <Opened project={value} session={session} reload={reload} />;
}

type Dialog = 'new sheet' | 'export' | 'update' | Confirmation;

/** The tabs of a project in order: the map comes first once it has a connection. */
function tabsOf(map: ProjectMap | undefined): readonly ProjectTab[] {
  if (map !== undefined && map.connections.length > 0) return tabs;
  return ['sheets', 'fluids', 'map', ...tabs.filter(tab => !['sheets', 'fluids', 'map'].includes(tab))];
}

function Opened({ project, session, reload }: { project: Project; session: Session; reload: () => Promise<void> }) {
  const { id, name, number, client, role, sheets, people } = project;
  useTitle(name);
  const map = useProjectMap(id);
  const named = useTab();
  const [first, setFirst] = useState<ProjectTab>();
  const inOrder = tabsOf(map.value);
  const isMapSettled = map.value !== undefined || map.failure !== undefined;
  // A signing user starts with the list of revisions that wait for them.
  const signs = role === 'checker' || role === 'approver';
  if (first === undefined && isMapSettled) setFirst(signs ? 'sheets' : inOrder[0]);
  const tab = named ?? first;
  const reloadMap = map.reload;
  const reloadBoth = useCallback(async () => {
    await Promise.all([reload(), reloadMap()]);
  }, [reload, reloadMap]);
  const dialog = useDialog<Dialog>();
  const crumbs = [number, client, pluralise(sheets, 'sheet'), pluralise(people, 'person').replace('persons', 'people')];
  const confirm = (question: Confirmation, from: HTMLElement) => dialog.open(question, from);
  const tabProps: TabProps = { project, reload: reloadBoth, confirm };
  return (
    <>
      <PageHead title={name} crumbs={<Crumbs parts={[...crumbs, `you are ${role}`]} />}>
        <a className="head-link" href={reportPath(id)}>
          Report
        </a>
        <DialogButton className="head-link" onOpen={button => dialog.open('export', button)}>
          Export
        </DialogButton>
        {canEdit(project) && project.anotherSheet === null && (
          <DialogButton className="button primary" onOpen={button => dialog.open('new sheet', button)}>
            New sheet
          </DialogButton>
        )}
      </PageHead>
      <ClosedNotice project={project} reload={reload} />
      <div className="project-parts">
        <nav className="project-tabs" aria-label="Parts of the project">
          {inOrder.map(each => (
            <a key={each} href={`#${each}`} aria-current={each === tab ? 'page' : undefined}>
              {each}
            </a>
          ))}
        </nav>
        {map.value && (tab === 'map' || tab === 'sheets' || tab === 'fluids') && (
          <StaleLine project={project} map={map.value} onUpdate={from => dialog.open('update', from)} />
        )}
      </div>
      {tab === undefined && <LoadingPlaceholder />}
      {(tab === 'map' || tab === 'fluids') && (
        <MapPart map={map}>
          {value => (tab === 'map' ? <MapTab map={value} /> : <FluidsTab {...tabProps} map={value} />)}
        </MapPart>
      )}
      {tab === 'sheets' && <SheetsTab {...tabProps} map={map.value} pro={hasPro(session)} />}
      {tab === 'basis' && <BasisTab {...tabProps} />}
      {tab === 'people' && <MembersTab {...tabProps} />}
      {tab === 'history' && <HistoryTab id={id} />}
      <Suspense>
        {dialog.subject === 'new sheet' && (
          <NewSheet
            {...dialog}
            projectId={id}
            numbers={project.sheetList.map(sheet => sheet.number)}
            fluids={map.value?.fluids ?? []}
            hasPro={hasPro(session)}
          />
        )}
        {dialog.subject === 'export' && <ExportProject {...dialog} project={project} />}
        {dialog.subject === 'update' && <Update {...dialog} projectId={id} done={reloadBoth} />}
        {typeof dialog.subject === 'object' && <Confirm {...dialog} confirmation={dialog.subject} />}
      </Suspense>
    </>
  );
}

/** Content that depends on the map, once that has loaded. */
function MapPart({
  map: { value, failure },
  children,
}: {
  map: Resource<ProjectMap>;
  children: (map: ProjectMap) => ReactNode;
}) {
  if (value === undefined) return failure ? <LoadError failure={failure} /> : <LoadingPlaceholder />;
  return (
    <PartBoundary fallback={<PartMissing />}>
      <Suspense fallback={<LoadingPlaceholder />}>{children(value)}</Suspense>
    </PartBoundary>
  );
}

/** Facts of a project or revision in one line. */
function Crumbs({ parts }: { parts: readonly string[] }) {
  return parts
    .filter(part => part !== '')
    .map((part, index) => (
      <span key={index} className="crumb">
        {part}
      </span>
    ));
}

/** Why a project is read-only, with a button for its owner to restore it. */
function ClosedNotice({
  project: { id, closed, role, archivedAt, goesAt },
  reload,
}: {
  project: Project;
  reload: () => Promise<void>;
}) {
  const [failure, setFailure] = useState<Failure>();
  if (closed === null) return null;
  const away = goesAt !== null || archivedAt !== null;
  const back = async () => {
    const outcome = await postOnly(`/api/projects/${id}/${goesAt === null ? 'unarchive' : 'restore'}`);
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (outcome.ok) await reload();
  };
  return (
    <>
      <div className="banner warning closed-project" role="status">
        <p>{closed}</p>
        {away && role === 'owner' && (
          <button className="button quiet" type="button" onClick={() => void back()}>
            {goesAt === null ? 'Unarchive' : 'Restore'}
          </button>
        )}
      </div>
      {failure && <FailureBanner failure={failure} />}
    </>
  );
}
