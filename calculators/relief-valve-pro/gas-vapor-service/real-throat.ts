import { streamIsentrope, streamName } from '@isentrope/engineering/properties';
import { realNozzle, type RealThroat } from '@isentrope/engineering/relief';
import { stated } from '@isentrope/engineering/quantities';
import { check, info, step, value } from '../../kit/index.ts';
import { factorChoice, takesFactor } from '../vapour-back-pressure.ts';
import { backPressure } from './gas.ts';
import { inletStream } from './stream.ts';

/** The nozzle in which the fluid expands by its own equation of state; it has none where no fluid is chosen. */

/** The fluid at rest, and the throat: plain data. */
interface RealFlow {
  readonly enthalpy: number;
  readonly entropy: number;
  readonly throat: RealThroat;
  readonly source: string;
}

/** The flow against the back pressure, or the critical one where Kb stands for the back pressure. */
export const realFlow = value('realFlow', { stream: inletStream, backPressure, ...factorChoice }, (v): RealFlow => {
  const start = streamIsentrope(v.stream);
  const { enthalpy, entropy, source } = start;
  return { enthalpy, entropy, throat: realNozzle(start, takesFactor(v) ? 0 : v.backPressure), source };
});

/** The throat at no back pressure. */
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

/** What a back pressure leaves of the critical flux. */
export const realHighestFactor = value(
  'highestFactor',
  { stream: inletStream, realCriticalThroat, backPressure },
  v => {
    const { pressure, massFlux } = v.realCriticalThroat;
    if (v.backPressure <= pressure) return 1;
    return realNozzle(streamIsentrope(v.stream), v.backPressure).massFlux / massFlux;
  },
);

/** A share of liquid at the throat too small to be reported. */
const noLiquid = 5e-4;

/** How much of the fluid is liquid at the throat. */
export const condensation = check({ stream: inletStream, realFlow }, v => {
  const { pressure, temperature, quality } = v.realFlow.throat;
  if (quality === undefined || 1 - quality < noLiquid) return [];
  const values = {
    pressure: stated('absolutePressure', pressure),
    temperature: stated('temperature', temperature),
    share: stated('fraction', 1 - quality, { digits: 2, unit: '%' }),
  };
  const words = `{share} by mass of ${streamName(v.stream.fluid)} is liquid at the throat of the real nozzle, {pressure} and {temperature}, in equilibrium with its vapour.`;
  return [info(words, { field: 'requiredArea', source: 'API 520-I, annex C, homogeneous equilibrium', values })];
});
