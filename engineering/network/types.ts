import type { Tappings } from '../flow/index.ts';
import type { Refusal } from '../quantities/index.ts';

/**
 * A point where items meet. All in SI; pressures are absolute. A node with `pressure` is a boundary (a vessel, a header): its pressure is
 * held and its exchange with the outside is a result, unless `exchange` says that the exchange is given as well.
 */
export interface NetworkNode {
  readonly tag: string;
  /** Height above the datum, m. */
  readonly elevation: number;
  /** Held static pressure, Pa absolute: at the liquid surface where there is a `level`, else at the node. */
  readonly pressure?: number | undefined;
  /** Height of the liquid surface above the node, m; only with `pressure`. */
  readonly level?: number | undefined;
  /** The liquid in it, and above it up to the `level`, where it differs from that of the network. */
  readonly liquid?: LocalLiquid | undefined;
  /** Flow that enters from outside, kg/s. At a boundary it comes on top of what the boundary supplies. */
  readonly inflow?: number | undefined;
  /** Flow that leaves to outside, kg/s. */
  readonly outflow?: number | undefined;
  /**
   * Whether the exchange with the outside is `given` (inflow less outflow, zero where neither is stated) or `free`, a result. By default
   * free at a node with a pressure and given elsewhere. Given at a node with a pressure is one specification more.
   */
  readonly exchange?: 'free' | 'given' | undefined;
}

interface NetworkItemBase {
  readonly tag: string;
  /** Tags of the nodes. A flow from `from` to `to` is positive. */
  readonly from: string;
  readonly to: string;
  /** The liquid in it where it differs from that of the network, as at another temperature. */
  readonly liquid?: LocalLiquid | undefined;
}

/** A straight run of pipe with its fittings. */
export interface LineItem extends NetworkItemBase {
  readonly type: 'line';
  /** m. */
  readonly insideDiameter: number;
  /** m. */
  readonly length: number;
  /** Wall roughness, m. */
  readonly roughness: number;
  /** ΣK of the fittings, on the inside diameter; 0 by default. */
  readonly lossCoefficient?: number | undefined;
  /** Overall heat transfer coefficient on the inside area, W/(m²·K), with the ambient temperature, K; for the temperatures of a liquid. */
  readonly heatLoss?: { readonly coefficient: number; readonly ambientTemperature: number } | undefined;
}

/** A row of a pump curve: flow, m³/s, and either differential, Pa, or head, m. */
export type PumpCurveRow = { readonly flow: number } & ({ readonly differential: number } | { readonly head: number });

/** A pump from suction (`from`) to discharge (`to`). */
export interface PumpItem extends NetworkItemBase {
  readonly type: 'pump';
  readonly duty:
    | {
        /** Rows in any order; `degree` fits a polynomial by least squares, else the rows are joined by a monotone cubic. */
        readonly curve: readonly PumpCurveRow[];
        readonly degree?: number | undefined;
      }
    | { readonly head: number }
    | { readonly differential: number }
    /** The head is the unknown: something else in the network must fix the flow or the pressure. */
    | 'required';
  /** True by default. Nothing flows through a pump that is off: where no other pump runs, its check valve or a block valve holds the pressure. */
  readonly isRunning?: boolean | undefined;
}

/**
 * A control valve. Each of `kv`, `differential` and `holds` is one specification; a valve without `kv` has its Kv as a result. At least
 * one is needed. FL with vapour and critical pressure of the liquid gives choked flow.
 */
export interface ControlValveItem extends NetworkItemBase {
  readonly type: 'control valve';
  /** Flow coefficient, m³/h of water at 1 bar. */
  readonly kv?: number | undefined;
  /** Pressure loss, Pa. */
  readonly differential?: number | undefined;
  /** Flow in kg/s; pressure in Pa absolute at the node up- or downstream. */
  readonly holds?:
    | { readonly flow: number }
    | { readonly upstreamPressure: number }
    | { readonly downstreamPressure: number }
    | undefined;
  /** False by default. Nothing flows through a closed valve, whatever it is to hold. */
  readonly isClosed?: boolean | undefined;
  /** Nominal size, m, for viscous liquids; the least favourable one by default. */
  readonly size?: number | undefined;
  /** Liquid pressure recovery factor F_L. Without it, or without vapour and critical pressure, a liquid does not choke. */
  readonly FL?: number | undefined;
  /** Pressure differential ratio factor x_T; needed for a gas valve with a Kv. */
  readonly xT?: number | undefined;
}

