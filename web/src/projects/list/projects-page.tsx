import { projectList, type ListedProject, type ProjectList } from '@isentrope/records';
import { lazy, Suspense, useId, useState } from 'react';
import { LoadError } from '../../account/preferences/section.tsx';
import { useTitle } from '../../account/page.ts';
import { plansPath } from '../../account/return-page.ts';
import { useResource } from '../../account/resource.ts';
import { useAutoRefresh } from '../../shell/auto-refresh.ts';
import { hasPro, type Session } from '../../shell/session.ts';
import { LoadingPlaceholder } from '../../shell/placeholders.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { MembersOnly, PageHead } from '../members-only.tsx';
import { pluralise, matchesSearch } from '../texts.ts';
import { Invitations } from './invitations.tsx';
import { ProjectTable } from './project-table.tsx';
import { SearchResults, useSearchResults } from './search-results.tsx';
import { VisitorIntroduction, ProjectsIntroduction, projectsSummary } from './introduction.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';

const ImportProject = lazy(() => import('../dialogs/import-project.tsx'));
const NewProject = lazy(() => import('../dialogs/new-project.tsx'));

/** /projects: all projects and invitations of the user; for visitors, an introduction to projects. */
export function Projects() {
  useTitle('Projects');
  return (
    <MembersOnly title="Projects" lead={projectsSummary} instead={<VisitorIntroduction />}>
      {session => <Listed session={session} />}
    </MembersOnly>
  );
}

function Listed({ session }: { session: Session }) {
  const { value, failure, reload } = useResource('/api/projects', projectList);
  useAutoRefresh(reload);
  if (value === undefined)
    return (
      <>
        <PageHead title="Projects" lead={projectsSummary} />
        {failure ? <LoadError failure={failure} /> : <LoadingPlaceholder />}
      </>
    );
  return <Opened list={value} pro={hasPro(session)} reload={reload} />;
}

/** Whether a project is active, neither archived nor due for deletion. */
const isOpen = ({ archivedAt, goesAt }: ListedProject) => archivedAt === null && goesAt === null;

function Opened({ list, pro, reload }: { list: ProjectList; pro: boolean; reload: () => Promise<void> }) {
  const dialog = useDialog<'new' | 'import'>();
  const [search, setSearch] = useState('');
  const results = useSearchResults(search);
  const [all, setAll] = useState(false);
  const open = list.projects.filter(isOpen);
  const away = list.projects.length - open.length;
  const shown = (all ? list.projects : open).filter(({ number, name, client, role }) =>
    matchesSearch(search, number, name, client, role),
  );
  return (
    <>
      <PageHead
        title="Projects"
        lead={projectsSummary}
        crumbs={list.projects.length > 0 ? pluralise(open.length, 'project') : undefined}
      >
        {list.another === null && (
          <DialogButton className="head-link" onOpen={button => dialog.open('import', button)}>
            Import a project
          </DialogButton>
        )}
        {list.another === null && (
          <DialogButton className="button primary" onOpen={button => dialog.open('new', button)}>
            New project
          </DialogButton>
        )}
      </PageHead>
      {list.another !== null && (
        <p className="banner">
          {list.another}{' '}
          {!pro && (
            <a className="link" href={plansPath('/projects')}>
              What Pro costs
            </a>
          )}
        </p>
      )}
      <Invitations invitations={list.invitations} reload={reload} />
      {list.projects.length > 0 && (
        <ListFilter search={search} onSearch={setSearch} away={away} all={all} onAll={setAll} />
      )}
      {shown.length > 0 && <ProjectTable projects={shown} reload={reload} />}
      {list.projects.length === 0 && <ProjectsIntroduction />}
      {list.projects.length > 0 && shown.length === 0 && <NoMatches search={search.trim()} />}
      {results && <SearchResults found={results} />}
      <Suspense>
        {dialog.subject === 'new' && <NewProject {...dialog} />}
        {dialog.subject === 'import' && <ImportProject {...dialog} />}
      </Suspense>
    </>
  );
}

/** Shown when no project matches. */
function NoMatches({ search }: { search: string }) {
  if (search !== '') return <p className="quiet-text no-project-found">No project matches “{search}”.</p>;
  return <p className="nothing-here">No active projects. Tick “Archived and deleted” to see the others.</p>;
}

/** Filters the list by text and by whether archived projects are included. */
function ListFilter({
  search,
  onSearch,
  away,
  all,
  onAll,
}: {
  search: string;
  onSearch: (search: string) => void;
  /** Number of archived projects. */
  away: number;
  all: boolean;
  onAll: (all: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="list-filter" role="search">
      <div className="field">
        <label className="visually-hidden" htmlFor={id}>
          Find in all projects
        </label>
        <input
          id={id}
          type="search"
          value={search}
          placeholder="Project, sheet, tool, note, revision, person"
          onChange={event => onSearch(event.target.value)}
        />
      </div>
      {away > 0 && (
        <div className="check">
          <input id={`${id}-all`} type="checkbox" checked={all} onChange={event => onAll(event.target.checked)} />
          <label htmlFor={`${id}-all`}>Archived and deleted ({away})</label>
        </div>
      )}
    </div>
  );
}
