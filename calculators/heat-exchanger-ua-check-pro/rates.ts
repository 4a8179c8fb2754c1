import { absent, optional, step, value } from '../kit/index.ts';
import { exchangedDuty, limitingSide } from './duties.ts';
import { coldSide, hotSide } from './fields.ts';
import { ends, ratios } from './temperatures.ts';

/** Capacity rates of both sides, and the resulting effectiveness. */

const { flowHot, cpHot } = hotSide;
const { flowCold, cpCold } = coldSide;
const { tempHotIn, tempColdIn } = ends;

/** Returns a side's capacity rate: flow times heat capacity if both are given, else the duty over the temperature change. */
function capacityRate(flow: number | undefined, heatCapacity: number | undefined, duty: number, change: number) {
  return flow === undefined || heatCapacity === undefined ? duty / change : flow * heatCapacity;
}

const constantTemperature = (name: string) => absent(`the ${name} side stays at constant temperature`);
const rate = { kind: 'thermalConductance', unit: 'kW/K' } as const;

/** W/K; infinite for a side at constant temperature. */
export const rates = value(
  'rates',
  { exchangedDuty, ratios, ...optional({ flowHot, cpHot, flowCold, cpCold }), ...ends },
  v => ({
    hot: capacityRate(v.flowHot, v.cpHot, v.exchangedDuty, v.tempHotIn - v.tempHotOut),
    cold: capacityRate(v.flowCold, v.cpCold, v.exchangedDuty, v.tempColdOut - v.tempColdIn),
  }),
);
const rateHot = step(
  'rateHot',
  { rates, ...optional({ flowHot, cpHot }) },
  {
    label: 'Capacity rate, hot side',
    symbol: 'C_h',
    equation: v => (v.flowHot === undefined || v.cpHot === undefined ? 'C_h = Q_x/(T_hi-T_ho)' : 'C_h = m_h*c_h'),
    ...rate,
  },
  v => (Number.isFinite(v.rates.hot) ? v.rates.hot : constantTemperature('hot')),
);
const rateCold = step(
  'rateCold',
  { rates, ...optional({ flowCold, cpCold }) },
  {
    label: 'Capacity rate, cold side',
    symbol: 'C_c',
    equation: v => (v.flowCold === undefined || v.cpCold === undefined ? 'C_c = Q_x/(T_co-T_ci)' : 'C_c = m_c*c_c'),
    ...rate,
  },
  v => (Number.isFinite(v.rates.cold) ? v.rates.cold : constantTemperature('cold')),
);
export const smallerRate = step(
  'smallerRate',
  { rates, ...optional({ rateHot, rateCold, limitingSide }) },
  {
    label: 'Smaller capacity rate',
    symbol: 'C_min',
    equation: v =>
      v.rateHot === undefined ? 'C_min = C_c' : v.rateCold === undefined ? 'C_min = C_h' : 'C_min = min(C_h; C_c)',
    ...rate,
  },
  v => {
    if (v.limitingSide) return absent(`the overall duty is more than the ${v.limitingSide.name} side can exchange`);
    const smaller = Math.min(v.rates.hot, v.rates.cold);
    return smaller > 0 && Number.isFinite(smaller) ? smaller : absent('neither side changes temperature');
  },
);
export const rateRatio = step(
  'rateRatio',
  { rates, smallerRate, ...optional({ rateHot, rateCold }) },
  {
    label: 'Ratio of capacity rates',
    symbol: 'C_r',
    equation: v =>
      v.rateHot === undefined || v.rateCold === undefined ? 'C_r = 0' : 'C_r = min(C_h; C_c)/max(C_h; C_c)',
    kind: 'number',
    unit: '',
  },
  v => v.smallerRate / Math.max(v.rates.hot, v.rates.cold),
);
export const effectiveness = step(
  'effectiveness',
  { exchangedDuty, smallerRate, tempHotIn, tempColdIn },
  {
    label: 'Effectiveness',
    symbol: 'ε',
    equation: 'ε = Q_x/(C_min*(T_hi-T_ci))',
    source: 'Kays and London, 3rd ed., chapter 2',
    kind: 'number',
    unit: '',
  },
  v =>
    v.tempHotIn > v.tempColdIn
      ? v.exchangedDuty / (v.smallerRate * (v.tempHotIn - v.tempColdIn))
      : absent('the hot side inlet is not hotter than the cold side inlet'),
);
