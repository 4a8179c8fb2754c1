import type { Vessel } from '../../geometry/index.ts';
import type { FireFluxParameters, VaryingMetal } from '../../heat-transfer/index.ts';
import type { AbsolutePressure, GaugePressure, Temperature } from '../../quantities/index.ts';
import type { SwellRegime } from './level-swell/drift-flux.ts';

/** Layer of a vessel wall: thickness m, density kg/m³, heat capacity J/(kg·K), conductivity W/(m·K). */
export interface WallLayer {
  readonly thickness: number;
  readonly density: number;
  readonly heatCapacity: number;
  readonly conductivity: number;
}

/** Vessel wall from inside to outside. The reported lowest wall temperature is that of the metal. */
export interface Wall {
  /** A lining inside the metal, or the liner of a composite cylinder, whose `metal` is the composite. */
  readonly liner?: WallLayer;
  readonly metal: WallLayer;
  /** Temperature-dependent heat capacity and conductivity of the metal, replacing the constants of `metal`. */
  readonly byTemperature?: VaryingMetal;
  readonly insulation?: WallLayer;
}

/** Mole fraction of a component, by its id in the equation of state. */
export interface ComponentFraction {
  readonly id: string;
  readonly fraction: number;
}

/**
 * Fluid model of the contents: Peng–Robinson, a reference equation for one component, or GERG-2008 for a mixture; the data of the latter
 * two must have been loaded by `loadContents`. The ideal gas of constant heat capacity serves comparison with closed forms.
 */
export type FluidSpec =
  | { readonly model: 'peng-robinson' | 'reference'; readonly composition: readonly ComponentFraction[] }
  | { readonly model: 'ideal-gas'; readonly molarMass: number; readonly heatCapacityRatio: number };

/** State of the contents when the run begins. */
export interface InitialState {
  readonly temperature: Temperature;
  readonly pressure: AbsolutePressure;
  /**
   * Liquid level, m, above the lowest point of the inside. Without it the composition is that of the whole contents and
   * its flash gives the level. With it the composition is a feed: its flash at temperature and pressure gives the
   * compositions of the two phases, the level how much there is of each, so the composition of the whole contents differs.
   * A single component with a level starts at its vapour pressure; `pressure` is then not read.
   */
  readonly level?: number;
}

/**
 * The phase drawn by an outlet. Flow is choked homogeneous equilibrium flow unless it is all vapour. 'level-swell': vapour until the
 * swollen liquid reaches the nozzle, then a mixture at the vapour fraction of its surface.
 */
export type Draw = 'vapour' | 'liquid' | 'mixed' | 'level-swell';

/** The pipe from a blowdown valve to the flare header. */
export interface TailPipe {
  /** m. */
  readonly insideDiameter: number;
  /** m. */
  readonly length: number;
  /** Absolute roughness, m. */
  readonly roughness: number;
  /** ΣK of its fittings, referred to its bore, without the exit into the header; distributed evenly along the pipe. */
  readonly fittings: number;
  /** Its metal: thickness m, density kg/m³, heat capacity J/(kg·K). */
  readonly wall: Omit<WallLayer, 'conductivity'>;
}

/**
 * Inherent characteristic of a valve: open share of its area by stroke. Equal percentage: R^(stroke − 1), so 1/R opens at once (IEC
 * 60534-2-4); quick opening: the square root of the stroke; a table from stroke 0 to stroke 1, linear between its points.
 */
export type OpeningCurve =
  | { readonly kind: 'equal-percentage'; readonly rangeability: number }
  | { readonly kind: 'quick-opening' }
  | { readonly kind: 'table'; readonly strokes: readonly number[]; readonly shares: readonly number[] };

/** Level swell of boiling liquid, and the nozzle that it may reach. */
export interface LevelSwell {
  readonly regime: SwellRegime;
  /** Above the lowest point of the inside, m; by default the top of the vessel. */
  readonly nozzleHeight?: number;
}

/** A blowdown valve or orifice. */
export interface BlowdownOutlet {
  /** Diameter of the opening, m. */
  readonly diameter: number;
  readonly dischargeCoefficient: number;
  /** Downstream of the valve, or of its tail pipe if it has one. */
  readonly backPressure: AbsolutePressure;
  readonly tailPipe?: TailPipe;
  /** By default 'vapour'. */
  readonly draw?: Draw;
  /** Level swell where vapour is drawn from above the liquid; by default a nozzle at the top and churn-turbulent flow. */
  readonly swell?: LevelSwell;
  /** Time before it starts to open, s; by default 0. */
  readonly startDelay?: number;
  /** Time from closed to fully open, s, with linear stroke; by default 0. */
  readonly openingTime?: number;
  /** By default linear: area in proportion to stroke. */
  readonly opening?: OpeningCurve;
}

/** Pressure over time, Pa against s: monotone interpolation between points, constant outside them. */
export interface PressureHistory {
  readonly times: readonly number[];
  readonly pressures: readonly AbsolutePressure[];
  /** Times at which the slope changes. */
  readonly bends: readonly number[];
}

