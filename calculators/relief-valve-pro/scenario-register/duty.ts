import type { ValveSet } from '@isentrope/engineering/relief';
import { maybe, step, type Given, type Message } from '../../kit/index.ts';
import { given as fields } from './fields.ts';
import { pressures, relievingRate } from './load.ts';

/** Inputs and results of sizing a scenario. */

const { service, setPressure, allowableOverpressure, totalBackpressure, valveType, kc } = fields;

export { pressures };

const { relievingPressure, backPressure } = pressures;

export const dischargeCoefficient = step(
  'dischargeCoefficient',
  { kd: maybe(fields.kd), service, inletCondition: maybe(fields.inletCondition) },
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
  kb: maybe(fields.kb),
  kw: maybe(fields.kw),
  ksh: maybe(fields.ksh),
  capacityCertification: maybe(fields.capacityCertification),
  edition: maybe(fields.edition),
  molecularWeight: maybe(fields.molecularWeight),
  temperature: maybe(fields.temperature),
  compressibilityFactor: maybe(fields.compressibilityFactor),
  gamma: maybe(fields.gamma),
  steamTemperature: maybe(fields.steamTemperature),
  fluidUpstreamDensity: maybe(fields.fluidUpstreamDensity),
  viscosity: maybe(fields.viscosity),
  inletCondition: maybe(fields.inletCondition),
  density: maybe(fields.density),
  density90: maybe(fields.density90),
  saturationPressure: maybe(fields.saturationPressure),
};

export type Duty = Given<typeof dutyNeeds>;

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
