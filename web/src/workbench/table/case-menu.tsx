import { caseTitle } from '@isentrope/calculators/kit';
import { fullNameOf, isOffered, nameOf } from '../actions/action.ts';
import { duplicateCase, moveEarlier, moveLater, removeCase } from '../actions/case-actions.ts';
import { useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { More } from '../icons.tsx';
import { closeMenu, PopoverMenu } from '../popover-menu.tsx';

/** The actions menu of the active row. */
export function CaseMenu({
  item: { key, data },
  index,
  last,
  sorted,
  onRemoved,
}: {
  readonly item: BenchCase;
  readonly index: number;
  readonly last: boolean;
  /** Whether the rows are sorted; then cases cannot be moved. */
  readonly sorted: boolean;
  readonly onRemoved: () => void;
}) {
  const { act } = useBench();
  const inHand = { key, index, last, title: caseTitle(data, index) };
  const context = { inHand };
  return (
    <PopoverMenu label={`What to do with ${inHand.title}`} face={<More />}>
      {[moveEarlier, moveLater, duplicateCase, removeCase].map(action => (
        <button
          key={action.id}
          type="button"
          className="menu-choice"
          aria-label={fullNameOf(action, context)}
          disabled={!isOffered(action, context) || (sorted && (action === moveEarlier || action === moveLater))}
          onClick={event => {
            closeMenu(event);
            act(action, inHand);
            if (action === removeCase) onRemoved();
          }}
        >
          <b>{nameOf(action, context)}</b>
        </button>
      ))}
      {sorted && <p className="menu-more">Cases move in the order of the sheet: restore it first.</p>}
    </PopoverMenu>
  );
}
