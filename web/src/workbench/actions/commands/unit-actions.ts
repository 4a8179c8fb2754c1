import type { UnitChoice } from '../../units/use-units.ts';
import type { Action, ActionContext } from '../action.ts';

type WithUnits = Pick<ActionContext, 'units'>;

/** An action that converts the whole workbench to a unit set. */
interface UnitAction extends Action {
  readonly name: string;
  readonly preferred: boolean;
  readonly run: () => void;
}

function unitAction({ id, name, example, preferred, choose }: UnitChoice, keywords: string): UnitAction {
  return { id: `units-${id}`, group: 'Commands', name, detail: example, keywords, preferred, run: choose };
}

/** Actions for each unit set and each pressure basis. */
export function unitActions({ units: { choices, pressures } }: WithUnits): readonly UnitAction[] {
  return [
    ...choices.map(choice => ({
      ...unitAction(choice, 'unit set change convert imperial'),
      full: () => (choice.id === 'own' ? choice.name : `${choice.name} units`),
    })),
    ...pressures.map(choice => unitAction(choice, 'unit pressure gauge absolute basis barg bara psig psia')),
  ];
}

export const saveUnitPreference = {
  id: 'keep-units',
  group: 'Commands',
  name: 'Save as my default units',
  keywords: 'own unit set default preference',
  run: ({ units }: WithUnits) => units.keepAsMine(),
} satisfies Action;
