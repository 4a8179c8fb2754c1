import {
  streamExpansionCoefficient,
  streamHeatCapacity,
  streamPhaseAt,
  type StreamFluid,
} from '@isentrope/engineering/properties';
import { formatNumber, messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { hydraulicExpansion } from '@isentrope/engineering/relief';
import { check, optional, warning, type Message } from '../../kit/index.ts';
import { boiling } from './boiling.ts';
import { streamFluid } from './chosen-fluid.ts';
import { allFields as fields } from './fields.ts';
import { relievingRate } from './load.ts';
import { pressures } from './pressures.ts';

/** A blocked-in liquid expands faster as it warms; its rate is that of the relieving temperature. */

/** Rise of the temperature, K, that is looked at where that of the heat source is not known. */
const usualRise = 30;
/** Temperatures that are looked at. */
const count = 10;
/** Relative increases of the rate from which it is reported: where the temperature of the heat source is known, and where it is not. */
const negligible = { known: 0.03, unknown: 0.1 };

/** Returns the rate of expansion of a liquid, kg/s; undefined where its state or properties are not known. */
function rateAt(fluid: StreamFluid, pressure: number, temperature: number, heatInput: number): number | undefined {
  return undefinedIfRefused(() => {
    const liquid = streamPhaseAt(fluid, pressure, temperature, 'liquid');
    return hydraulicExpansion(streamExpansionCoefficient(liquid).value, heatInput, streamHeatCapacity(liquid).value);
  });
}

/** Warns of a liquid that expands faster when the heat has warmed it, or that contracts at first. */
export const warmingCheck = check(
  {
    scenario: fields.scenario,
    credible: fields.credible,
    service: fields.service,
    streamFluid,
    relievingPressure: pressures.relievingPressure,
    temperature: fields.relievingTemperature,
    heatInput: fields.heatInput,
    ...optional({ boiling, rate: relievingRate, hottest: fields.heatSourceTemperature }),
  },
  ({ temperature, rate, hottest, ...v }): Message[] => {
    if (v.scenario !== 'Thermal expansion' || v.credible === 'No' || v.service !== 'Liquid') return [];
    const end = Math.min(hottest ?? temperature + usualRise, v.boiling?.temperature ?? Infinity);
    if (v.boiling?.isReached || end <= temperature) return [];
    const rates = Array.from({ length: count }, (_, index) => {
      const at = temperature + ((index + 1) / count) * (end - temperature);
      return { at, rate: rateAt(v.streamFluid, v.relievingPressure, at, v.heatInput) ?? 0 };
    });
    const warm = rates.reduce((one, other) => (other.rate > one.rate ? other : one));
    const excess = rate === undefined ? Infinity : warm.rate / rate - 1;
    const own = rateAt(v.streamFluid, v.relievingPressure, temperature, v.heatInput);
    if (warm.rate <= 0 || excess < (hottest === undefined ? negligible.unknown : negligible.known)) return [];
    if (rate === undefined && (own === undefined || own > 0)) return [];
    const values = {
      warm: messageValue('temperature', warm.at, { digits: 3 }),
      rate: messageValue('massFlow', warm.rate, { like: 'flowRate' }),
    };
    const text =
      rate === undefined
        ? 'The liquid contracts when it is heated from the relieving temperature, and expands when it is warmer: at {warm} the rate is {rate}. Enter the highest temperature that the heat brings it to as the relieving temperature.'
        : `The liquid expands faster as it warms: at {warm} the rate is {rate}, ${formatNumber(warm.rate / rate, 2)} times the relieving rate, which is that of the relieving temperature: the unsafe side if the heat warms it further. Enter the highest temperature that it reaches as the relieving temperature.`;
    return [warning(text, { field: 'relievingTemperature', source: 'API 521, hydraulic expansion', values })];
  },
);

/** Warns of a heat source that is colder than the liquid. */
export const coldHeatSource = check(
  {
    scenario: fields.scenario,
    credible: fields.credible,
    temperature: fields.relievingTemperature,
    hottest: fields.heatSourceTemperature,
  },
  ({ temperature, hottest, ...v }): Message[] =>
    v.scenario !== 'Thermal expansion' || v.credible === 'No' || hottest >= temperature
      ? []
      : [
          warning(
            'The heat source, at most {hottest}, is colder than the relieving temperature, {temperature}: it cannot bring the liquid there. Enter a relieving temperature up to that of the source, or correct that of the source.',
            {
              field: 'heatSourceTemperature',
              source: 'API 521, hydraulic expansion',
              values: {
                hottest: messageValue('temperature', hottest, { digits: 3 }),
                temperature: messageValue('temperature', temperature, { digits: 3 }),
              },
            },
          ),
        ],
);
