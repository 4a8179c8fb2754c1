import type { ValveSet } from '@isentrope/engineering/relief';
import { optional, step, type StepInputs, type Message } from '../../kit/index.ts';
import { allFields as fields } from './fields.ts';
import { relievingRate } from './load.ts';
import { pressures } from './pressures.ts';

/** Inputs and results of sizing a scenario. */

const { service, setPressure, allowableOverpressure, totalBackpressure, valveType, kc } = fields;

const { relievingPressure, backPressure } = pressures;

export const dischargeCoefficient = step(
  'dischargeCoefficient',
  { kd: optional(fields.kd), service, inletCondition: optional(fields.inletCondition) },
  {
    label: 'Coefficient of discharge',
    symbol: 'K_d',
    source: v => (v.kd === undefined ? 'API 520-I, with effective areas' : 'As entered'),
    kind: 'number',
    unit: '',
  },
  v => {
    if (v.kd !== undefined) return v.kd;
    if (v.service === 'Liquid' || v.inletCondition === 'Subcooled liquid') return 0.65;
    return v.service === 'Two-phase' ? 0.85 : 0.975;
  },
);

export const dutyNeeds = {
  relievingRate,
  service,
  relievingPressure,
  backPressure,
  setPressure,
  allowableOverpressure,
  totalBackpressure,
  valveType,
  dischargeCoefficient,
  kc,
  kb: optional(fields.kb),
  kw: optional(fields.kw),
  ksh: optional(fields.ksh),
  capacityCertification: optional(fields.capacityCertification),
  edition: optional(fields.edition),
  molecularWeight: optional(fields.molecularWeight),
  temperature: optional(fields.temperature),
  compressibilityFactor: optional(fields.compressibilityFactor),
  gamma: optional(fields.gamma),
  steamTemperature: optional(fields.steamTemperature),
  fluidUpstreamDensity: optional(fields.fluidUpstreamDensity),
  viscosity: optional(fields.viscosity),
  inletCondition: optional(fields.inletCondition),
  density: optional(fields.density),
  density90: optional(fields.density90),
  saturationPressure: optional(fields.saturationPressure),
};

export type Duty = StepInputs<typeof dutyNeeds>;

/** The sizing of a scenario. */
export interface Sized {
  readonly area: number;
  /** Kb or Kw, with its source. */
  readonly factor: number;
  readonly factorSource: string;
  /** kg/(s·m²) at Kd = Kb = Kc = 1; undefined for a liquid. */
  readonly massFlux?: number;
  readonly source: string;
  /** Warnings and notes. */
  readonly remarks: readonly Message[];
  /** The valves of a liquid, whose total area depends on their number. */
  readonly valves?: ValveSet;
}
