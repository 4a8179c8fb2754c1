import type { AbsolutePressure, Clause, Temperature } from '../../quantities/index.ts';
import type { Column } from './column.ts';
import type { SwellRegime } from './level-swell/drift-flux.ts';

/** The history of a run, one entry of each list for each time. SI. */
export interface BlowdownSeries {
  readonly time: readonly number[];
  readonly pressure: readonly number[];
  readonly gasTemperature: Column;
  readonly liquidTemperature: Column;
  /** Inside and outside surface of the metal beside the gas, and beside the liquid; none where the wall is left out. */
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
  /** Free water, part of the liquid, kg, and the level up to which it lies, m; 0 where it is no phase of its own. */
  readonly freeWaterMass: readonly number[];
  readonly freeWaterLevel: readonly number[];
  /** Contents, kg. */
  readonly mass: readonly number[];
  readonly liquidMass: readonly number[];
  /** All outlets together, kg/s; vapour and liquid as they leave the vessel. */
  readonly massFlow: readonly number[];
  readonly vapourFlow: readonly number[];
  readonly liquidFlow: readonly number[];
  readonly blowdownFlow: readonly number[];
  readonly reliefFlow: readonly number[];
  /** Of what leaves, after expansion to the back pressure at constant enthalpy. */
  readonly downstreamTemperature: Column;
  /** Heat from wall to contents, and from outside to wall, W. */
  readonly heatToContents: readonly number[];
  readonly heatToWall: readonly number[];
  /** Flux from the part of the wall beside the gas to what is beside it, W/m²; none where the wall is left out. */
  readonly dryWallFlux: Column;
  /** Heat from outside to the part of the wall beside the gas, and to that beside the liquid, W. */
  readonly heatToDryWall: Column;
  readonly heatToWettedWall: Column;
}

/** What can happen during a run. */
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

/** Something that happened during a run, at a time, s. */
export interface BlowdownEvent {
  readonly time: number;
  readonly kind: EventKind;
  /** One line for a person. */
  readonly text: string;
}

/** How far the balances are from closing over the run, relative to the initial contents and the energy exchanged. */
export interface ConservationErrors {
  /** |contents + what left − initial contents| / initial contents, kg/kg; the worst component's, at the worst time. */
  readonly mass: number;
  /**
   * |energy of contents and wall, from the state found, + what left − initial − what came in| / the thermal energy the
   * contents and wall hold and exchange, at the worst time.
   */
  readonly energy: number;
  /** |volume of the phases − volume of the vessel| / volume of the vessel, at the worst time. */
  readonly volume: number;
}

/** The highest or lowest value of a run, and when it was reached, s. */
export interface Extreme {
  readonly value: number;
  readonly time: number;
}

/** What a run came to; masses in kg. */
export interface BlowdownSummary {
  readonly initialMass: number;
  readonly finalMass: number;
  readonly finalPressure: AbsolutePressure;
  /** Mass that left, kg, and how much of it as liquid. */
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
  /** Heat the contents took up and heat the wall took up from outside, J. */
  readonly heatToContents: number;
  readonly heatToWall: number;
}

/** The tail pipe at each time of a run. SI. */
export interface TailPipeSeries {
  /** Behind the valve, and in the pipe at its end; that of the header where nothing flows. */
  readonly inletPressure: readonly number[];
  readonly outletPressure: readonly number[];
  /** At the end of the pipe, where both are highest; 0 where nothing flows. */
  readonly velocity: readonly number[];
  readonly machNumber: readonly number[];
  /** Share by which the flow is less than it would be straight into the header. */
  readonly reduction: readonly number[];
  /** Of the fluid, lowest along the pipe, without heat from its wall. */
  readonly lowestFluidTemperature: Column;
  /** Of the metal, lowest along the pipe. */
  readonly lowestMetalTemperature: readonly number[];
}

/** The tail pipe over a run. */
export interface TailPipeRun {
  readonly series: TailPipeSeries;
  readonly highestInletPressure: Extreme;
  readonly highestVelocity: Extreme;
  readonly highestMachNumber: Extreme;
  readonly lowestFluidTemperature: Extreme | undefined;
  /** With its distance from the valve, m. */
  readonly lowestMetalTemperature: Extreme & { readonly place: number };
  /** Whether its flow was found at every moment; where it was not, that of the moment before stands for it. */
  readonly isWhole: boolean;
  /** Largest share by which the flow is less than straight into the header. */
  readonly largestReduction: Extreme;
}

/** The contents at the start, by which the composition of a vessel with a given level is known. */
export interface InitialContents {
  readonly temperature: Temperature;
  readonly pressure: AbsolutePressure;
  readonly level: number;
  readonly volume: number;
  readonly mass: number;
  readonly liquidMass: number;
  readonly moles: number;
  /** Mole fractions of the whole contents, of the vapour and of the liquid; in the order of the composition given. */
  readonly composition: readonly number[];
  readonly vapour: readonly number[] | undefined;
  readonly liquid: readonly number[] | undefined;
}

