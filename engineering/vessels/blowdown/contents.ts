import type { AbsolutePressure } from '../../quantities/index.ts';
import type { Phase } from './models/fluid.ts';

/** What is in the vessel at a moment: one pressure, gas and liquid each with its temperature. */
export interface Contents {
  readonly pressure: AbsolutePressure;
  /** Undefined where there is none. */
  readonly gas: Phase | undefined;
  readonly liquid: Phase | undefined;
  readonly gasMoles: number;
  readonly liquidMoles: number;
  /** kg. */
  readonly mass: number;
  readonly liquidMass: number;
  /** m³. */
  readonly gasVolume: number;
  /** How much of that is gas and not mist or a gas that has become a liquid, m³. */
  readonly vapourVolume: number;
  readonly liquidVolume: number;
  /** What an outlet at the bottom draws, where that is not the liquid as a whole: free water first. */
  readonly drawn?: Phase | undefined;
  /** Free water, part of the liquid: kg and m³. */
  readonly waterMass?: number;
  readonly waterVolume?: number;
  /** Whether water has condensed in the gas and is yet to fall; only of a gas that is apart from the liquid. */
  readonly gasHoldsWater?: boolean;
}

/** Moles leaving each second, of the gas and of the liquid as they are in the vessel. */
export interface Outflow {
  gasMoles: number;
  liquidMoles: number;
}

/** What leaves at a moment: moles of each phase, kg/s by valve. */
export interface OutletFlows extends Outflow {
  blowdown: number;
  relief: number;
  scheduled: number;
  /** Whether the blowdown outlet is choked. */
  choked: boolean;
}

/** How contents change: the states at the front of the integrator's vector. */
export interface ContentsModel {
  readonly states: number;
  /** Internal energy, J, of the contents last found, from their state and not from the integrator's. */
  energy(): number;
  start(state: Float64Array): void;
  scale(state: Float64Array, scale: Float64Array): void;
  /** Finds the contents of a state; what was found before is kept while the state is the same. */
  find(state: Float64Array): Contents;
  /** Writes the rates of the states for an outflow and heat to gas and liquid, W. */
  rates(state: Float64Array, outflow: Outflow, toGas: number, toLiquid: number, rate: Float64Array): void;
  /** Moles of a component. */
  moles(state: Float64Array, component: number): number;
}
