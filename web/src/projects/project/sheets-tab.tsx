import type { ListedDrift, ListedSheet, Project, ProjectMap } from '@isentrope/records';
import { lazy, Suspense, useId, useState } from 'react';
import { plansPath } from '../../account/return-page.ts';
import { remove } from '../../account/request.ts';
import { workbenchPath, revisionPath } from '../paths.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { staleReasons } from '../map/staleness.ts';
import { StateBadge } from '../state-badge.tsx';
import { toolTitle } from '../tools.ts';
import { When } from '../../design/when.tsx';
import { driftBadgeText, describeDrift, matchesSearch, numberedTitle } from '../texts.ts';
import { sheetsAwaiting, type JointAction } from './pending-signatures.ts';
import { canEdit } from './permissions.ts';
import { SheetMenu, type SheetAction } from './sheet-menu.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { ColumnHeads } from '../../design/column-heads.tsx';

const Attachments = lazy(() => import('../dialogs/attachments.tsx'));
const Feeds = lazy(() => import('../dialogs/feeds.tsx'));
const Issue = lazy(() => import('../dialogs/issue.tsx'));
const NameSheet = lazy(() => import('../dialogs/name-sheet.tsx'));
const Revisions = lazy(() => import('../dialogs/revisions.tsx'));
const SignSeveral = lazy(() => import('../dialogs/sign-several.tsx'));

/** Maximum number of results shown in a sheet's row. */
const maxResults = 2;

/** Props of a project tab. */
export interface TabProps {
  readonly project: Project;
  readonly reload: () => Promise<void>;
  readonly confirm: (question: Confirmation, from: HTMLElement) => void;
}

/** The sheets of a project, with their revision, state and author. */
export function SheetsTab({
  project,
  reload,
  confirm,
  pro,
  map,
}: TabProps & { pro: boolean; map: ProjectMap | undefined }) {
  const { id, sheetList, anotherSheet, closed, role } = project;
  const [search, setSearch] = useState('');
  const dialog = useDialog<{ readonly act: Exclude<SheetAction, 'delete'>; readonly sheet: ListedSheet }>();
  const signing = useDialog<JointAction>();
  const shown = sheetList.filter(({ number, title, tool, revision, state, originator, checker, drift }) =>
    matchesSearch(search, number, title, toolTitle(tool), revision, state, originator, checker, drift && 'drift'),
  );
  const act = (action: SheetAction, sheet: ListedSheet, from: HTMLElement) => {
    if (action === 'delete') confirm(deletionConfirmation(sheet, reload), from);
    else dialog.open({ act: action, sheet }, from);
  };
  return (
    <section aria-label="Sheets">
      {anotherSheet !== null && closed === null && canEdit(project) && (
        <p className="banner">
          {anotherSheet}{' '}
          {role === 'owner' && !pro && (
            <a className="link" href={plansPath(`/projects/${id}`)}>
              What Pro costs
            </a>
          )}
        </p>
      )}
      {sheetList.length > 0 && (
        <div className="sheets-head">
          <Filter search={search} onSearch={setSearch} />
          {jointActions.map(([action, label]) => {
            const { length } = sheetsAwaiting(action, project, map);
            return (
              length > 1 && (
                <DialogButton key={action} className="button quiet" onOpen={button => signing.open(action, button)}>
                  {label(length)}
                </DialogButton>
              )
            );
          })}
        </div>
      )}
      {shown.length > 0 && <SheetTable sheets={shown} map={map} editable={canEdit(project)} onAct={act} />}
      {sheetList.length === 0 && (
        <div className="nothing-here">
          <h2>No sheet yet</h2>
          <p>
            {canEdit(project)
              ? 'A sheet is a calculation under a document number. Choose “New sheet” and a tool; the sheet opens and is saved as you type.'
              : 'The project’s owner and engineers can add sheets.'}
          </p>
        </div>
      )}
      {sheetList.length > 0 && shown.length === 0 && (
        <p className="nothing-here">No sheet matches “{search.trim()}”.</p>
      )}
      <Suspense>
        {dialog.subject?.act === 'issue' && (
          <Issue {...dialog} sheet={dialog.subject.sheet} staleReasons={reasons(dialog.subject.sheet, map)} />
        )}
        {signing.subject && (
          <SignSeveral {...signing} act={signing.subject} project={project} map={map} done={reload} />
        )}
        {dialog.subject?.act === 'name' && <NameSheet {...dialog} sheet={dialog.subject.sheet} done={reload} />}
        {dialog.subject?.act === 'attachments' && <Attachments {...dialog} sheet={dialog.subject.sheet} />}
        {dialog.subject?.act === 'feeds' && <Feeds {...dialog} sheet={dialog.subject.sheet} />}
        {dialog.subject?.act === 'revisions' && <Revisions {...dialog} sheet={dialog.subject.sheet} />}
      </Suspense>
    </section>
  );
}