/** Spring-loaded relief valve that draws vapour. */
export interface ReliefOutlet {
  /** Area of the nozzle, m². */
  readonly area: number;
  readonly dischargeCoefficient: number;
  readonly setPressure: AbsolutePressure;
  /**
   * 'pop': fully open from the set pressure down to the reseat pressure. 'modulating': lift proportional to the pressure from the set
   * pressure to the set pressure plus accumulation.
   */
  readonly action: 'pop' | 'modulating';
  /** Accumulation at full lift as a share of the set gauge pressure, modulating only; by default 0.1. */
  readonly accumulation?: number;
  /** Closing pressure of a pop-action valve, Pa; by default 7 % of the set gauge pressure below the set pressure. */
  readonly reseatPressure?: AbsolutePressure;
  readonly backPressure: AbsolutePressure;
}

/** Prescribed mass flow, kg/s against s, linear between the points, constant outside them; drawn as vapour. */
export interface ScheduledOutlet {
  readonly times: readonly number[];
  readonly flows: readonly number[];
}

/** Period of a fire, s from the start of the run. Outside it the vessel exchanges heat with its surroundings. */
export interface FireSpan {
  readonly from: number;
  /** By default the end of the run. */
  readonly to?: number;
}

/** Heat transfer between contents, wall and surroundings. A fire burns throughout the run by default. */
export type HeatSpec =
  /** The contents stay at their initial temperature; the wall is not modelled. */
  | { readonly mode: 'isothermal' }
  /** No heat reaches the contents; the wall is not modelled. */
  | { readonly mode: 'adiabatic' }
  /** Wall and surroundings. */
  | ({ readonly mode: 'ambient' } & Surroundings)
  /** API 521 pool fire: heat input C·F·A^0.82 by wetted area; the unwetted part receives the API 521 pool fire flux. */
  | ({
      readonly mode: 'pool-fire';
      /** Environment factor F; 1 for a bare vessel. */
      readonly environmentFactor: number;
      /** Adequate drainage and firefighting. */
      readonly adequateDrainage: boolean;
      /** Height of the vessel's lowest point above grade, m; by default 0. The fire reaches 7.6 m. */
      readonly elevation?: number;
      readonly burns?: FireSpan;
    } & Surroundings)
  /** A fire of given flux on `exposedShare` of the outside (by default 1); the rest exchanges heat with the surroundings. */
  | ({
      readonly mode: 'fire-flux';
      readonly flux: FireFluxParameters;
      readonly exposedShare?: number;
      readonly burns?: FireSpan;
    } & Surroundings);

/** Conditions around the vessel. */
export interface Surroundings {
  readonly ambientTemperature: Temperature;
  /** W/(m²·K); by default natural convection in air, or forced convection by wind. */
  readonly outerCoefficient?: number;
  /** m/s; used only without an outer coefficient. */
  readonly windSpeed?: number;
  /** Of the outside, for radiation to the surroundings; by default 0. */
  readonly emissivity?: number;
}

/** Vessel, outlets and conditions of a blowdown: plain data in SI units. */
export interface BlowdownSpec {
  readonly name?: string;
  readonly shape: Vessel;
  /** Not used with the heat modes 'isothermal' and 'adiabatic'. */
  readonly wall: Wall;
  /** Initial wall temperature; by default that of the contents. */
  readonly wallTemperature?: Temperature;
  readonly fluid: FluidSpec;
  readonly initial: InitialState;
  readonly outlet?: BlowdownOutlet;
  readonly relief?: ReliefOutlet;
  readonly scheduled?: ScheduledOutlet;
  /** Pressure of the header that blowdown and relief valve discharge into; by default the back pressure of each. */
  readonly header?: PressureHistory;
  readonly heat: HeatSpec;
  /** For the API 521 criteria. */
  readonly designPressure?: GaugePressure;
  /** Minimum design metal temperature. */
  readonly minimumDesignTemperature?: Temperature;
}

/** Models, accuracy and end of a run. */
export interface BlowdownOptions {
  /** Contents at one temperature, or gas and liquid zones at their own temperatures; by default 'equilibrium'. */
  readonly model?: 'equilibrium' | 'non-equilibrium';
  /** End of the run, s. */
  readonly endTime: number;
  /** Pressure at which the run ends. */
  readonly endPressure?: AbsolutePressure;
  /** Accuracy of the results, relative to pressure, absolute temperature and contents; by default 1e-4. */
  readonly tolerance?: number;
  /**
   * Vapour in the throat: 'frozen' does not condense, 'equilibrium' condenses to equilibrium. By default 'frozen'. Liquid and mixtures
   * always flash in equilibrium.
   */
  readonly throat?: 'frozen' | 'equilibrium';
  /** Inside coefficient to the gas, W/(m²·K); by default from a correlation. */
  readonly gasCoefficient?: number;
  /** Inside coefficient to the liquid, W/(m²·K); by default from a correlation. */
  readonly liquidCoefficient?: number;
  /** Cells across the metal; by default 8. */
  readonly wallCells?: number;
  /**
   * Time constant, s, of droplets falling out of the gas zone (non-equilibrium); by default 1 or a thousandth of the run, whichever is
   * longer.
   */
  readonly dropletTime?: number;
  /**
   * Time constant, s, of bubbles rising out of the liquid zone (non-equilibrium); by default 1 or a thousandth of the run, whichever is
   * longer.
   */
  readonly bubbleTime?: number;
  /** Number of steps after which the run is aborted; by default 10 000. */
  readonly maxSteps?: number;
  /** Called with the completed share of the run, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}
