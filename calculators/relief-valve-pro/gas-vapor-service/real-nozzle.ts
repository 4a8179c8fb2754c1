import { streamIsentrope } from '@isentrope/engineering/properties';
import { areaFor, realNozzle } from '@isentrope/engineering/relief';
import { deferred, step, value } from '../../kit/index.ts';
import { flowRate, kc } from '../fields.ts';
import { massFluxInfo, nozzleArea, throatPressureInfo } from '../nozzle.ts';
import { curveNeeds, vapourCurve } from '../vapour-back-pressure.ts';
import { kd } from './fields.ts';
import { backPressureFactor, criticalFlowPressure } from './flow.ts';
import { realCriticalThroat, realFlow } from './real-throat.ts';
import { inletStream } from './stream.ts';

/** Required area by the real-fluid nozzle. */

const annexB = 'API 520-I, annex B: isentropic nozzle of the real fluid';

/** Area by the real nozzle, independent of the selected method. */
export const realNozzleArea = value('realNozzleArea', { flowRate, realFlow, kd, backPressureFactor, kc }, v =>
  areaFor(v.flowRate, v.realFlow.throat.massFlux, v.kd * v.backPressureFactor * v.kc),
);

const inletEnthalpy = step(
  'inletEnthalpy',
  { realFlow },
  {
    label: 'Enthalpy at the inlet',
    symbol: 'h_1',
    source: v => v.realFlow.source,
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    digits: 6,
  },
  v => v.realFlow.enthalpy,
);

const inletEntropy = step(
  'inletEntropy',
  { realFlow },
  {
    label: 'Entropy, from the inlet to the throat',
    symbol: 's_1',
    source: v => v.realFlow.source,
    kind: 'specificEntropy',
    unit: 'kJ/(kg·K)',
    digits: 6,
  },
  v => v.realFlow.entropy,
);

const throatPressure = step(
  'throatPressure',
  { realFlow },
  {
    ...throatPressureInfo,
    source: v =>
      v.realFlow.throat.isChoked ? `${annexB}: where the mass flux is greatest` : 'The back pressure: subcritical flow',
    digits: 5,
  },
  v => v.realFlow.throat.pressure,
);

const atThroat = 'at the throat pressure and the entropy of the inlet';

const throatTemperature = step(
  'throatTemperature',
  { realFlow },
  {
    label: 'Throat temperature',
    symbol: 'T_t',
    source: v => `${v.realFlow.source}, ${atThroat}`,
    kind: 'temperature',
    unit: '°C',
  },
  v => v.realFlow.throat.temperature,
);

const throatLiquid = step(
  'throatLiquid',
  { realFlow },
  {
    label: 'Liquid at the throat, by mass',
    symbol: 'x_L',
    source: 'API 520-I, annex C: homogeneous equilibrium',
    kind: 'fraction',
    unit: '%',
    digits: 3,
  },
  v => 1 - (v.realFlow.throat.quality ?? 1),
);

const throatDensity = step(
  'throatDensity',
  { realFlow },
  {
    label: 'Density at the throat',
    symbol: 'ρ_t',
    source: v => `${v.realFlow.source}, ${atThroat}`,
    kind: 'density',
    unit: 'kg/m³',
    digits: 5,
  },
  v => v.realFlow.throat.density,
);

const throatEnthalpy = step(
  'throatEnthalpy',
  { realFlow },
  {
    label: 'Enthalpy at the throat',
    symbol: 'h_t',
    source: v => `${v.realFlow.source}, ${atThroat}`,
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    digits: 6,
  },
  v => v.realFlow.throat.enthalpy,
);

const massFlux = step(
  'massFlux',
  { throatDensity, inletEnthalpy, throatEnthalpy },
  { ...massFluxInfo, equation: 'G = ρ_t*sqrt(2*(h_1-h_t))', source: annexB },
  v => v.throatDensity * Math.sqrt(2 * (v.inletEnthalpy - v.throatEnthalpy)),
);

/** Area by the isentrope of the fluid's equation of state. */
export function realNozzleSizing() {
  const areaCurve = deferred(
    'areaCurve',
    { ...curveNeeds(kd, criticalFlowPressure), stream: inletStream, realCriticalThroat },
    v => {
      const start = streamIsentrope(v.stream);
      const { realCriticalThroat: critical } = v;
      const fluxAt = (back: number) =>
        back <= critical.pressure ? critical.massFlux : realNozzle(start, back).massFlux;
      return vapourCurve(v, fluxAt, back => fluxAt(back) / critical.massFlux);
    },
  );
  return {
    requiredArea: nozzleArea({ massFlux, kd, backPressureFactor }, annexB),
    areaCurve,
    shows: [inletEnthalpy, inletEntropy, throatPressure, throatTemperature, throatLiquid],
  };
}
