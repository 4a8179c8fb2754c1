import { caseTitle } from '@isentrope/calculators/kit';
import { fullActionName, isAvailable, actionName } from '../actions/action.ts';
import { duplicateCase, moveEarlier, moveLater, removeCase } from '../actions/commands/case-actions.ts';
import { useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { More } from '../ui/icons.tsx';
import { closeMenu, PopoverMenu } from '../ui/popover-menu.tsx';

/** The actions menu of the active row. */
export function CaseMenu({
  item: { key, data },
  index,
  last,
  sorted,
  onRemoved,
}: {
  readonly item: WorkbenchCase;
  readonly index: number;
  readonly last: boolean;
  /** Whether the rows are sorted; then cases cannot be moved. */
  readonly sorted: boolean;
  readonly onRemoved: () => void;
}) {
  const { act } = useWorkbenchContext();
  const activeCase = { key, index, last, title: caseTitle(data, index) };
  const context = { activeCase };
  return (
    <PopoverMenu label={`Actions for ${activeCase.title}`} face={<More />}>
      {[moveEarlier, moveLater, duplicateCase, removeCase].map(action => (
        <button
          key={action.id}
          type="button"
          className="menu-choice"
          aria-label={fullActionName(action, context)}
          disabled={!isAvailable(action, context) || (sorted && (action === moveEarlier || action === moveLater))}
          onClick={event => {
            closeMenu(event);
            act(action, activeCase);
            if (action === removeCase) onRemoved();
          }}
        >
          <b>{actionName(action, context)}</b>
        </button>
      ))}
      {sorted && <p className="menu-more">Cases can be moved only in sheet order: restore it first.</p>}
    </PopoverMenu>
  );
}
