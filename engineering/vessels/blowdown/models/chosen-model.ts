import type { ContentsModel } from '../contents/contents.ts';
import { EquilibriumContents } from './equilibrium.ts';
import type { Fluid } from './fluid.ts';
import { idealGas } from './ideal-gas.ts';
import type { StartingContents } from '../contents/initial.ts';
import { InsideHeat } from '../heat/inside-heat.ts';
import { IsothermalContents } from './isothermal.ts';
import { presentIn, fluidOf } from './loaded-contents.ts';
import type { ShapeTable } from './shape-table.ts';
import type { BlowdownOptions, BlowdownSpec } from '../spec.ts';
import { ZoneContents } from '../contents/zones.ts';

/** Default time constant of droplets and bubbles, s; longer in long runs, which cannot resolve shorter ones. */
export const zoneTime = (endTime: number): number => Math.max(1, endTime / 1000);

/** Returns the fluid of a specification and its composition: mole fractions of the components present. */
export function chosenFluid({ fluid }: Pick<BlowdownSpec, 'fluid'>): { fluid: Fluid; composition: Float64Array } {
  if (fluid.model === 'ideal-gas') {
    return { fluid: idealGas(fluid.molarMass, fluid.heatCapacityRatio), composition: Float64Array.of(1) };
  }
  const present = presentIn(fluid.composition);
  const sum = present.reduce((total, { fraction }) => total + fraction, 0);
  return {
    fluid: fluidOf(
      fluid.model,
      present.map(({ id }) => id),
    ),
    composition: Float64Array.from(present, ({ fraction }) => fraction / sum),
  };
}

/** Returns the contents model for the options. Throws a RangeError for an isothermal vessel with liquid. */
export function chosenModel(
  spec: BlowdownSpec,
  fluid: Fluid,
  starting: StartingContents,
  table: ShapeTable,
  options: BlowdownOptions,
): ContentsModel {
  const { volume } = table;
  const { contents, gasMoles, liquidMoles } = starting;
  const moles = gasMoles.map((amount, index) => amount + (liquidMoles[index] ?? 0));
  if (spec.heat.mode === 'isothermal') {
    if (contents.liquid !== undefined) {
      throw new RangeError('a vessel with liquid cannot be kept at one temperature: its pressure would not fall');
    }
    return new IsothermalContents(fluid, volume, moles, contents.temperature, contents.pressure);
  }
  if (options.model === 'non-equilibrium' && fluid.condensable) {
    const inside = new InsideHeat(fluid, undefined, undefined);
    return new ZoneContents(fluid, volume, starting, {
      dropletTime: options.dropletTime ?? zoneTime(options.endTime),
      bubbleTime: options.bubbleTime ?? zoneTime(options.endTime),
      fromBottom: spec.outlet?.draw === 'liquid',
      acrossSurface: ({ gas, liquid, liquidVolume }) =>
        gas === undefined || liquid === undefined
          ? 0
          : table.surface(liquidVolume) * inside.acrossSurface(gas, liquid.temperature, spec.shape.diameter),
    });
  }
  const energy = starting.gasEnergy + starting.liquidEnergy;
  return new EquilibriumContents(fluid, volume, moles, energy, spec.outlet?.draw === 'liquid');
}
