import { sheet as sheetShape, type ListedRevision, type ListedSheet } from '@isentrope/records';
import { LoadError } from '../../account/preferences/section.tsx';
import { useResource } from '../../account/resource.ts';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { comparePath, revisionPath } from '../paths.ts';
import { StateBadge } from '../state-badge.tsx';
import { When } from '../../design/when.tsx';
import { numberedTitle } from '../texts.ts';
import type { DialogProps } from './use-dialog.ts';

/** All revisions of a sheet, newest first. */
export default function Revisions({
  sheet: { id, number, title },
  ...dialog
}: DialogProps & { sheet: Pick<ListedSheet, 'id' | 'number' | 'title'> }) {
  const { value, failure } = useResource(`/api/sheets/${id}`, sheetShape);
  const latest = value?.revisions.at(-1);
  return (
    <SheetDialog title={`Revisions of ${numberedTitle(number, title)}`} {...dialog}>
      {failure && <LoadError failure={failure} />}
      {latest && (
        <p>
          <a className="link" href={comparePath(whole(latest.id), { type: 'working copy', id, index: undefined })}>
            Compare {latest.letter} with the working copy
          </a>
        </p>
      )}
      {value?.revisions.length === 0 && <p>This sheet has not been issued yet.</p>}
      <ol className="revision-list" aria-busy={value === undefined && failure === undefined}>
        {value?.revisions.toReversed().map(revision => (
          <Line key={revision.id} revision={revision} before={previousRevision(value.revisions, revision)} />
        ))}
      </ol>
    </SheetDialog>
  );
}

const whole = (id: string) => ({ type: 'revision', id, index: undefined }) as const;

/** The revision before the given one. */
function previousRevision(revisions: readonly ListedRevision[], { id }: ListedRevision): ListedRevision | undefined {
  return revisions[revisions.findIndex(each => each.id === id) - 1];
}

function Line({
  revision: { id, letter, state, reason, signatures, openComments },
  before,
}: {
  revision: ListedRevision;
  before: ListedRevision | undefined;
}) {
  return (
    <li>
      <a className="revision-letter mono" href={revisionPath(id)}>
        <span className="visually-hidden">Revision </span>
        {letter}
      </a>
      <div>
        <p>
          {reason} <StateBadge state={state} />
          {openComments > 0 && <span className="open-comments">{openComments} open</span>}
        </p>
        <p className="quiet-text">
          {signatures.map(({ act, by, at }, index) => (
            <span key={index}>
              {index > 0 && '; '}
              {act} by {by.name} on <When at={at} />
            </span>
          ))}
        </p>
        {before && (
          <a className="link" href={comparePath(whole(before.id), whole(id))}>
            Compare with {before.letter}
            <span className="visually-hidden">: revision {letter}</span>
          </a>
        )}
      </div>
    </li>
  );
}
