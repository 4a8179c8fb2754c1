import { absolute, type GaugePressure, type Temperature } from '@isentrope/engineering/quantities';
import {
  loadContents,
  startingPhases,
  type CompositionModel,
  type StartingPhases,
} from '@isentrope/engineering/vessels';
import type { ListItem } from '../kit/index.ts';

/** Returns a composition normalised to 1, without absent components. */
export function normaliseComposition(
  composition: readonly ListItem[],
): { readonly id: string; readonly fraction: number }[] {
  const total = composition.reduce((sum, { amount }) => sum + amount, 0);
  return composition.flatMap(({ item, amount }) => (amount > 0 ? [{ id: item, fraction: amount / total }] : []));
}

/** Returns the initial phases of the contents. A single component with a level is at its vapour pressure. */
export function startOf(v: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
  readonly initialPressure: GaugePressure;
  readonly initialTemperature: Temperature;
  readonly liquidLevel: number | undefined;
}): StartingPhases {
  return startingPhases(
    { model: v.equationOfState, composition: normaliseComposition(v.composition) },
    { temperature: v.initialTemperature, pressure: absolute(v.initialPressure), level: v.liquidLevel ?? 0 },
  );
}

/** Loads the data of the selected equation of state, and of the other one if that checks it. */
export function contentsLoad({
  composition = [],
  equationOfState = 'peng-robinson',
  equationCheck = 'yes',
}: {
  readonly composition?: readonly ListItem[];
  readonly equationOfState?: CompositionModel;
  readonly equationCheck?: 'no' | 'yes';
}): Promise<void> | undefined {
  const model = equationCheck === 'yes' ? 'reference' : equationOfState;
  return loadContents({ model, composition: normaliseComposition(composition) });
}