/** What can be signed for several sheets at once, with the label of its button. */
const jointActions: readonly (readonly [JointAction, (count: number) => string])[] = [
  ['issued', count => `Issue ${count} for check…`],
  ['checked', count => `Check ${count}…`],
  ['approved', count => `Approve ${count}…`],
];

/** Why a sheet is stale, according to the map. */
function reasons({ id }: ListedSheet, map: ProjectMap | undefined): readonly string[] {
  const mapped = map?.sheets.find(sheet => sheet.id === id);
  return map && mapped ? staleReasons(mapped, map) : [];
}

function deletionConfirmation({ id, number, title, revision }: ListedSheet, reload: () => Promise<void>): Confirmation {
  return {
    title: 'Delete sheet',
    about: (
      <>
        <b>{numberedTitle(number, title)}</b> is deleted permanently
        {revision === null ? '' : `, with its revisions up to ${revision}, their signatures and comments`}. This cannot
        be undone.
      </>
    ),
    label: 'Delete sheet',
    danger: true,
    run: () => remove(`/api/sheets/${id}`),
    onDone: reload,
  };
}

function Filter({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId();
  return (
    <div className="list-filter" role="search">
      <div className="field">
        <label className="visually-hidden" htmlFor={id}>
          Filter the sheets
        </label>
        <input
          id={id}
          type="search"
          value={search}
          placeholder="Number, title, tool, state, person"
          onChange={event => onSearch(event.target.value)}
        />
      </div>
    </div>
  );
}

function SheetTable({
  sheets,
  map,
  editable,
  onAct,
}: {
  sheets: readonly ListedSheet[];
  map: ProjectMap | undefined;
  editable: boolean;
  onAct: (act: SheetAction, sheet: ListedSheet, from: HTMLElement) => void;
}) {
  return (
    <table className="register sheets-register">
      <ColumnHeads
        names={['No.', 'Sheet', 'Tool', 'Rev.', 'State', 'Answer', 'Originator · checker', 'Changed']}
        hasActions
      />
      <tbody>
        {sheets.map(sheet => (
          <Row
            key={sheet.id}
            sheet={sheet}
            map={map}
            editable={editable}
            onAct={(act, from) => onAct(act, sheet, from)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  sheet,
  map,
  editable,
  onAct,
}: {
  sheet: ListedSheet;
  map: ProjectMap | undefined;
  editable: boolean;
  onAct: (act: SheetAction, from: HTMLElement) => void;
}) {
  const { number, title, tool, state, revision, revisionId, originator, checker, openComments, changedAt } = sheet;
  const mapped = map?.sheets.find(({ id }) => id === sheet.id);
  const stale = mapped?.stale === true;
  return (
    <tr>
      <td className="mono" data-name="No.">
        {number}
      </td>
      <td className="register-name">
        <a href={workbenchPath(sheet)}>{title}</a>
      </td>
      <td className="register-tool">{toolTitle(tool)}</td>
      <td className="mono" data-name="Rev.">
        {revisionId !== null && (
          <a className="revision-link" href={revisionPath(revisionId)}>
            <span className="visually-hidden">Revision </span>
            {revision}
          </a>
        )}
      </td>
      <td className="register-state">
        <StateBadge state={state} />
        {stale && <span className="state-badge stale">stale</span>}
        {openComments > 0 && <span className="open-comments">{openComments} open</span>}
        {sheet.drift && <DriftMark drift={sheet.drift} />}
        {stale && <span className="stale-for">{reasons(sheet, map).join('; ')}</span>}
      </td>
      <td className="register-answer" data-name="Answer">
        {mapped?.answers.slice(0, maxResults).map(({ id, label, text }) => (
          <span key={id}>
            <span className="answer-name">{label}</span> {text}
          </span>
        ))}
      </td>
      <td data-name="Originator · checker">{[originator, checker].filter(each => each !== null).join(' · ')}</td>
      <td data-name="Changed">
        <When at={changedAt} />
      </td>
      <td className="register-menu">
        <SheetMenu sheet={sheet} editable={editable} onAct={onAct} />
      </td>
    </tr>
  );
}

/**
 * Badge for a sheet whose results the current calculator version would change, with the size of the change and a link.
 */
function DriftMark({ drift }: { drift: ListedDrift }) {
  return (
    <a className="drift-mark" href={`${revisionPath(drift.revisionId)}#drift`}>
      <span className="visually-hidden">
        Revision {drift.letter}: {describeDrift(drift)}
      </span>
      <span aria-hidden="true">{driftBadgeText(drift)}</span>
    </a>
  );
}
