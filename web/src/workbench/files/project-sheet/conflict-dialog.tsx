import type { Definition } from '@isentrope/calculators/kit';
import type { Conflict, MergeResult } from '@isentrope/records';
import { useState } from 'react';
import { WorkbenchDialog } from '../../actions/workbench-dialog.tsx';
import { placeOf, conflictValueText } from './sheet-labels.ts';

/** Resolves merge conflicts field by field. The user's own value is preselected. */
export function ConflictDialog({
  definition,
  merge: { document, conflicts },
  otherUser,
  onDecide,
  onClose,
}: {
  readonly definition: Definition;
  readonly merge: MergeResult;
  readonly otherUser: string | null;
  /** Called with the conflicts resolved in favour of the other user. */
  readonly onDecide: (taken: readonly Conflict[]) => void;
  /** Postpones the decision. */
  readonly onClose: () => void;
}) {
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set());
  const several = document.cases.length > 1;
  const other = otherUser ?? 'Someone else';
  const choose = (index: number, taken: boolean) => {
    const next = new Set(theirs);
    if (taken) next.add(index);
    else next.delete(index);
    setTheirs(next);
  };
  const all = () => setTheirs(theirs.size === conflicts.length ? new Set() : new Set(conflicts.keys()));
  return (
    <WorkbenchDialog
      label="Changed by both"
      className="both"
      keys={[]}
      onClose={onClose}
      head={<h2>Changed by both</h2>}
    >
      <form
        className="conflicts"
        onSubmit={event => {
          event.preventDefault();
          onDecide(conflicts.filter((_, index) => theirs.has(index)));
        }}
      >
        <p>
          {other} saved values that differ from yours in{' '}
          {conflicts.length === 1 ? 'one field' : `${conflicts.length} fields`}. Everything else has been merged. Which
          do you want to keep?
        </p>
        {conflicts.map((conflict, index) => (
          <fieldset key={`${conflict.part} ${conflict.caseNumber} ${conflict.field}`}>
            <legend>{placeOf(definition, conflict, several)}</legend>
            <Choice
              name={`conflict-${index}`}
              label="Keep mine"
              value={conflictValueText(definition, conflict, conflict.mine)}
              checked={!theirs.has(index)}
              onChoose={() => choose(index, false)}
            />
            <Choice
              name={`conflict-${index}`}
              label="Take theirs"
              value={conflictValueText(definition, conflict, conflict.theirs)}
              checked={theirs.has(index)}
              onChoose={() => choose(index, true)}
            />
            <p className="was">Before: {conflictValueText(definition, conflict, conflict.base)}</p>
          </fieldset>
        ))}
        <div className="conflict-ends">
          <button type="submit" className="button primary">
            Save
          </button>
          {conflicts.length > 1 && (
            <button type="button" className="link" onClick={all}>
              {theirs.size === conflicts.length ? 'Keep all of mine' : 'Take all of theirs'}
            </button>
          )}
        </div>
      </form>
    </WorkbenchDialog>
  );
}

function Choice({
  name,
  label,
  value,
  checked,
  onChoose,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <label>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{label}</span>
      <span>{value}</span>
    </label>
  );
}