/**
 * An orifice plate by ISO 5167-2, of a gas beyond its range up to choked flow. Without `bore` the bore is a result and `holdsFlow` (kg/s) is
 * needed. A liquid with vapour and critical pressure chokes where its jet evaporates.
 */
export interface OrificeItem extends NetworkItemBase {
  readonly type: 'orifice';
  /** m. */
  readonly pipeDiameter: number;
  /** m. */
  readonly bore?: number | undefined;
  /** kg/s. */
  readonly holdsFlow?: number | undefined;
  /** 'D and D/2' by default; it matters little for the permanent loss. */
  readonly tappings?: Tappings | undefined;
}

/** An exchanger, filter or reactor: Δp = differential·(ρ_ref/ρ)·(flow/reference flow)^exponent. */
export interface EquipmentItem extends NetworkItemBase {
  readonly type: 'equipment';
  /** Pa, at the reference flow. */
  readonly differential: number;
  /** kg/s. */
  readonly referenceFlow: number;
  /** kg/m³; the density of the case where not given. */
  readonly referenceDensity?: number | undefined;
  /** 2 by default; from 1 to 2. */
  readonly exponent?: number | undefined;
  /** Heat that a liquid takes up, W, negative where it gives it off, or the temperature at which it leaves, K. */
  readonly heat?: { readonly duty: number } | { readonly outletTemperature: number } | undefined;
}

/** A valve that lets flow pass from `from` to `to` only. Without loss coefficient and diameter it has no resistance. */
export interface CheckValveItem extends NetworkItemBase {
  readonly type: 'check valve';
  readonly lossCoefficient?: number | undefined;
  readonly insideDiameter?: number | undefined;
}

/** A valve that is open or closed. Without loss coefficient and diameter it has no resistance when open. */
export interface BlockValveItem extends NetworkItemBase {
  readonly type: 'block valve';
  readonly open: boolean;
  readonly lossCoefficient?: number | undefined;
  readonly insideDiameter?: number | undefined;
}

/** An item between two nodes, by its type. */
export type NetworkItem =
  LineItem | PumpItem | ControlValveItem | OrificeItem | EquipmentItem | CheckValveItem | BlockValveItem;

/** What the friction and the static head of a liquid depend on. */
export interface LiquidProperties {
  /** kg/m³. */
  readonly density: number;
  /** Pa·s. */
  readonly viscosity: number;
}

/** The liquid in an item or at a node: at its inlet, or of a line whose temperature changes along it the means of its length. */
export interface LocalLiquid extends LiquidProperties {
  /** Pa absolute; for choked control valves and orifices and the message of a node below it. */
  readonly vapourPressure?: number | undefined;
  /** Of a line whose liquid changes along it: in sections of equal length; these properties are then their means. */
  readonly sections?: readonly LiquidProperties[] | undefined;
}

/** The liquid of a network. */
export interface NetworkLiquid extends Omit<LocalLiquid, 'sections'> {
  readonly phase: 'liquid';
  /** Pa absolute; for choked control valves and orifices. */
  readonly criticalPressure?: number | undefined;
}

/** Compressibility factors at pressures of equal distance. */
export interface CompressibilityTable {
  /** Pa. */
  readonly interval: number;
  /** At 0, 1, 2 … intervals, three or more: 1 at zero pressure. */
  readonly factors: readonly number[];
}

/** The one gas of a network, at one temperature: ρ = ρ_n·(p/p_n)·(T_n/T)/Z with Z = compressibility + slope·p, or from a table. */
export interface NetworkGas {
  readonly phase: 'gas';
  /** kg/m³ at 273.15 K and 1.01325 bar. */
  readonly normalDensity: number;
  /** Pa·s. */
  readonly viscosity: number;
  /** K. */
  readonly temperature: number;
  /** Z at zero pressure; 1 by default. */
  readonly compressibility?: number | undefined;
  /** 1/Pa; 0 by default. */
  readonly compressibilitySlope?: number | undefined;
  /** Instead of both. */
  readonly compressibilityTable?: CompressibilityTable | undefined;
  /** Isentropic exponent; needed for orifices, and for control valves with a Kv. */
  readonly isentropicExponent?: number | undefined;
}

/**
 * Friction factor between laminar flow and Colebrook's equation. `linear`: linear from Re 2000 to 4000, as in every other calculation of
 * the product. `step`: laminar up to Re 2320, Colebrook beyond (STANET). `swamee-jain`: its explicit formula, with Dunlop's cubic from Re 2000 to 4000 (EPANET).
 * `churchill`: Churchill's formula for all flow, as a cross-check. `hermite`: laminar up to a Reynolds number by the roughness, a cubic up to 4000
 * (Modelica.Fluid).
 */
