import type { AbsolutePressure, Clause, Temperature } from '../../../quantities/index.ts';
import type { ColdPhase } from '../contents/cold-phases.ts';
import type { Column } from './column.ts';
import type { SwellRegime } from '../level-swell/drift-flux.ts';

/** History of a run; each list has one entry per time. SI units. */
export interface BlowdownSeries {
  readonly time: readonly number[];
  readonly pressure: readonly number[];
  readonly gasTemperature: Column;
  readonly liquidTemperature: Column;
  /** Inside and outside surface temperature of the metal beside the gas, and beside the liquid; undefined without a wall. */
  readonly innerWallTemperatureGas: Column;
  readonly outerWallTemperatureGas: Column;
  readonly innerWallTemperatureLiquid: Column;
  readonly outerWallTemperatureLiquid: Column;
  /** Lowest temperature anywhere in the metal. */
  readonly lowestWallTemperature: Column;
  /** Highest temperature anywhere in the metal. */
  readonly highestWallTemperature: Column;
  readonly level: readonly number[];
  readonly liquidVolume: readonly number[];
  /** Free water, included in the liquid, kg, and its level, m; 0 where it is not a separate phase. */
  readonly freeWaterMass: readonly number[];
  readonly freeWaterLevel: readonly number[];
  /** Mass of the contents, kg. */
  readonly mass: readonly number[];
  readonly liquidMass: readonly number[];
  /** All outlets together, kg/s; vapour and liquid at vessel conditions. */
  readonly massFlow: readonly number[];
  readonly vapourFlow: readonly number[];
  readonly liquidFlow: readonly number[];
  readonly blowdownFlow: readonly number[];
  readonly reliefFlow: readonly number[];
  /** Temperature of the outflow after isenthalpic expansion to the back pressure. */
  readonly downstreamTemperature: Column;
  /** Heat from wall to contents, and from outside to wall, W. */
  readonly heatToContents: readonly number[];
  readonly heatToWall: readonly number[];
  /** Heat flux from the dry part of the wall to the contents, W/m²; undefined without a wall. */
  readonly dryWallFlux: Column;
  /** Heat from outside to the dry and to the wetted part of the wall, W. */
  readonly heatToDryWall: Column;
  readonly heatToWettedWall: Column;
}

/** Kinds of events during a run. */
export type EventKind =
  | 'blowdown-opens'
  | 'blowdown-open'
  | 'fire-begins'
  | 'fire-ends'
  | 'relief-opens'
  | 'relief-closes'
  | 'liquid-appears'
  | 'liquid-gone'
  | 'flow-subcritical'
  | 'end-pressure'
  | 'solid'
  | 'liquid-full'
  | 'end';

/** An event during a run, with its time, s. */
export interface BlowdownEvent {
  readonly time: number;
  readonly kind: EventKind;
  /** One-line description for the user. */
  readonly text: string;
}

/** Relative conservation errors over the run. */
export interface ConservationErrors {
  /** |contents + what left − initial contents| / initial contents, kg/kg; the worst component's, at the worst time. */
  readonly mass: number;
  /**
   * |energy of contents and wall, from the state found, + what left − initial − what came in| / the thermal energy that contents and wall
   * hold and exchange, at the worst time.
   */
  readonly energy: number;
  /** |volume of the phases − volume of the vessel| / volume of the vessel, at the worst time. */
  readonly volume: number;
}

/** Highest or lowest value of a run, and its time, s. */
export interface Extreme {
  readonly value: number;
  readonly time: number;
}

/** Totals and extremes of a run; masses in kg. */
export interface BlowdownSummary {
  readonly initialMass: number;
  readonly finalMass: number;
  readonly finalPressure: AbsolutePressure;
  /** Released mass, kg, and the part of it that left as liquid. */
  readonly releasedMass: number;
  readonly releasedLiquid: number;
  readonly peakFlow: Extreme;
  readonly peakPressure: Extreme;
  readonly lowestGasTemperature: Extreme;
  readonly lowestLiquidTemperature: Extreme | undefined;
  readonly lowestFluidTemperature: Extreme;
  readonly lowestWallTemperature: Extreme | undefined;
  readonly highestWallTemperature: Extreme | undefined;
  readonly lowestDownstreamTemperature: Extreme | undefined;
  /** Heat absorbed by the contents, and by the wall from outside, J. */
  readonly heatToContents: number;
  readonly heatToWall: number;
}

/** History of the tail pipe; each list has one entry per time of the run. SI units. */
export interface TailPipeSeries {
  /** Downstream of the valve, and at the pipe's end; the header pressure where nothing flows. */
  readonly inletPressure: readonly number[];
  readonly outletPressure: readonly number[];
  /** At the pipe's end, where both are highest; 0 where nothing flows. */
  readonly velocity: readonly number[];
  readonly machNumber: readonly number[];
  /** Relative reduction of the flow compared with discharge straight into the header. */
  readonly reduction: readonly number[];
  /** Lowest fluid temperature along the pipe, without heat from its wall. */
  readonly lowestFluidTemperature: Column;
  /** Lowest metal temperature along the pipe. */
  readonly lowestMetalTemperature: readonly number[];
}

/** History and extremes of the tail pipe. */
export interface TailPipeRun {
  readonly series: TailPipeSeries;
  readonly highestInletPressure: Extreme;
  readonly highestVelocity: Extreme;
  readonly highestMachNumber: Extreme;
  readonly lowestFluidTemperature: Extreme | undefined;
  /** With the distance from the valve, m. */
  readonly lowestMetalTemperature: Extreme & { readonly position: number };
  /** Whether the flow was calculated at every time; where it failed, the values of the previous time are repeated. */
  readonly isWhole: boolean;
  /** Largest relative reduction of the flow compared with discharge straight into the header. */
  readonly largestReduction: Extreme;
}

