import { gasConstant, undefinedIfRefused } from '../quantities/index.ts';
import { componentsOf, equationOf, fractionsOf } from './equation-of-state.ts';
import type { GasEquation } from './gas-equation.ts';
import type { FlareSource } from './types.ts';

/** The gas of a source at its relieving state. */
export interface SourceProperties {
  /** kg/kmol. */
  readonly molarMass: number;
  /** cp/cv of the ideal gas at the temperature of the source; undefined for a source that is not all gas, or has no such state. */
  readonly heatRatio: number | undefined;
}

/** A pressure, Pa, low enough for a gas to be ideal in all relevant digits. */
const nearlyNone = 10;

/**
 * Returns the gases of sources in their order, on or off: the properties that they are given, or those of their composition, whose data are
 * loaded. Undefined for a composition of which no equation has the components.
 */
export function sourceProperties(sources: readonly FlareSource[]): (SourceProperties | undefined)[] {
  const ids = componentsOf(sources);
  const equation = ids.length === 0 ? undefined : undefinedIfRefused(() => equationOf(sources));
  return sources.map(source => {
    const { gas } = source;
    if (gas.type === 'properties') return { molarMass: gas.molarMass, heatRatio: gas.isentropicExponent };
    return equation && ofComposition(source, fractionsOf(gas.components, ids), equation);
  });
}

function ofComposition(
  { temperature, pressure = nearlyNone }: FlareSource,
  fractions: Float64Array,
  equation: GasEquation,
): SourceProperties {
  const molarMass = equation.molarMassOf(fractions);
  const relieving = undefinedIfRefused(() => equation.atPT(fractions, pressure, temperature));
  const ideal = undefinedIfRefused(
    () => equation.asGas(fractions, nearlyNone, temperature) ?? equation.atPT(fractions, nearlyNone, temperature),
  );
  const heatCapacity = relieving?.vapourFraction === 1 ? ideal?.heatCapacity : undefined;
  return {
    molarMass: 1000 * molarMass,
    heatRatio: heatCapacity && heatCapacity / (heatCapacity - gasConstant / molarMass),
  };
}
