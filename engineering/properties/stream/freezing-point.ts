import { undefinedIfRefused } from '../../quantities/index.ts';
import { aqueousSolution } from '../liquids/index.ts';
import { sublimationTemperature } from '../solids/dry-ice.ts';
import { fusions, meltingTemperature } from '../solids/fusion.ts';
import { freezesBelow, solidAt } from '../solids/solid-component.ts';
import type { StreamFluid } from './stream-fluid.ts';

/** Component of a stream that freezes as it is cooled, and the temperature, K, below which it does. */
export interface FreezingPoint {
  readonly component: string;
  readonly temperature: number;
}

/** Freezing point of water, K; 100 bar lower it by 0.7 K. */
const ofWater = 273.15;
/** Temperature, K, at which all solutions are known. */
const known = 293.15;
/** Number of temperatures at which a mixture is looked at. */
const samples = 4;

/**
 * Returns what freezes out of a stream at p in Pa that is cooled between two temperatures in K; undefined where nothing does, or that is not known.
 */
export function streamFreezingPoint(
  fluid: StreamFluid,
  pressure: number,
  warm: number,
  cold: number,
): FreezingPoint | undefined {
  const point = freezingPointOf(fluid, pressure, warm, cold);
  return point && point.temperature > cold && point.temperature < warm ? point : undefined;
}

function freezingPointOf(fluid: StreamFluid, pressure: number, warm: number, cold: number): FreezingPoint | undefined {
  if (fluid.type === 'solution') {
    const solution = undefinedIfRefused(() => aqueousSolution(fluid.solute, fluid.massFraction, known));
    return solution && { component: 'H2O', temperature: solution.freezingTemperature };
  }
  if (fluid.type === 'seaWater') return { component: 'H2O', temperature: freezingPointOfSeaWater(fluid.salinity) };
  if (fluid.type !== 'components') return undefined;
  const [id = '', ...others] = Object.keys(fluid.amounts);
  return others.length > 0 ? ofMixture(fluid.amounts, pressure, warm, cold) : ofPure(id, pressure);
}

/**
 * Freezing point, K, for a salinity in kg/kg up to 0.04, extrapolated above it. Source: F. J. Millero and W. H. Leung, UNESCO Technical Papers in
 * Marine Science 28 (1978) 29.
 */
function freezingPointOfSeaWater(salinity: number): number {
  const S = 1000 * salinity;
  return ofWater - 0.0575 * S + 1.710_523e-3 * S * Math.sqrt(S) - 2.154_996e-4 * S * S;
}

function ofPure(component: string, pressure: number): FreezingPoint | undefined {
  if (component === 'H2O') return { component, temperature: ofWater };
  if (component === 'CO2') return { component, temperature: sublimationTemperature(pressure) };
  const fusion = fusions[component];
  return fusion && { component, temperature: meltingTemperature(fusion, pressure) };
}

/** Looks from warm to cold, because a substance that freezes later may be compared first. */
function ofMixture(
  amounts: Readonly<Record<string, number>>,
  pressure: number,
  warm: number,
  cold: number,
): FreezingPoint | undefined {
  for (let index = 1; index <= samples; index += 1) {
    const solid = solidAt(amounts, pressure, warm + ((cold - warm) * index) / samples);
    if (solid) {
      const temperature = freezesBelow(solid, amounts) ?? solid.temperature;
      return { component: solid.component, temperature };
    }
  }
  return undefined;
}
