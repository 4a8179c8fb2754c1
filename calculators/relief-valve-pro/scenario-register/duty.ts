import type { AbsolutePressure, GaugePressure, MassFlow, Temperature } from '@isentrope/engineering/quantities';
import type { Edition, ValveSet, ValveType } from '@isentrope/engineering/relief';
import type { Message } from '../../kit/index.ts';
import type { Certification } from '../liquid-service/steps.ts';
import type { Service } from './scenarios.ts';

/** What a scenario is sized from, and what by. */

export interface Duty {
  readonly service: Service;
  readonly relievingRate: MassFlow;
  readonly relievingPressure: AbsolutePressure;
  readonly backPressure: AbsolutePressure;
  readonly setPressure: GaugePressure;
  readonly allowableOverpressure: number;
  readonly totalBackpressure: GaugePressure;
  readonly valveType: ValveType;
  readonly dischargeCoefficient: number;
  readonly kc: number;
  readonly kb?: number | undefined;
  readonly kw?: number | undefined;
  readonly ksh?: number | undefined;
  readonly capacityCertification?: Certification | undefined;
  readonly edition?: Edition | undefined;
}

export interface Fluid {
  readonly molecularWeight?: number | undefined;
  readonly temperature?: Temperature | undefined;
  readonly compressibilityFactor?: number | undefined;
  readonly gamma?: number | undefined;
  readonly steamTemperature?: Temperature | undefined;
  readonly fluidUpstreamDensity?: number | undefined;
  readonly viscosity?: number | undefined;
  readonly inletCondition?: 'Two-phase or saturated' | 'Subcooled liquid' | undefined;
  readonly density?: number | undefined;
  readonly density90?: number | undefined;
  readonly saturationPressure?: AbsolutePressure | undefined;
}

/** What a scenario was sized by. */
export interface Sized {
  readonly area: number;
  /** Kb or Kw, and where it is from. */
  readonly factor: number;
  readonly factorSource: string;
  /** kg/(s·m²) at Kd = Kb = Kc = 1; a liquid is sized without it. */
  readonly massFlux?: number;
  readonly source: string;
  /** What is to be known of the figures. */
  readonly remarks: readonly Message[];
  /** The valves of a liquid, whose areas depend on their number. */
  readonly valves?: ValveSet;
}

/** The values that are blank, by what they are called. */
export const blanks = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []));
