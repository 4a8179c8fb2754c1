import { undefinedIfRefused } from '../quantities/index.ts';
import { fluidComponentOf } from './fluid-components.ts';
import { fluidOf, loadFluidData, stateOf } from './fluid.ts';
import type { Composition, EquilibriumState } from './helmholtz/index.ts';
import { bestEquationOf } from './solvers.ts';
import { waterStateAt } from './water.ts';

/** Free water that GERG-2008 does not find and Peng-Robinson does. */
export interface MissedWater {
  /** Names of the components whose parameters with water were not fitted. */
  readonly components: readonly string[];
  /** Mass fraction of the fluid that is free water by Peng-Robinson. */
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
/** Mole fraction from which a phase is water. */
const ofWaterPhase = 0.8;

function isConcerned(ids: readonly string[]): boolean {
  return (
    ids.includes('H2O') && notFittedWithWater.some(id => ids.includes(id)) && bestEquationOf(ids).method === 'gerg2008'
  );
}

/** Loads what `missedWaterAt` needs. Undefined where everything is already loaded. */
export function loadMissedWater(ids: readonly string[]): Promise<void> | undefined {
  return isConcerned(ids) ? loadFluidData(ids, 'pr') : undefined;
}

/**
 * Returns the free water of a mixture at p in Pa and T in K that GERG-2008, its best equation, dissolves for want of fitted parameters.
 * Undefined for another equation, and where GERG-2008 finds water itself or Peng-Robinson finds none.
 */
export function missedWaterAt(amounts: Composition, pressure: number, temperature: number): MissedWater | undefined {
  if (!isConcerned(Object.keys(amounts))) return undefined;
  const { composition } = fluidOf(amounts);
  const water = composition['H2O'] ?? 0;
  const concerned = notFittedWithWater.filter(id => id in composition);
  const share = concerned.reduce((sum, id) => sum + (composition[id] ?? 0), 0);
  if (!(share > considerableShare * (1 - water))) return undefined;
  const at = { pressure, temperature };
  const own = undefinedIfRefused(() => stateOf(fluidOf(composition), at));
  if (!own || waterIn(own) > 0) return undefined;
  const free = undefinedIfRefused(() => waterIn(stateOf(fluidOf(composition, 'pr'), at))) ?? 0;
  if (!(free > 0)) return undefined;
  return {
    components: concerned.map(id => fluidComponentOf(id)?.name ?? id),
    share: free,
    ofLiquid: own.phase === 'liquid' ? comparedWithFreeWater(composition, own, free) : undefined,
  };
}

/** Mass fraction of a fluid in phases that are water. */
function waterIn({ phases, liquids, quality = NaN, molarMass }: EquilibriumState): number {
  const isWater = (of: Composition): boolean => (of['H2O'] ?? 0) > ofWaterPhase;
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
    const oil = fluidOf(dissolved > 0 ? { ...others, H2O: dissolved } : others);
    const oilDensity = stateOf(oil, { pressure, temperature }).density;
    const apart = 1 / (free / pureWater.density + (1 - free) / oilDensity);
    const bubblePressure = (of: Composition): number => stateOf(fluidOf(of), { temperature, quality: 0 }).pressure;
    return {
      densityExcess: own.density / apart - 1,
      bubblePressureExcess: undefinedIfRefused(() => bubblePressure(composition) / bubblePressure(oil.composition) - 1),
    };
  });
}