export type NetworkFriction = 'linear' | 'step' | 'swamee-jain' | 'churchill' | 'hermite';

/** A network to be solved: its nodes, its items and the fluid in them. */
export interface Network {
  readonly fluid: NetworkLiquid | NetworkGas;
  /** Nodes that only join items may be left out only if `elevation` is known to the caller: the solver needs each. */
  readonly nodes: readonly NetworkNode[];
  readonly items: readonly NetworkItem[];
  /** `linear` by default. */
  readonly friction?: NetworkFriction | undefined;
}

/** The state at a node of a solved network. */
export interface NodeResult {
  readonly tag: string;
  /** Static pressure at the node, Pa absolute; undefined in a part that closed valves cut off from every known pressure. */
  readonly pressure: number | undefined;
  /** Net flow from outside into the network, kg/s: given, or at a boundary the result. */
  readonly exchange: number;
  /** kg/m³ at the node's pressure. */
  readonly density: number | undefined;
}

/** What an item does in the solution; a message of the same item says it in words. */
export type ItemState =
  | 'flowing'
  | 'reversed' // against the direction from → to
  | 'no flow'
  | 'closed' // a valve that is closed
  | 'off' // a pump that does not run
  | 'choked' // a control valve in choked flow, or a gas that leaves a pipe as fast as it can
  | 'cannot deliver' // a pump against more than its differential at zero flow
  | 'beyond curve'; // a pump that runs below the first or beyond the last row of its curve

/** The flow through an item of a solved network, and what follows from it. */
export interface ItemResult {
  readonly tag: string;
  readonly type: NetworkItem['type'];
  readonly state: ItemState;
  /** kg/s, positive from `from` to `to`. */
  readonly massFlow: number;
  /** Pa absolute at `from` and `to`. */
  readonly inletPressure: number | undefined;
  readonly outletPressure: number | undefined;
  /** Inlet less outlet pressure, Pa: negative for a pump that raises it. */
  readonly differential: number | undefined;
  /** Pa of friction and fittings in the direction from → to: the differential less the static head. */
  readonly loss: number | undefined;
  /** m/s, with the sign of the flow; lines and items with a diameter. A gas: at the mean pressure of the item. */
  readonly velocity?: number | undefined;
  /** m/s at the inlet and the outlet; of a gas. */
  readonly inletVelocity?: number | undefined;
  readonly outletVelocity?: number | undefined;
  /** There, of a gas: by √(γ·p/ρ), without an isentropic exponent by the lowest speed of sound, that at constant temperature. */
  readonly inletMach?: number | undefined;
  readonly outletMach?: number | undefined;
  readonly reynoldsNumber?: number | undefined;
  readonly frictionFactor?: number | undefined;
  /** Pump: head, m. */
  readonly head?: number | undefined;
  /** Control valve: Kv, m³/h, given or found; undefined at no flow. */
  readonly kv?: number | undefined;
  /** Orifice: bore, m, given or found. */
  readonly bore?: number | undefined;
}

/** A remark on an item or node of a solved network. */
export interface NetworkMessage {
  readonly subject: { readonly item: string } | { readonly node: string };
  /** A clause with the subject's tag: "P-101A is pushed back: …". `{name}` placeholders are filled by `refusal.in(unitOf)`. */
  readonly text: Refusal;
  readonly severity: 'note' | 'warning';
}

/** A network with its flows and pressures, within the stated residuals. */
export interface SolvedNetwork {
  readonly type: 'solved';
  /** In the order of the input. */
  readonly nodes: readonly NodeResult[];
  readonly items: readonly ItemResult[];
  readonly messages: readonly NetworkMessage[];
  readonly iterations: number;
  /** Largest mass imbalance of a node over the largest flow. */
  readonly massResidual: number;
  /** Largest error of an item's equation, Pa. */
  readonly pressureResidual: number;
}

/** Why a network has no solution, with the nodes or items concerned. */
export interface RefusedNetwork {
  readonly type: 'refused';
  readonly reason:
    | 'invalid' // an unknown node, a number out of range, a duplicate tag
    | 'over-specified'
    | 'under-specified'
    | 'no fixed pressure' // a part without a known pressure
    | 'no state'; // each specification is possible, together no state exists
  /** Tags of what can be changed, or where no state exists. */
  readonly items: readonly string[];
  readonly nodes: readonly string[];
  /** A sentence with units: `text.message`, or `text.in(unitOf)`. */
  readonly text: Refusal;
}

/** The answer of `solveNetwork`: a solution or a refusal. */
export type NetworkSolution = SolvedNetwork | RefusedNetwork;
