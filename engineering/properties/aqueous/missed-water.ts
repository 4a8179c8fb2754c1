import { undefinedIfRefused } from '../../quantities/index.ts';
import { fluidComponentOf } from '../fluid-components.ts';
import { fluidOf, loadFluidData, stateOf } from '../fluid.ts';
import type { Composition, EquilibriumState } from '../helmholtz/index.ts';
import { bestEquationOf } from '../solvers.ts';
import { saturatedWaterInCarbonDioxide, waterInCarbonDioxideRange } from './water-in-carbon-dioxide.ts';
import { waterStateAt } from '../water.ts';

/** What finds free water where GERG-2008 does not: Peng-Robinson, or the saturation of carbon dioxide with water. */
type FoundBy = 'Peng-Robinson' | 'carbon dioxide';

/** Free water that GERG-2008 does not find. */
export interface MissedWater {
  /** Names of the components, of which there is much, whose parameters with water were not fitted. */
  readonly components: readonly string[];
  readonly by: FoundBy;
  /** Mass fraction of the fluid that is free water by it. */
  readonly share: number;
  /** Of a liquid: what GERG-2008 makes of it with the water dissolved, over the same with the water apart. */
  readonly ofLiquid:
    | {
        /** Relative excess of the density of the whole. */
        readonly densityExcess: number;
        /** Relative excess of the bubble point pressure at its temperature; undefined where there is none. */
        readonly bubblePressureExcess: number | undefined;
      }
    | undefined;
}

/**
 * Hydrocarbons whose four reducing parameters with water are 1 in GERG-2008, for want of data: O. Kunz and W. Wagner, J. Chem. Eng. Data 57
 * (2012) 3032-3091. Liquids of them dissolve more than a hundredth of water.
 */
const notFittedWithWater = ['C2', 'iC4', 'iC5', 'nC7', 'nC9'] as const;
/** Mole fraction of the fluid without water from which they shift its dew point of water by more than a kelvin. */
const considerableShare = 0.05;
/** Mole fraction of the fluid without water from which it is taken as carbon dioxide. */
const nearlyCarbonDioxide = 0.9;
/** Mole fraction from which a phase is water. */
const ofWaterPhase = 0.8;

function isConcerned(ids: readonly string[]): boolean {
  return ids.length > 1 && ids.includes('H2O') && bestEquationOf(ids).method === 'gerg2008';
}

/** Loads what `missedWaterAt` and `otherWaterDewPoint` need. Undefined where everything is already loaded. */
export function loadMissedWater(ids: readonly string[]): Promise<void> | undefined {
  return isConcerned(ids) ? loadFluidData(ids, 'pr') : undefined;
}

/**
 * Returns the free water of a mixture at p in Pa and T in K that GERG-2008, its best equation, dissolves: its dew points of water are too low.
 * Undefined for another equation, and where GERG-2008 finds water itself or nothing else finds any.
 */
export function missedWaterAt(amounts: Composition, pressure: number, temperature: number): MissedWater | undefined {
  if (!isConcerned(Object.keys(amounts))) return undefined;
  const fluid = fluidOf(amounts);
  if (fluid.method !== 'gerg2008') return undefined;
  const { composition } = fluid;
  const own = undefinedIfRefused(() => stateOf(fluid, { pressure, temperature }));
  if (!own || waterIn(own) > 0 || (own.phase === 'liquid' && isWater(composition))) return undefined;
  const { by, share } = freeWater(composition, own);
  if (!(share > 0)) return undefined;
  const water = composition['H2O'] ?? 0;
  const concerned = notFittedWithWater.filter(id => id in composition);
  const notFitted = concerned.reduce((sum, id) => sum + (composition[id] ?? 0), 0);
  const isConsiderable = notFitted > considerableShare * (1 - water);
  return {
    components: isConsiderable ? concerned.map(id => fluidComponentOf(id)?.name ?? id) : [],
    by,
    share,
    ofLiquid: own.phase === 'liquid' ? comparedWithFreeWater(composition, own, share) : undefined,
  };
}

/** A dew point of water by something else than GERG-2008. */
export interface WaterDewPoint {
  readonly by: FoundBy;
  /** K */
  readonly temperature: number;
}

