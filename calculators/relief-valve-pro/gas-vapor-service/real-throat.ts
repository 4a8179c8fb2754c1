import { streamIsentrope, streamName } from '@isentrope/engineering/properties';
import { realNozzle, type RealThroat } from '@isentrope/engineering/relief';
import { messageValue } from '@isentrope/engineering/quantities';
import { solidMessages, fluidOfPhase } from '../../fluid/index.ts';
import { check, info, step, value } from '../../kit/index.ts';
import { factorChoice, usesFactor } from '../vapour-back-pressure.ts';
import { backPressure } from './gas.ts';
import { inletStream } from './stream.ts';

/** Nozzle flow with the fluid's equation of state; absent without a selected fluid. */

/** Stagnation state and throat, as plain data. */
interface RealFlow {
  readonly enthalpy: number;
  readonly entropy: number;
  readonly throat: RealThroat;
  readonly source: string;
}

/** Flow against the back pressure, or the critical flow if Kb accounts for the back pressure. */
export const realFlow = value('realFlow', { stream: inletStream, backPressure, ...factorChoice }, (v): RealFlow => {
  const start = streamIsentrope(v.stream);
  const { enthalpy, entropy, source } = start;
  return { enthalpy, entropy, throat: realNozzle(start, usesFactor(v) ? 0 : v.backPressure), source };
});

/** The throat without back pressure. */
export const realCriticalThroat = value('realCriticalThroat', { stream: inletStream, realFlow }, v =>
  v.realFlow.throat.isChoked ? v.realFlow.throat : realNozzle(streamIsentrope(v.stream), 0),
);

export const realCriticalPressure = step(
  'criticalFlowPressure',
  { realCriticalThroat },
  {
    label: 'Critical flow pressure',
    symbol: 'p_cf',
    source: 'Throat of the real nozzle at its greatest flux',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => v.realCriticalThroat.pressure,
);

/** Ratio of the flux at the back pressure to the critical flux. */
export const realHighestFactor = value(
  'highestFactor',
  { stream: inletStream, realCriticalThroat, backPressure },
  v => {
    const { pressure, massFlux } = v.realCriticalThroat;
    if (v.backPressure <= pressure) return 1;
    return realNozzle(streamIsentrope(v.stream), v.backPressure).massFlux / massFlux;
  },
);

/** Liquid fraction at the throat that is not reported. */
const noLiquid = 5e-4;

const inThroat = 'at the throat of the real nozzle';

/** Reports the liquid fraction and dry ice at the throat. */
export const condensation = check({ stream: inletStream, realFlow }, v => {
  const { pressure, temperature, quality } = v.realFlow.throat;
  const { fluid } = v.stream;
  const solid = solidMessages(fluidOfPhase(v.stream), pressure, temperature, 'requiredArea', inThroat);
  if (quality === undefined || 1 - quality < noLiquid) return solid;
  const values = {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
    share: messageValue('fraction', 1 - quality, { digits: 2, unit: '%' }),
  };
  const text = `{share} by mass of ${streamName(fluid)} is liquid at the throat of the real nozzle, {pressure} and {temperature}, in equilibrium with its vapour.`;
  return [
    info(text, { field: 'requiredArea', source: 'API 520-I, annex C, homogeneous equilibrium', values }),
    ...solid,
  ];
});
