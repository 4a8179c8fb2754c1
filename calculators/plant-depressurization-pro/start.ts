import {
  createMixture,
  createState,
  flashTp,
  mixtureSaturationPressure,
  type PhaseCondition,
} from '@isentrope/engineering/properties';
import {
  absolute,
  type AbsolutePressure,
  type GaugePressure,
  type Temperature,
} from '@isentrope/engineering/quantities';
import type { ListItem } from '../kit/index.ts';

/** The contents before the valve opens. */
export interface Start {
  readonly condition: PhaseCondition;
  /** The pressure that the vessel starts at. */
  readonly pressure: AbsolutePressure;
  /** Whether that is the vapour pressure of a single component, whatever pressure is given. */
  readonly boils: boolean;
}

/** A composition in fractions that add up to 1, without the components of which there is nothing. */
export function normalised(composition: readonly ListItem[]): { readonly id: string; readonly fraction: number }[] {
  const total = composition.reduce((sum, { amount }) => sum + amount, 0);
  return composition.flatMap(({ item, amount }) => (amount > 0 ? [{ id: item, fraction: amount / total }] : []));
}

/**
 * The phases of the contents at the start. A single component with a level is at its vapour pressure. Throws a RangeError
 * where no equilibrium is found.
 */
export function startOf(v: {
  readonly composition: readonly ListItem[];
  readonly initialPressure: GaugePressure;
  readonly initialTemperature: Temperature;
  readonly liquidLevel: number | undefined;
}): Start {
  const present = normalised(v.composition);
  const mixture = createMixture(present.map(({ id }) => id));
  const state = createState(mixture);
  const fractions = Float64Array.from(present, ({ fraction }) => fraction);
  const [only] = mixture.components;
  const single = mixture.size === 1 && only !== undefined && v.initialTemperature < only.criticalTemperature;
  if (single && (v.liquidLevel ?? 0) > 0) {
    const pressure = mixtureSaturationPressure(mixture, v.initialTemperature, fractions, 'bubble', state);
    return { condition: 'two-phase', pressure, boils: true };
  }
  const pressure = absolute(v.initialPressure);
  flashTp(mixture, v.initialTemperature, pressure, fractions, state);
  return { condition: state.condition ?? 'vapour', pressure, boils: false };
}