/** Another dew point of water than that of GERG-2008 for a mixture at p in Pa. Undefined where none is found. */
export function otherWaterDewPoint(amounts: Composition, pressure: number): WaterDewPoint | undefined {
  if (!isConcerned(Object.keys(amounts))) return undefined;
  const { composition, method } = fluidOf(amounts);
  if (method !== 'gerg2008') return undefined;
  const ofGas = isCarbonDioxide(composition) ? carbonDioxideDewPoint(pressure, composition['H2O'] ?? 0) : undefined;
  if (ofGas !== undefined) return { by: 'carbon dioxide', temperature: ofGas };
  const dew = undefinedIfRefused(() => stateOf(fluidOf(composition, 'pr'), { pressure, quality: 1 }));
  return dew?.phases && isWater(dew.phases.liquid.composition)
    ? { by: 'Peng-Robinson', temperature: dew.temperature }
    : undefined;
}

/** Highest temperature, K, at which carbon dioxide with a mole fraction of water is saturated with it; undefined outside the model. */
function carbonDioxideDewPoint(pressure: number, water: number): number | undefined {
  const { minimumTemperature, maximumTemperature } = waterInCarbonDioxideRange;
  const isSaturated = (temperature: number) => water > (saturatedWaterInCarbonDioxide(pressure, temperature) ?? NaN);
  // Liquid carbon dioxide below its boiling point takes up more water than its vapour above it: the search begins at the warm end.
  let high: number = maximumTemperature;
  while (high > minimumTemperature && !isSaturated(high - 1)) high -= 1;
  if (high === maximumTemperature || high <= minimumTemperature) return undefined;
  let low = high - 1;
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    if (isSaturated(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function isCarbonDioxide({ CO2 = 0, H2O = 0 }: Composition): boolean {
  return CO2 > nearlyCarbonDioxide * (1 - H2O);
}

function isWater(composition: Composition): boolean {
  return (composition['H2O'] ?? 0) > ofWaterPhase;
}

/** Mass fraction of free water in a fluid of which GERG-2008 finds no water, and what finds it. */
function freeWater(composition: Composition, own: EquilibriumState): Pick<MissedWater, 'by' | 'share'> {
  const { pressure, temperature, molarMass } = own;
  const most = isCarbonDioxide(composition) ? saturatedWaterInCarbonDioxide(pressure, temperature) : undefined;
  if (most !== undefined) {
    const moles = ((composition['H2O'] ?? 0) - most) / (1 - most);
    return { by: 'carbon dioxide', share: (moles * (fluidComponentOf('H2O')?.molarMass ?? NaN)) / molarMass };
  }
  const other = undefinedIfRefused(() => stateOf(fluidOf(composition, 'pr'), { pressure, temperature }));
  return { by: 'Peng-Robinson', share: other ? waterIn(other) : 0 };
}

/** Mass fraction of a fluid in phases that are water. */
function waterIn({ phases, liquids, quality = NaN, molarMass }: EquilibriumState): number {
  if (liquids) {
    return liquids
      .filter(({ composition }) => isWater(composition))
      .reduce((sum, { moleFraction, state }) => sum + (moleFraction * state.molarMass) / molarMass, 0);
  }
  return phases && isWater(phases.liquid.composition) ? 1 - quality : 0;
}

function comparedWithFreeWater(composition: Composition, own: EquilibriumState, free: number): MissedWater['ofLiquid'] {
  const { pressure, temperature, molarMass } = own;
  const { H2O: water = 0, ...others } = composition;
  return undefinedIfRefused(() => {
    const pureWater = waterStateAt({ pressure, temperature });
    const dissolved = water - (free * molarMass) / pureWater.molarMass;
    // The rest may be one component alone, whose reference equation is not loaded.
    const oil = fluidOf(dissolved > 0 ? { ...others, H2O: dissolved } : others, 'gerg2008');
    const oilDensity = stateOf(oil, { pressure, temperature }).density;
    const apart = 1 / (free / pureWater.density + (1 - free) / oilDensity);
    const bubblePressure = (of: Composition): number =>
      stateOf(fluidOf(of, 'gerg2008'), { temperature, quality: 0 }).pressure;
    return {
      densityExcess: own.density / apart - 1,
      bubblePressureExcess: undefinedIfRefused(() => bubblePressure(composition) / bubblePressure(oil.composition) - 1),
    };
  });
}
