import type { Vessel } from '../../geometry/index.ts';
import type { FireFluxParameters, VaryingMetal } from '../../heat-transfer/index.ts';
import type { AbsolutePressure, GaugePressure, Temperature } from '../../quantities/index.ts';
import type { SwellRegime } from './level-swell/drift-flux.ts';

/** A layer of a vessel's wall: thickness m, density kg/m³, heat capacity J/(kg·K), conductivity W/(m·K). */
export interface WallLayer {
  readonly thickness: number;
  readonly density: number;
  readonly heatCapacity: number;
  readonly conductivity: number;
}

/** A vessel's wall from the inside outwards. The lowest wall temperature is that of the metal. */
export interface Wall {
  /** A lining inside the metal, or the liner of a composite cylinder, whose `metal` is the composite. */
  readonly liner?: WallLayer;
  readonly metal: WallLayer;
  /** Heat capacity and conductivity of the metal against temperature, in place of the constant ones of `metal`. */
  readonly byTemperature?: VaryingMetal;
  readonly insulation?: WallLayer;
}

/** Mole fraction of a component, by its id in the list of the equation of state. */
export interface ComponentFraction {
  readonly id: string;
  readonly fraction: number;
}

/**
 * What the vessel holds, by Peng–Robinson; or one component by its reference equation and a mixture by GERG-2008, whose data
 * `loadContents` must have loaded. The ideal gas of constant heat capacity is for checks against closed forms.
 */
export type FluidSpec =
  | { readonly model: 'peng-robinson' | 'reference'; readonly composition: readonly ComponentFraction[] }
  | { readonly model: 'ideal-gas'; readonly molarMass: number; readonly heatCapacityRatio: number };

/** What is in the vessel when the run begins. */
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
 * Where an outlet draws from. What it draws is choked homogeneous equilibrium flow unless it is all vapour. 'level-swell': vapour
 * until the swollen liquid reaches the nozzle, from then on both in the share in which they reach it.
 */
export type Draw = 'vapour' | 'liquid' | 'mixed' | 'level-swell';

/** The pipe from a blowdown valve to the flare header. */
export interface TailPipe {
  /** m. */
  readonly insideDiameter: number;
  /** m. */
  readonly length: number;
  /** Absolute, m. */
  readonly roughness: number;
  /** ΣK of its fittings on its bore, without the exit into the header; spread evenly along it. */
  readonly fittings: number;
  /** Its metal: thickness m, density kg/m³, heat capacity J/(kg·K). */
  readonly wall: Omit<WallLayer, 'conductivity'>;
}

/**
 * The share of its area that a valve has open by its stroke. Equal percentage: R^(stroke − 1), so that 1/R of it is open as
 * soon as it begins (IEC 60534-2-4); quick opening: the root of the stroke; a table from stroke 0 to stroke 1, straight
 * between its points.
 */
export type OpeningCurve =
  | { readonly kind: 'equal-percentage'; readonly rangeability: number }
  | { readonly kind: 'quick-opening' }
  | { readonly kind: 'table'; readonly strokes: readonly number[]; readonly shares: readonly number[] };

/** How the liquid in a vessel swells when it boils, and where the nozzle is that it may reach. */
export interface LevelSwell {
  readonly regime: SwellRegime;
  /** Above the lowest point of the inside, m; the top of the vessel unless given. */
  readonly nozzleHeight?: number;
}

/** A blowdown valve or orifice. */
export interface BlowdownOutlet {
  /** Diameter of the opening, m. */
  readonly diameter: number;
  readonly dischargeCoefficient: number;
  /** Behind the valve, or behind its tail pipe where it has one. */
  readonly backPressure: AbsolutePressure;
  readonly tailPipe?: TailPipe;
  /** 'vapour' unless given. */
  readonly draw?: Draw;
  /** How the liquid swells, where vapour is drawn from above it; the nozzle at the top and churn-turbulent flow unless given. */
  readonly swell?: LevelSwell;
  /** Time before it begins to open, s; 0 unless given. */
  readonly startDelay?: number;
  /** Time from shut to fully open, s, its stroke growing in proportion; 0 unless given. */
  readonly openingTime?: number;
  /** Its area in proportion to its stroke unless given. */
  readonly opening?: OpeningCurve;
}

/** A pressure over time, Pa against s: between its points a curve that stays between their values, constant outside them. */
export interface PressureHistory {
  readonly times: readonly number[];
  readonly pressures: readonly AbsolutePressure[];
  /** Times at which it bends. */
  readonly bends: readonly number[];
}

/** A spring-loaded relief valve that draws vapour. */
export interface ReliefOutlet {
  /** Area of the nozzle, m². */
  readonly area: number;
  readonly dischargeCoefficient: number;
  readonly setPressure: AbsolutePressure;
  /**
   * 'pop': fully open from the set pressure until the reseat pressure. 'modulating': lift in proportion to the pressure
   * from the set pressure up to the set pressure with accumulation.
   */
  readonly action: 'pop' | 'modulating';
  /** Share of the set gauge pressure above it at full lift, modulating; 0.1 unless given. */
  readonly accumulation?: number;
  /** Where a popped valve closes, Pa; 7 % of the set gauge pressure below it unless given. */
  readonly reseatPressure?: AbsolutePressure;
  readonly backPressure: AbsolutePressure;
}