/** What leaves a vessel by all outlets together, one entry of each list for each time of the run; none where nothing flows. SI. */
export interface VentedStream {
  /** The ids of the components that are there; the compositions have a column for each, in this order. */
  readonly components: readonly string[];
  /** Mole fractions of all that leaves, and of the vapour and the liquid in it as they leave the vessel. */
  readonly composition: readonly Column[];
  readonly vapour: readonly Column[];
  readonly liquid: readonly Column[];
  /** mol/s. */
  readonly molarFlow: readonly number[];
  /** kg/mol. */
  readonly molarMass: Column;
  /** Of vapour and liquid as one, J/mol, by the equation of the contents. */
  readonly molarEnthalpy: Column;
  /** Of vapour and liquid as one, as they leave the vessel; the compressibility factor is that of the vapour. */
  readonly density: Column;
  readonly compressibility: Column;
  /** The same after expansion to the back pressure at constant enthalpy; vapour in moles per mole. */
  readonly downstreamDensity: Column;
  readonly downstreamCompressibility: Column;
  readonly downstreamVapour: Column;
}

/** What became of one component over a run, kg and mol. */
export interface ReleasedComponent {
  readonly id: string;
  readonly initialMass: number;
  readonly releasedMass: number;
  readonly releasedMoles: number;
  /** What is left in the vessel, from the contents found and not from what was released. */
  readonly finalMass: number;
}

/** Contents in the region where hydrate forms: since when, s, and how far, K, with the allowance for the error of the correlation. */
export interface HydrateRecord {
  readonly from: number;
  readonly deepest: Extreme;
  /** Whether the relative density of the gas is beyond those of the chart. */
  readonly beyondChart: boolean;
}

/** What a run says of water that is a phase of its own. */
export interface WaterRecord {
  /** Water in all that left, vapour and liquid, kg. */
  readonly released: number;
  /** kg of free water in the vessel at the most. */
  readonly most: Extreme;
  /** When the contents are first below 0 °C with water that may freeze, s; undefined where they never are. */
  readonly freezesFrom: number | undefined;
  /** Coldest of the contents with such water, K. */
  readonly coldestFreezing: Extreme | undefined;
  /** Coldest of what leaves with such water in it after it expanded to the back pressure, K. */
  readonly coldestDownstream: Extreme | undefined;
  readonly hydrate: HydrateRecord | undefined;
}

/** The liquid of a vessel as it swells over a run. SI. */
export interface SwellRun {
  readonly regime: SwellRegime;
  readonly nozzleHeight: number;
  /** Whether the mixture left by the blowdown valve in this run; else vapour alone did. */
  readonly acted: boolean;
  /** Height of the swollen liquid at each time, m: that of the nozzle where it reaches it. */
  readonly level: readonly number[];
  readonly highest: Extreme;
  /** First and last time at which it reaches the nozzle, s; undefined where it never does. */
  readonly reaches: { readonly from: number; readonly to: number } | undefined;
  /** Liquid that finds no room under the nozzle, kg at the most. */
  readonly excess: Extreme;
  /** Vapour that parts below the nozzle over that which leaves by the blowdown valve, where that is least; undefined where none leaves. */
  readonly leastRoom: number | undefined;
  /** Highest viscosity of the liquid, Pa·s, where it is above that of churn-turbulent flow. */
  readonly viscous: number | undefined;
}

/** What a simulation gives: plain data that can be sent between threads and written as JSON. */
export interface BlowdownRun {
  readonly initial: InitialContents;
  readonly series: BlowdownSeries;
  /** Undefined where the blowdown valve has no tail pipe. */
  readonly tailPipe: TailPipeRun | undefined;
  /** What leaves, at the same times. */
  readonly vented: VentedStream;
  /** What became of each component, in the order of `vented.components`. */
  readonly released: readonly ReleasedComponent[];
  readonly events: readonly BlowdownEvent[];
  readonly summary: BlowdownSummary;
  readonly conservation: ConservationErrors;
  /** What a person must know about the validity of this run. */
  readonly warnings: readonly Clause[];
  /** Undefined where free water is no phase of its own in the model of the contents. */
  readonly water?: WaterRecord;
  /** Undefined where the blowdown valve does not draw from above the liquid, or there never is liquid beside gas. */
  readonly swell?: SwellRun;
  /** Why it ended. */
  readonly ended: 'time' | 'pressure' | 'solid' | 'liquid-full';
  readonly steps: { readonly accepted: number; readonly rejected: number; readonly evaluations: number };
}
