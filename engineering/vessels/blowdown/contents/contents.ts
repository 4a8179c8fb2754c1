import type { AbsolutePressure } from '../../../quantities/index.ts';
import type { Phase } from '../models/fluid.ts';

/** Vessel contents at one time: a common pressure, and gas and liquid each with its own temperature. */
export interface Contents {
  readonly pressure: AbsolutePressure;
  /** Undefined where the phase is absent. */
  readonly gas: Phase | undefined;
  readonly liquid: Phase | undefined;
  readonly gasMoles: number;
  readonly liquidMoles: number;
  /** kg. */
  readonly mass: number;
  readonly liquidMass: number;
  /** m³. */
  readonly gasVolume: number;
  /** Part of the gas volume that is vapour, excluding mist and gas that has become liquid-like, m³. */
  readonly vapourVolume: number;
  readonly liquidVolume: number;
  /** The phase drawn by an outlet at the bottom, if it differs from the liquid as a whole: free water is drawn first. */
  readonly drawn?: Phase | undefined;
  /** Mass, kg, and volume, m³, of free water; included in the liquid. */
  readonly waterMass?: number;
  readonly waterVolume?: number;
  /** Whether condensed water is still suspended in the gas; only for a gas zone that is separate from the liquid. */
  readonly gasHoldsWater?: boolean;
}

/** Molar outflow of gas and liquid, mol/s of each at vessel conditions. */
export interface Outflow {
  gasMoles: number;
  liquidMoles: number;
}

/** Outflow at one time: molar flow of each phase, and mass flow through each valve, kg/s. */
export interface OutletFlows extends Outflow {
  blowdown: number;
  relief: number;
  scheduled: number;
  /** Whether the blowdown outlet is choked. */
  choked: boolean;
}

/** Model of how the contents change; its states come first in the integrator's vector. */
export interface ContentsModel {
  readonly states: number;
  /** Internal energy, J, of the contents last calculated: from their phases, not from the integrator's state. */
  energy(): number;
  start(state: Float64Array): void;
  scale(state: Float64Array, scale: Float64Array): void;
  /** Calculates the contents of a state; returns the cached contents while the state is unchanged. */
  find(state: Float64Array): Contents;
  /** Writes the derivatives of the states for an outflow and a heat input to gas and liquid, W. */
  rates(state: Float64Array, outflow: Outflow, toGas: number, toLiquid: number, rate: Float64Array): void;
  /** Moles of a component. */
  moles(state: Float64Array, component: number): number;
}
