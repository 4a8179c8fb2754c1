import { saturationRounding, saturationTemperature, waterCriticalPressure } from '@isentrope/engineering/properties';
import {
  gasConstant,
  Refusal,
  messageValue,
  type AbsolutePressure,
  type Temperature,
} from '@isentrope/engineering/quantities';
import {
  highestSteamFactor,
  saturatedSteam,
  superheatedSteam,
  waterThroat,
  type WaterInlet,
} from '@isentrope/engineering/relief';
import { absent, check, optional, step, value, type Absent } from '../../kit/index.ts';
import { saturatedSteamMessage } from '../../saturated-steam.ts';
import * as common from '../fields.ts';
import type { OutletGas } from '../piping.ts';
import { conventionalLimit, pressuresOf } from '../pressures.ts';
import { flowConditionOf, vapourFactor } from '../vapour-back-pressure.ts';
import { if97 } from '../format.ts';
import { temperature } from './fields.ts';

/** Steam at the inlet, its critical flow and Kb, independent of the method. */

const pressures = pressuresOf(common);
export const { relievingPressure, backPressure } = pressures;

/**
 * Steam at the inlet: saturated if the temperature is blank.
 * @throws {Refusal} below the boiling point, and for saturated steam above the critical pressure.
 */
export function steamInlet(pressure: AbsolutePressure, input: Temperature | undefined): WaterInlet | Absent {
  if (input === undefined) {
    if (pressure < waterCriticalPressure) return saturatedSteam(pressure);
    throw new Refusal('not applicable: no saturated steam above the critical pressure, {critical}', {
      critical: messageValue('absolutePressure', waterCriticalPressure, { digits: 5 }),
    });
  }
  if (pressure >= waterCriticalPressure) return superheatedSteam(pressure, input);
  const saturation = saturationTemperature(pressure);
  if (input < saturation - saturationRounding) {
    throw new Refusal('not applicable: water, not steam; at the relieving pressure it boils at {boiling}', {
      boiling: messageValue('temperature', saturation),
    });
  }
  return superheatedSteam(pressure, input);
}

export const inlet = value('inlet', { relievingPressure, temperature: optional(temperature) }, v =>
  steamInlet(v.relievingPressure, v.temperature),
);

export const inletTemperature = step(
  'inletTemperature',
  { inlet, temperature: optional(temperature) },
  {
    label: 'Steam temperature',
    symbol: 'T',
    source: v => (v.temperature === undefined ? `${if97}, saturation at the relieving pressure` : 'As entered'),
    kind: 'temperature',
    unit: '°C',
  },
  v => v.inlet.temperature,
);

export const inletDensity = step(
  'inletDensity',
  { inlet },
  { label: 'Density at the inlet', symbol: 'ρ_1', source: if97, kind: 'density', unit: 'kg/m³' },
  v => v.inlet.density,
);

export const criticalThroat = value('criticalThroat', { inlet }, v => waterThroat(v.inlet, 0));

export const criticalFlowPressure = step(
  'criticalFlowPressure',
  { criticalThroat },
  {
    label: 'Critical flow pressure',
    symbol: 'p_cf',
    source: `${if97}: throat of the isentropic nozzle at its greatest flux`,
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => v.criticalThroat.pressure,
);

export const flowCondition = flowConditionOf({ backPressure, criticalFlowPressure });

const highestFactor = value('highestFactor', { inlet, criticalThroat, backPressure }, v =>
  highestSteamFactor(v.inlet, v.criticalThroat, v.backPressure),
);
const factor = vapourFactor({ backPressure, criticalFlowPressure, highestFactor });
export const { backPressureFactor } = factor;

/** Outlet properties of the steam as a gas with the inlet's compressibility and isentropic exponent. */
const waterMolarMass = 0.018015268;

export const molarMass = step(
  'molarMass',
  { inlet },
  { label: 'Molar mass of water', symbol: 'M', source: 'IAPWS R6-95', kind: 'molarMass', unit: 'g/mol', digits: 5 },
  () => waterMolarMass,
);

const compressibilityFactor = step(
  'compressibilityFactor',
  { inlet, molarMass },
  {
    label: 'Compressibility factor at the inlet',
    symbol: 'Z',
    equation: 'Z = p_1*M/(ρ_1*8.314462618*T)',
    kind: 'number',
    unit: '',
  },
  v => (v.inlet.pressure * v.molarMass) / (v.inlet.density * gasConstant * v.inlet.temperature),
);

export const isentropicExponent = step(
  'isentropicExponent',
  { inlet },
  { label: 'Isentropic exponent at the inlet', symbol: 'k', source: if97, kind: 'number', unit: '' },
  v => v.inlet.isentropicExponent ?? absent('two-phase'),
);

export const outletGas = value(
  'outletGas',
  { inlet, molarMass, compressibilityFactor, isentropicExponent },
  (v): OutletGas => ({
    temperature: v.inlet.temperature,
    molarMass: v.molarMass,
    compressibilityFactor: v.compressibilityFactor,
    gamma: v.isentropicExponent,
  }),
);

/** States that a temperature just below saturation is taken as saturated steam. */
const saturatedSteamCheck = check({ inlet, temperature }, v =>
  v.temperature < v.inlet.temperature ? [saturatedSteamMessage(v.temperature, v.inlet.temperature)] : [],
);

export const checks = [
  ...pressures.checks,
  conventionalLimit(common, common.valveType),
  ...factor.checks,
  saturatedSteamCheck,
];
