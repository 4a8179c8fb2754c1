import { caseTitle, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchState, ChangeLabels } from './workbench-model.ts';
import type { WorkbenchAction } from './workbench-action.ts';
import { resetsCase } from './case-edits.ts';

const of = (what: string): ChangeLabels => ({
  undo: `Undo ${what}`,
  redo: `Redo ${what}`,
  undone: `Undone: ${what}.`,
  redone: `Redone: ${what}.`,
});

/** A choice of units is also stored as the preference, which is not part of a calculation and stays. */
const unitsUndone = 'Undone: the change of units here. New calculations still start in the units chosen last.';

/** The undo and redo labels of an action; undefined if the action is not undoable. */
export function changeLabels(
  definition: Definition,
  workbench: WorkbenchState,
  action: WorkbenchAction,
): ChangeLabels | undefined {
  const titleOf = (key: number) => {
    const index = workbench.cases.findIndex(item => item.key === key);
    return caseTitle(workbench.cases[index]?.data ?? {}, index);
  };
  const labelOf = (id: string) => definition.inputs.find(input => input.id === id)?.field.label ?? id;
  switch (action.type) {
    case 'edit':
      return of(resetsCase(definition, workbench, action) ? 'clearing the case' : `the entry in ${labelOf(action.id)}`);
    case 'unit':
    case 'resultUnit':
      return of('the change of unit');
    case 'pressures':
      return of('the change of the pressures');
    case 'unitSet':
      return action.begins ? undefined : { ...of('the change of units'), undone: unitsUndone };
    case 'columnUnit':
      return of(`the unit of ${labelOf(action.id)}`);
    case 'paste':
      return of('the pasted block');
    case 'takeOver':
    case 'takeOverAll':
    case 'addRows':
      return of(action.what);
    case 'add':
      return of('the new case');
    case 'duplicate':
      return of(`the copy of ${titleOf(action.key)}`);
    case 'remove':
      return {
        undo: `Undo: bring back ${titleOf(action.key)}`,
        redo: `Redo: remove ${titleOf(action.key)}`,
        undone: `${titleOf(action.key)} is back.`,
        redone: `${titleOf(action.key)} is removed again.`,
      };
    case 'clear':
      return of('clearing the case');
    case 'move':
      return of(`the move of ${titleOf(action.key)}`);
    case 'places':
      return of('the move in the drawing');
    case 'example':
      return of('the example');
    case 'replace':
    case 'append':
      return action.what === undefined ? undefined : of(action.what);
    default:
      return undefined;
  }
}