/** A mass flow that is given, kg/s against s, linear between the points, constant outside them; drawn as vapour. */
export interface ScheduledOutlet {
  readonly times: readonly number[];
  readonly flows: readonly number[];
}

/** When a fire burns, s from the start of the run. Before and after it the vessel exchanges heat with its surroundings. */
export interface FireSpan {
  readonly from: number;
  /** To the end of the run unless given. */
  readonly to?: number;
}

/** What heat the contents and the wall exchange with each other and with what is outside. A fire burns all the time unless said. */
export type HeatSpec =
  /** The contents are kept at their initial temperature; the wall is left out. */
  | { readonly mode: 'isothermal' }
  /** No heat reaches the contents; the wall is not modelled. */
  | { readonly mode: 'adiabatic' }
  /** Wall and surroundings. */
  | ({ readonly mode: 'ambient' } & Surroundings)
  /** API 521 pool fire, heat by wetted area: C·F·A^0.82; what is not wetted receives the API 521 pool fire flux. */
  | ({
      readonly mode: 'pool-fire';
      /** Environment factor F; 1 for a bare vessel. */
      readonly environmentFactor: number;
      /** Adequate drainage and firefighting. */
      readonly adequateDrainage: boolean;
      /** Height of the vessel's lowest point above grade, m; 0 unless given. Fire reaches 7.6 m. */
      readonly elevation?: number;
      readonly burns?: FireSpan;
    } & Surroundings)
  /** A fire by its flux; `exposedShare` of the outside receives it (1 unless given), the rest the surroundings. */
  | ({
      readonly mode: 'fire-flux';
      readonly flux: FireFluxParameters;
      readonly exposedShare?: number;
      readonly burns?: FireSpan;
    } & Surroundings);

/** What is around the vessel. */
export interface Surroundings {
  readonly ambientTemperature: Temperature;
  /** W/(m²·K); natural convection in air (or wind across) unless given. */
  readonly outerCoefficient?: number;
  /** m/s; only read where no outer coefficient is given. */
  readonly windSpeed?: number;
  /** Of the outside, for radiation to the surroundings; 0 unless given. */
  readonly emissivity?: number;
}

/** A vessel and what happens to it. All SI, all plain data. */
export interface BlowdownSpec {
  readonly name?: string;
  readonly shape: Vessel;
  /** Left out of account where the heat is 'isothermal' or 'adiabatic'. */
  readonly wall: Wall;
  /** Wall temperature at the start; that of the contents unless given. */
  readonly wallTemperature?: Temperature;
  readonly fluid: FluidSpec;
  readonly initial: InitialState;
  readonly outlet?: BlowdownOutlet;
  readonly relief?: ReliefOutlet;
  readonly scheduled?: ScheduledOutlet;
  /** In the header that blowdown and relief valve discharge into; the back pressure of each unless given. */
  readonly header?: PressureHistory;
  readonly heat: HeatSpec;
  /** For the criteria of API 521. */
  readonly designPressure?: GaugePressure;
  /** Minimum design metal temperature. */
  readonly minimumDesignTemperature?: Temperature;
}

/** How a run is worked out, and when it ends. */
export interface BlowdownOptions {
  /** One temperature for all the contents, or a gas and a liquid zone with their own; 'equilibrium' unless given. */
  readonly model?: 'equilibrium' | 'non-equilibrium';
  /** End of the run, s. */
  readonly endTime: number;
  /** The run ends when the pressure has fallen to this. */
  readonly endPressure?: AbsolutePressure;
  /** Accuracy promised for the results, relative to pressure, absolute temperature and contents; 1e-4 unless given. */
  readonly tolerance?: number;
  /**
   * Vapour in the throat: 'frozen' does not condense there, 'equilibrium' condenses as it would given time.
   * 'frozen' unless given. Liquid and mixtures always flash in equilibrium.
   */
  readonly throat?: 'frozen' | 'equilibrium';
  /** Inside coefficient to the gas, W/(m²·K); by correlation unless given. */
  readonly gasCoefficient?: number;
  /** Inside coefficient to the liquid, W/(m²·K); by correlation unless given. */
  readonly liquidCoefficient?: number;
  /** Cells across the metal; 8 unless given. */
  readonly wallCells?: number;
  /** Time constant, s, of droplets falling out of the gas zone (non-equilibrium); 1, or a thousandth of a long run, unless given. */
  readonly dropletTime?: number;
  /** Time constant, s, of bubbles rising out of the liquid zone (non-equilibrium); 1, or a thousandth of a long run, unless given. */
  readonly bubbleTime?: number;
  /** Steps at most before the run is given up; 10 000 unless given. */
  readonly maxSteps?: number;
  /** Called with the share of the run that is done, between 0 and 1. */
  readonly onProgress?: (fraction: number) => void;
}
