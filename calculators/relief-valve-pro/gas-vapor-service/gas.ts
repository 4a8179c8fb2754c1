import { criticalPressureRatio as criticalRatioOf } from '@isentrope/engineering/flow';
import { reliefGasDensity, type ReliefGas } from '@isentrope/engineering/relief';
import { step, value } from '../../kit/index.ts';
import * as common from '../fields.ts';
import { conventionalLimit, pressuresOf } from '../pressures.ts';
import { api520 } from '../format.ts';
import { compressibilityFactor, gamma, molecularWeight, temperature } from './fields.ts';

/** The gas at the inlet, and its critical flow with constant k. */

const pressures = pressuresOf(common);
export const { relievingPressure, backPressure } = pressures;

export const reliefGas = value(
  'reliefGas',
  { relievingPressure, temperature, molecularWeight, compressibilityFactor, gamma },
  (v): ReliefGas => ({
    pressure: v.relievingPressure,
    temperature: v.temperature,
    molarMass: v.molecularWeight,
    compressibilityFactor: v.compressibilityFactor,
    gamma: v.gamma,
  }),
);

export const inletDensity = step(
  'inletDensity',
  { reliefGas },
  {
    label: 'Density at the inlet',
    symbol: 'ρ_1',
    equation: 'ρ_1 = p_1*M/(Z*8.314462618*T)',
    kind: 'density',
    unit: 'kg/m³',
  },
  v => reliefGasDensity(v.reliefGas),
);

const criticalPressureRatio = step(
  'criticalPressureRatio',
  { gamma },
  {
    label: 'Critical flow pressure ratio',
    symbol: 'r_c',
    equation: v => (v.gamma === 1 ? 'r_c = exp(-0.5)' : 'r_c = (2/(k+1))^(k/(k-1))'),
    source: `${api520}, critical flow behaviour`,
    kind: 'number',
    unit: '',
  },
  v => criticalRatioOf(v.gamma),
);

export const criticalFlowPressure = step(
  'criticalFlowPressure',
  { criticalPressureRatio, relievingPressure },
  {
    label: 'Critical flow pressure',
    symbol: 'p_cf',
    equation: 'p_cf = r_c*p_1',
    source: `${api520}, critical flow behaviour`,
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => v.criticalPressureRatio * v.relievingPressure,
);

export const checks = [...pressures.checks, conventionalLimit(common, common.valveType)];
