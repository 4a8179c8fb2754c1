import { undefinedIfRefused } from '../../quantities/index.ts';
import { aqueousSolution } from '../liquids/index.ts';
import { sublimationTemperature } from '../solids/dry-ice.ts';
import { fusions, meltingTemperature } from '../solids/fusion.ts';
import { freezesBelow, solidAt, type SolidComponent } from '../solids/solid-component.ts';
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
/** K, to which a freezing point is bisected. */
const precision = 0.01;
/** K, by which the fugacities may be equal above the temperature at which a solid is found, for the share that the equations leave open. */
const openShareSpan = 3;

/**
 * Returns what freezes out of a stream at p in Pa that is cooled between two temperatures in K; undefined where nothing does, and of a solution
 * that is not known. Throws a Refusal where a mixture has no state at one of them, so that it is not known.
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

/** As `streamFreezingPoint`; that of a pure substance or a solution may lie outside both temperatures. */
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

/**
 * Looks from warm to cold, because a substance that freezes later may be compared first. Between the last temperature without a solid and the
 * first with one, that of freezing is bisected; the equality of the fugacities, where it is found near it, is exact.
 */
function ofMixture(
  amounts: Readonly<Record<string, number>>,
  pressure: number,
  warm: number,
  cold: number,
): FreezingPoint | undefined {
  if (solidAt(amounts, pressure, warm)) return undefined;
  let fluidAt = warm;
  for (let index = 1; index <= samples; index += 1) {
    const at = warm + ((cold - warm) * index) / samples;
    let solid = solidAt(amounts, pressure, at);
    if (!solid) {
      fluidAt = at;
      continue;
    }
    while (fluidAt - solid.temperature > precision) {
      const middle: number = (fluidAt + solid.temperature) / 2;
      const found: SolidComponent | undefined = solidAt(amounts, pressure, middle);
      if (found) solid = found;
      else fluidAt = middle;
    }
    const { component, temperature } = solid;
    const equal = freezesBelow(solid, amounts);
    return { component, temperature: equal !== undefined && equal - temperature < openShareSpan ? equal : temperature };
  }
  return undefined;
}
