import type { Action, ActionContext } from './action.ts';

type WithUnits = Pick<ActionContext, 'units'>;

/** An action that takes the whole bench to a set of units. */
interface UnitAction extends Action {
  readonly name: string;
  readonly preferred: boolean;
  readonly run: () => void;
}

/** An action for each set of units that the whole bench can go to. */
export function unitActions({ units: { choices } }: WithUnits): readonly UnitAction[] {
  return choices.map(({ id, name, example, preferred, choose }) => ({
    id: `units-${id}`,
    group: 'Commands',
    name,
    full: () => (id === 'own' ? name : `${name} units`),
    detail: example,
    keywords: 'unit set change convert imperial',
    preferred,
    run: choose,
  }));
}

/** An action for each basis in which the pressures of results can be read. */
export function pressureActions({ units: { pressures } }: WithUnits): readonly UnitAction[] {
  return pressures.map(({ id, name, example, preferred, choose }) => ({
    id: `pressures-${id}`,
    group: 'Commands',
    name,
    detail: example,
    keywords: 'unit pressure gauge absolute basis barg bara psig psia',
    preferred,
    run: choose,
  }));
}

export const keepUnits = {
  id: 'keep-units',
  group: 'Commands',
  name: 'Keep these units as mine',
  keywords: 'own unit set default preference',
  run: ({ units }: WithUnits) => units.keepAsMine(),
} satisfies Action;
