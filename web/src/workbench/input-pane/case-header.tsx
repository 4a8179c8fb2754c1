import { caseTitle } from '@isentrope/calculators/kit';
import { ActionButton } from '../actions/action-button.tsx';
import { duplicateCase, moveEarlier, moveLater, removeCase } from '../actions/commands/case-actions.ts';
import { elementId, useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { ArrowLeft, ArrowRight, Copy, Cross } from '../ui/icons.tsx';
import { CaseName } from './case-name.tsx';

const tools = [
  { action: moveEarlier, icon: <ArrowLeft /> },
  { action: moveLater, icon: <ArrowRight /> },
  { action: duplicateCase, icon: <Copy /> },
  { action: removeCase, icon: <Cross /> },
];

/** The header of a case: number, editable name and action buttons. */
export function CaseHeader({ item, index, last }: { item: WorkbenchCase; index: number; last: boolean }) {
  const { act } = useWorkbenchContext();
  const activeCase = { key: item.key, index, last, title: caseTitle(item.data, index) };
  return (
    <header className="case-header">
      <CaseName item={item} index={index} />
      <span className="case-tools" id={elementId(item.key, 'tools')}>
        {tools.map(({ action, icon }) => (
          <ActionButton
            key={action.id}
            action={action}
            context={{ activeCase }}
            icon={icon}
            onPress={() => act(action, activeCase)}
          />
        ))}
      </span>
    </header>
  );
}
