import { fluidMethodOf, loadFluidData, loadStreamData, type StreamFluid } from '@isentrope/engineering/properties';
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

/** Returns the mole fractions of a composition by component. */
export function amountsOf(composition: readonly ListItem[]): Readonly<Record<string, number>> {
  return Object.fromEntries(normaliseComposition(composition).map(({ id, fraction }) => [id, fraction]));
}

/** The contents as a stream, if Peng–Robinson is the only equation that has them all and their equilibrium. */
export function contentsOfCubic(composition: readonly ListItem[]): StreamFluid | undefined {
  const amounts = amountsOf(composition);
  return fluidMethodOf(amounts) === 'pr' ? { type: 'components', amounts } : undefined;
}

/** Returns the contents as a fluid if their equation is the best one for a mixture of them. */
export function contentsByBest(composition: readonly ListItem[], equation: CompositionModel): StreamFluid | undefined {
  const amounts = amountsOf(composition);
  const best = equation === 'peng-robinson' ? 'pr' : 'gerg2008';
  return fluidMethodOf(amounts) === best ? { type: 'components', amounts } : undefined;
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

/**
 * Loads the data of the selected equation of state, and of the other one if that checks it; for contents whose equation is the best one, also
 * those of the equations that their density is compared with.
 */
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
  const fluid = contentsOfCubic(composition) ?? contentsByBest(composition, equationOfState);
  const ids = Object.keys(amountsOf(composition));
  const waiting = [
    loadContents({ model, composition: normaliseComposition(composition) }),
    // Solids are found by the states of a fluid.
    equationOfState === 'peng-robinson' && ids.length > 1 ? loadFluidData(ids, 'pr') : undefined,
    fluid && loadStreamData(fluid),
  ].filter(each => each !== undefined);
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}
