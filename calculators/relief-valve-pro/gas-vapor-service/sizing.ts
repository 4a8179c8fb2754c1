import { pow } from '@isentrope/engineering/elementary';
import type { AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  areaFor,
  criticalGasFlux,
  gasCoefficient,
  gasFlux,
  highestGasFactor,
  nozzleThroat,
  reliefGasDensity,
  subcriticalCoefficient,
  type GasFlux,
  type ReliefGas,
  type Throat,
} from '@isentrope/engineering/relief';
import { absent, deferred, step, value } from '../../kit/index.ts';
import { flowRate, kc } from '../fields.ts';
import { nozzleArea, nozzleSource, throatOf } from '../nozzle.ts';
import { areaInfo } from '../valve.ts';
import { curveNeeds, factorChoice, usesFactor, vapourCurve } from '../vapour-back-pressure.ts';
import { api520 } from '../format.ts';
import { gamma, kd } from './fields.ts';
import { backPressureFactor, criticalFlowPressure } from './flow.ts';
import { backPressure, relievingPressure, reliefGas } from './gas.ts';

const curve = { ...curveNeeds(kd, criticalFlowPressure), reliefGas };

/** Area by the equations of API 520-I. */
export function standardSizing() {
  /** The sizing equation used, with its flux at Kd = Kb = Kc = 1. */
  const sizing = value('sizing', { ...factorChoice, reliefGas, backPressure }, (v): GasFlux => {
    const flow = gasFlux(v.reliefGas, v.backPressure);
    return usesFactor(v) ? { ...flow, massFlux: criticalGasFlux(v.reliefGas), equation: 'critical' } : flow;
  });
  const coefficient = step(
    'coefficient',
    { gamma, sizing },
    {
      label: 'Coefficient of critical flow',
      symbol: 'C',
      equation: v => (v.gamma === 1 ? 'C = 0.03948*exp(-0.5)' : 'C = 0.03948*sqrt(k*(2/(k+1))^((k+1)/(k-1)))'),
      source: `${api520}, SI units: √(kg·kmol·K)/(mm²·h·kPa)`,
      kind: 'number',
      unit: '',
    },
    v => (v.sizing.equation === 'critical' ? gasCoefficient(v.gamma) : absent('subcritical flow')),
  );
  const subcritical = step(
    'subcriticalCoefficient',
    { gamma, sizing, backPressure, relievingPressure },
    {
      label: 'Coefficient of subcritical flow',
      symbol: 'F_2',
      equation: v =>
        v.gamma === 1
          ? 'F_2 = sqrt(-ln(p_2/p_1)*(p_2/p_1)^2/(1-p_2/p_1))'
          : 'F_2 = sqrt(k/(k-1)*(p_2/p_1)^(2/k)*(1-(p_2/p_1)^((k-1)/k))/(1-p_2/p_1))',
      source: `${api520}, subcritical flow`,
      kind: 'number',
      unit: '',
    },
    v =>
      v.sizing.equation === 'subcritical'
        ? subcriticalCoefficient(v.gamma, v.backPressure / v.relievingPressure)
        : absent('critical flow'),
  );
  const requiredArea = step(
    'requiredArea',
    { flowRate, sizing, kd, backPressureFactor, kc },
    {
      ...areaInfo,
      equation: v =>
        v.sizing.equation === 'critical'
          ? 'A = 3600*q_m/(C*K_d*(p_1/1000)*K_b*K_c)*sqrt(T*Z/(1000*M))/10^6'
          : 'A = 17.9*3600*q_m/(F_2*K_d*K_c)*sqrt(T*Z/(1000*M*(p_1/1000)*((p_1-p_2)/1000)))/10^6',
      source: v => `${api520}, sizing for ${v.sizing.equation} flow, SI units`,
    },
    v => areaFor(v.flowRate, v.sizing.massFlux, v.kd * v.backPressureFactor * v.kc),
  );
  const areaCurve = deferred('areaCurve', curve, v =>
    vapourCurve(
      v,
      back => gasFlux(v.reliefGas, back).massFlux,
      back => highestGasFactor(v.reliefGas, back),
    ),
  );
  return { requiredArea, areaCurve, shows: [coefficient, subcritical] };
}

const constantK = `${nozzleSource}, with constant k and Z`;

/** The throat at maximum flux, by the isentrope with constant k and Z. */
function throatAt(gas: ReliefGas, backPressure: AbsolutePressure): Throat {
  const volume = 1 / reliefGasDensity(gas);
  const exponent = -1 / gas.gamma;
  return nozzleThroat(pressure => volume * pow(pressure / gas.pressure, exponent), gas.pressure, backPressure, {
    minimum: 0.2 * gas.pressure,
  });
}

/** Area by a nozzle integrated along the isentrope. */
export function nozzleSizing() {
  const throat = value('throat', { ...factorChoice, reliefGas, backPressure }, v =>
    throatAt(v.reliefGas, usesFactor(v) ? 0 : v.backPressure),
  );
  const { throatPressure, massFlux } = throatOf(throat, constantK, '√(2∫v dp)/v at the throat');
  const areaCurve = deferred('areaCurve', curve, v =>
    vapourCurve(
      v,
      back => throatAt(v.reliefGas, back).massFlux,
      back => highestGasFactor(v.reliefGas, back),
    ),
  );
  return {
    requiredArea: nozzleArea({ massFlux, kd, backPressureFactor }, constantK),
    areaCurve,
    shows: [throatPressure],
  };
}
