import { liquidVolume, vesselVolume } from '../../../geometry/index.ts';
import { gauge, messageValue, Refusal, type Clause } from '../../../quantities/index.ts';
import { secondLiquidOf } from './second-liquid.ts';
import type { Fluid } from '../models/fluid.ts';
import type { InitialContents } from '../results/run.ts';
import { exactLevel } from '../models/shape-table.ts';
import { refuseSolidStart } from './freezing.ts';
import type { BlowdownSpec } from '../spec.ts';

/** Initial contents in the form the models need: moles of each component and energy, J, by zone. */
export interface StartingContents {
  readonly contents: InitialContents;
  readonly gasMoles: Float64Array;
  readonly liquidMoles: Float64Array;
  readonly gasEnergy: number;
  readonly liquidEnergy: number;
  /** J/(mol·K). */
  readonly gasEntropy: number;
  readonly liquidEntropy: number;
  readonly warnings: readonly Clause[];
}

/**
 * Calculates the initial contents. Throws a RangeError where the vessel is full of liquid, where a level is given for single-phase
 * contents, and below the triple point of a component with a mole fraction of one half or more; a Refusal for
 * contents with two liquids by GERG-2008.
 */
export function startingContents(spec: BlowdownSpec, fluid: Fluid, composition: Float64Array): StartingContents {
  const { shape, initial } = spec;
  const { temperature, level } = initial;
  refuseSolidStart(fluid, composition, temperature);
  const warnings: Clause[] = [];
  const volume = vesselVolume(shape);
  const point = fluid.point();
  const { state } = point;
  let { pressure } = initial;
  if (level !== undefined && level > 0 && fluid.boils(temperature)) {
    point.boiling(composition, temperature);
    if (Math.abs(pressure - state.pressure) > 0.01 * state.pressure) {
      warnings.push({
        text: 'a single component with a liquid level is at its vapour pressure, so {pressure} was used in place of the pressure entered',
        values: { pressure: messageValue('gaugePressure', gauge(state.pressure)) },
      });
    }
    ({ pressure } = state);
  } else {
    point.tp(composition, temperature, pressure);
  }
  const second = secondLiquidOf(spec.fluid, temperature, pressure);
  if (second !== undefined) {
    throw new Refusal(`the contents at the start have a second liquid, ${second.name}, and a run follows only one`);
  }
  const { vapour, liquid } = state;
  if (state.condition === 'liquid') {
    throw new RangeError(
      `the vessel is full of liquid at ${temperature} K and ${pressure} Pa; a blowdown needs a gas space`,
    );
  }
  const both = state.condition === 'two-phase';
  if (level !== undefined && level > 0 && !both) {
    throw new RangeError(`there is no liquid at ${temperature} K and ${pressure} Pa, so a level cannot be entered`);
  }
  const total = volume / state.molarVolume;
  const liquidPart =
    level === undefined
      ? both
        ? total * (1 - state.vapourFraction) * liquid.molarVolume
        : 0
      : liquidVolume(shape, level);
  const liquidTotal = both ? liquidPart / liquid.molarVolume : 0;
  const gasTotal = (volume - liquidPart) / vapour.molarVolume;
  const gasMoles = vapour.moleFractions.map(fraction => fraction * gasTotal);
  const liquidMoles = both
    ? liquid.moleFractions.map(fraction => fraction * liquidTotal)
    : new Float64Array(composition.length);
  const moles = gasTotal + liquidTotal;
  const liquidMass = both ? liquidTotal * liquid.molarMass : 0;
  return {
    contents: {
      temperature,
      pressure,
      level: level ?? exactLevel(shape, liquidPart),
      volume,
      mass: gasTotal * vapour.molarMass + liquidMass,
      liquidMass,
      moles,
      composition: Array.from(composition, (_, index) => ((gasMoles[index] ?? 0) + (liquidMoles[index] ?? 0)) / moles),
      vapour: Array.from(vapour.moleFractions),
      liquid: liquidTotal > 0 ? Array.from(liquid.moleFractions) : undefined,
    },
    gasMoles,
    liquidMoles,
    gasEnergy: gasTotal * vapour.molarInternalEnergy,
    liquidEnergy: liquidTotal > 0 ? liquidTotal * liquid.molarInternalEnergy : 0,
    gasEntropy: vapour.molarEntropy,
    liquidEntropy: liquid.molarEntropy,
    warnings,
  };
}

/** Returns the initial contents with the components in the order of the specification, including those with a fraction of zero. */
export function inSpecifiedOrder(
  { fluid: fluidSpec }: BlowdownSpec,
  fluid: Fluid,
  contents: InitialContents,
): InitialContents {
  if (fluidSpec.model === 'ideal-gas') return contents;
  const spread = (fractions: readonly number[]): number[] =>
    fluidSpec.composition.map(({ id }) => fractions[fluid.ids.indexOf(id)] ?? 0);
  const { composition, vapour, liquid } = contents;
  return {
    ...contents,
    composition: spread(composition),
    vapour: vapour && spread(vapour),
    liquid: liquid && spread(liquid),
  };
}
