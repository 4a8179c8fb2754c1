import type { SolidComponent } from '../properties/index.ts';
import type { Refusal } from '../quantities/index.ts';

/**
 * A gas as a source discharges it. Of `properties`, Z and k are constant and the viscosity is that of the header; of a `composition`
 * (mole fractions by component), states are those of its equation of state. If every source of a network has a composition, junctions mix
 * components and states follow from the mixture; else every gas is taken by constant properties.
 */
export type SourceGas =
  | {
      readonly type: 'properties';
      /** kg/kmol. */
      readonly molarMass: number;
      /** Isentropic exponent of the ideal gas, cp/cv. */
      readonly isentropicExponent: number;
      /** Z; 1 for an ideal gas. */
      readonly compressibility: number;
      /** Pa·s. */
      readonly viscosity: number;
    }
  | { readonly type: 'composition'; readonly components: Readonly<Record<string, number>> };

/** A relief or control valve that discharges into the node `to`. All in SI; pressures are absolute. */
export interface FlareSource {
  readonly tag: string;
  readonly to: string;
  readonly gas: SourceGas;
  /** Stagnation temperature of the discharged gas, K: at the relieving state for constant properties. */
  readonly temperature: number;
  /** Stagnation pressure that belongs to `temperature` where the gas has a composition: the enthalpy is that of this state. Pa. */
  readonly pressure?: number | undefined;
  /** Flow of the scenario, kg/s; zero is off. */
  readonly flow: number;
  /** Rated capacity of the valve, kg/s: its own discharge piping is checked with it. */
  readonly ratedFlow?: number | undefined;
  /** Inside diameter of the outlet of the valve, m: where it is too narrow for the flow, it is choked. */
  readonly outletDiameter?: number | undefined;
  /** Tags of sources that are not on in any scenario with this one, as a spare valve: piping that they share carries it alone. */
  readonly neverWith?: readonly string[] | undefined;
}

interface FlareItemBase {
  readonly tag: string;
  /** Tags of nodes, in the direction of the flare. */
  readonly from: string;
  readonly to: string;
}

/** A run of pipe with its fittings. */
export interface FlareLine extends FlareItemBase {
  readonly type: 'line';
  /** m. */
  readonly insideDiameter: number;
  /** m. */
  readonly length: number;
  /** Wall roughness, m. */
  readonly roughness: number;
  /** ΣK of the fittings on the inside diameter; 0 by default. They are spread over the length. */
  readonly lossCoefficient?: number | undefined;
  /** Height of `to` above `from`, m; 0 by default. */
  readonly rise?: number | undefined;
  /** Overall heat transfer coefficient on the inside area, W/(m²·K), with the ambient temperature, K. Adiabatic by default. */
  readonly heatLoss?: { readonly coefficient: number; readonly ambientTemperature: number } | undefined;
}

/** A knock-out drum: losses of its nozzles on the diameter of its outlet nozzle, or a differential. */
export interface FlareDrum extends FlareItemBase {
  readonly type: 'drum';
  readonly resistance: FlareResistance;
}

/** A liquid seal: the static head of its submergence, and a resistance of its internals. */
export interface FlareSeal extends FlareItemBase {
  readonly type: 'seal';
  /** Depth of the dip pipe below the liquid level, m. */
  readonly submergence: number;
  /** Of the seal liquid, kg/m³. */
  readonly liquidDensity: number;
  readonly resistance?: FlareResistance | undefined;
}

/** The flare tip, from the node `from` to the atmosphere: `to` is a name for the surroundings. */
export interface FlareTip extends FlareItemBase {
  readonly type: 'tip';
  readonly resistance: FlareResistance;
}

/**
 * A resistance with a loss coefficient on a diameter (compressible: with the exit choked where the flow demands it), or with a differential
 * at a reference flow and density: Δp = differential·(ρ_ref/ρ)·(flow/reference)², ρ at the pressure behind it, where the loss is greatest. A
 * differential alone is the same at every flow.
 */
export type FlareResistance =
  | { readonly lossCoefficient: number; readonly insideDiameter: number }
  | { readonly differential: number; readonly referenceFlow: number; readonly referenceDensity: number }
  | { readonly differential: number };

/** An item between two nodes of a flare network, by its type. */
export type FlareItem = FlareLine | FlareDrum | FlareSeal | FlareTip;

/** One scenario of a flare network. */
export interface FlareNetwork {
  readonly sources: readonly FlareSource[];
  readonly items: readonly FlareItem[];
  /** Static pressure at the outlet of the tip, or at the last node where there is no tip, Pa absolute. */
  readonly outletPressure: number;
  /** Pa absolute; messages state pressures above it, or absolute ones without it. */
  readonly atmosphericPressure?: number | undefined;
  /** `real` by default where every source has a composition; `constant` takes constant k and Z (Fanno), as the cross-check. */
  readonly gasModel?: 'real' | 'constant' | undefined;
}

/**
 * A gas at a point of the network; velocity, Mach number and the rest are those of the item concerned. In one without a diameter (a
 * differential, a seal without a resistance) they are those of the gas at rest: velocity and Mach number are zero.
 */
export interface FlareState {
  /** Static, Pa absolute. */
  readonly pressure: number;
  /** Static, K. */
  readonly temperature: number;
  /** kg/m³. */
  readonly density: number;
  /** m/s. */
  readonly velocity: number;
  readonly mach: number;
  /** Mass fraction of vapour where the gas condenses; undefined where it is all vapour or not known. */
  readonly vapourFraction?: number | undefined;
}