/** Initial contents, including the overall composition that results from a given level. */
export interface InitialContents {
  readonly temperature: Temperature;
  readonly pressure: AbsolutePressure;
  readonly level: number;
  readonly volume: number;
  readonly mass: number;
  readonly liquidMass: number;
  readonly moles: number;
  /** Mole fractions of the whole contents, of the vapour and of the liquid, in the order of the specification. */
  readonly composition: readonly number[];
  readonly vapour: readonly number[] | undefined;
  readonly liquid: readonly number[] | undefined;
}

/** Outflow through all outlets together; each list has one entry per time of the run, undefined where nothing flows. SI units. */
export interface VentedStream {
  /** Ids of the components present; the compositions have one column for each, in this order. */
  readonly components: readonly string[];
  /** Mole fractions of the whole outflow, and of its vapour and liquid at vessel conditions. */
  readonly composition: readonly Column[];
  readonly vapour: readonly Column[];
  readonly liquid: readonly Column[];
  /** mol/s. */
  readonly molarFlow: readonly number[];
  /** kg/mol. */
  readonly molarMass: Column;
  /** Vapour and liquid together, J/mol, by the equation of state of the contents. */
  readonly molarEnthalpy: Column;
  /** Vapour and liquid together at vessel conditions; the compressibility factor is that of the vapour. */
  readonly density: Column;
  readonly compressibility: Column;
  /** After isenthalpic expansion to the back pressure; the vapour fraction is molar. */
  readonly downstreamDensity: Column;
  readonly downstreamCompressibility: Column;
  readonly downstreamVapour: Column;
}

/** Mass balance of one component over a run, kg and mol. */
export interface ReleasedComponent {
  readonly id: string;
  readonly initialMass: number;
  readonly releasedMass: number;
  readonly releasedMoles: number;
  /** Remaining in the vessel, from the final contents rather than the released amount. */
  readonly finalMass: number;
}

/** Operation inside the hydrate region: from when, s, and by how far, K, including the allowance for the error of the correlation. */
export interface HydrateRecord {
  readonly from: number;
  readonly deepest: Extreme;
  /** Whether the relative density of the gas is outside the range of the chart. */
  readonly beyondChart: boolean;
}

/** Results for free water: release, freezing and hydrate. */
export interface WaterRecord {
  /** Water in all that left, vapour and liquid, kg. */
  readonly released: number;
  /** Largest mass of free water in the vessel, kg. */
  readonly greatest: Extreme;
  /** First time at which contents with water that can freeze are below 0 °C, s; undefined where they never are. */
  readonly freezesFrom: number | undefined;
  /** Lowest temperature of contents with such water, K. */
  readonly coldestFreezing: Extreme | undefined;
  /** Lowest temperature of outflow with such water after expansion to the back pressure, K. */
  readonly coldestDownstream: Extreme | undefined;
  readonly hydrate: HydrateRecord | undefined;
}

/** Liquid swell over a run. SI units. */
export interface SwellRun {
  readonly regime: SwellRegime;
  readonly nozzleHeight: number;
  /** Whether a two-phase mixture left through the blowdown valve in this run; otherwise only vapour did. */
  readonly acted: boolean;
  /** Height of the swollen liquid at each time, m, at most that of the nozzle. */
  readonly level: readonly number[];
  readonly highest: Extreme;
  /** First and last time at which it is at the nozzle, s; undefined where it never is. */
  readonly reaches: { readonly from: number; readonly to: number } | undefined;
  /** Largest mass of liquid that does not fit below the nozzle, kg. */
  readonly excess: Extreme;
  /**
   * Smallest ratio of the vapour flow that can disengage below the nozzle to the flow through the blowdown valve; undefined where nothing
   * flows.
   */
  readonly leastRoom: number | undefined;
  /** Highest viscosity of the liquid, Pa·s, where it exceeds the limit of churn-turbulent flow. */
  readonly viscous: number | undefined;
}

/** Result of a simulation: plain data that can be sent between threads and written as JSON. */
export interface BlowdownRun {
  readonly initial: InitialContents;
  readonly series: BlowdownSeries;
  /** Undefined where the blowdown valve has no tail pipe. */
  readonly tailPipe: TailPipeRun | undefined;
  /** Outflow, at the same times. */
  readonly vented: VentedStream;
  /** Mass balance of each component, in the order of `vented.components`. */
  readonly released: readonly ReleasedComponent[];
  readonly events: readonly BlowdownEvent[];
  readonly summary: BlowdownSummary;
  readonly conservation: ConservationErrors;
  /** Warnings about the validity of this run. */
  readonly warnings: readonly Clause[];
  /** Whether the gas could not be expanded without condensation, so that its flow is that of homogeneous equilibrium from then on. */
  readonly condenses: boolean;
  /** Phases of a mixture at the times of the run at which one of its components may be solid. */
  readonly coldPhases: readonly ColdPhase[];
  /** Undefined where free water is no phase of its own in the model of the contents. */
  readonly water?: WaterRecord;
  /** Undefined where the blowdown valve does not draw from above the liquid, or where there never is liquid beside gas. */
  readonly swell?: SwellRun;
  /** Why the run ended. */
  readonly ended: 'time' | 'pressure' | 'solid' | 'liquid-full';
  readonly steps: { readonly accepted: number; readonly rejected: number; readonly evaluations: number };
}