/** An item of a solved flare network. */
export interface FlareItemResult {
  readonly tag: string;
  readonly type: FlareItem['type'];
  /** kg/s from `from` to `to`; negative against it (in a loop). Zero where no source discharges into it: the states are undefined then. */
  readonly massFlow: number;
  readonly molarMass: number | undefined;
  readonly inlet: FlareState | undefined;
  /** In the outlet plane, within the pipe: at Mach 1 its pressure is above that of the node behind it. */
  readonly outlet: FlareState | undefined;
  /** Whether the outlet is at Mach 1. */
  readonly choked: boolean;
  /** Of the mixture at the inlet. */
  readonly reynoldsNumber: number | undefined;
  readonly frictionFactor: number | undefined;
  /** Lowest static temperature within the item, K. */
  readonly lowestTemperature: number | undefined;
  /** Component that is solid at the colder end, else at the other; left out where none is at either end, or without an equation of state. */
  readonly solid?: SolidComponent | 'unknown' | undefined;
  /** Greatest ρ·v², Pa; undefined in an item without a diameter. */
  readonly highestMomentumFlux: number | undefined;
}

/** A node of a solved flare network. */
export interface FlareNodeResult {
  readonly tag: string;
  /** Static pressure common to all branches, Pa absolute. */
  readonly pressure: number;
  /** Stagnation temperature of the mixture that leaves the node, K; undefined without flow. */
  readonly temperature: number | undefined;
  /** kg/s through the node. */
  readonly massFlow: number;
}

/** A source of a solved flare network. */
export interface FlareSourceResult {
  readonly tag: string;
  /** kg/s in this scenario. */
  readonly flow: number;
  /** Static pressure at the outlet flange, Pa absolute: with the flow of the scenario; where it is off, that of the node. */
  readonly backPressure: number;
  /** The same with the rated capacity in its own piping, and the header as in the scenario; undefined without a rated flow or own piping, or where off. */
  readonly backPressureAtRatedFlow: number | undefined;
  /** The gas within the outlet of the valve; at Mach 1 its pressure is above the back pressure. Undefined without a diameter or where off. */
  readonly outlet: FlareState | undefined;
  /** The same with the rated capacity. */
  readonly outletAtRatedFlow: FlareState | undefined;
  /** Tags of the items that carry this source alone, beside those that are never on with it. */
  readonly ownItems: readonly string[];
  /** These items with the rated capacity; none without a rated flow, where off, or where no state exists. */
  readonly ownItemsAtRatedFlow: readonly FlareItemResult[];
  /** The node at which they end where it branches to items that carry a part of this source alone, with a part of its flow. */
  readonly branchesAt: string | undefined;
}

/** What enters and leaves a node: the sums over sources and items. */
export interface FlareNodeBalance {
  readonly tag: string;
  /** kg/s. */
  readonly massIn: number;
  readonly massOut: number;
  /** Stagnation enthalpy, W, on the scale of the gas model. */
  readonly energyIn: number;
  readonly energyOut: number;
  /** Amount of substance, kmol/s. */
  readonly amountIn: number;
  readonly amountOut: number;
}

/** Supercooled water in a gas that is not described by GERG-2008 with it. */
export interface ColdWater {
  /** Mass fraction of the whole. */
  readonly share: number;
  /** By how much the heat of its condensation makes the gas warmer, K, and its relative effect on the density. */
  readonly heating: number;
  readonly density: number;
}

/** A remark on an item, node or source. */
export interface FlareMessage {
  readonly subject: { readonly item: string } | { readonly node: string } | { readonly source: string };
  readonly text: Refusal;
  readonly severity: 'note' | 'warning';
}

/** A flare network with its pressures. */
export interface SolvedFlareNetwork {
  readonly type: 'solved';
  /** In the order of the input; nodes in the order in which the items name them. */
  readonly items: readonly FlareItemResult[];
  readonly nodes: readonly FlareNodeResult[];
  readonly sources: readonly FlareSourceResult[];
  readonly messages: readonly FlareMessage[];
  /** Whether states came from an equation of state. */
  readonly gasModel: 'real' | 'constant';
  /** Largest imbalance of mass at a node over the largest flow. */
  readonly massResidual: number;
  /** Largest imbalance of stagnation enthalpy at a node over its enthalpy flow. */
  readonly energyResidual: number;
  /** Largest imbalance of a component at a node over the flow through it, by amount; of gases without a composition that of their amount. */
  readonly componentResidual: number;
  /** The nodes with flow, without the outlet of the network. */
  readonly balances: readonly FlareNodeBalance[];
}

/** Why a flare network has no solution, with what is concerned. */
export interface RefusedFlareNetwork {
  readonly type: 'refused';
  readonly reason:
    | 'invalid' // an unknown node, a number out of range, a duplicate tag
    | 'no outlet' // a source from which no path leads to the outlet, or several outlets
    | 'no state'; // no state exists at an item: its tag is given
  readonly items: readonly string[];
  readonly sources: readonly string[];
  readonly text: Refusal;
}

/** The answer of `solveFlareNetwork`: a solution or a refusal. */
export type FlareSolution = SolvedFlareNetwork | RefusedFlareNetwork;
