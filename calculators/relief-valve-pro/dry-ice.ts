import { dryIceTriplePressure, streamIsentrope, type StreamPhase } from '@isentrope/engineering/properties';
import { formatNumber, messageValue, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { areaFor, realNozzle } from '@isentrope/engineering/relief';
import { check, optional, warning, type Message, type Source } from '../kit/index.ts';

/** Lowest pressure, relative to it, that the equation of state covers. */
const justAbove = 1.0005;

/** Names the place behind a relief valve within a sentence. */
export const behindValve = 'at the back pressure behind the valve';

const isCarbonDioxide = ({ fluid }: StreamPhase): boolean =>
  fluid.type === 'components' && Object.keys(fluid.amounts).every(id => id === 'CO2');

interface Sized {
  readonly stream: Source<StreamPhase>;
  readonly backPressure: Source<AbsolutePressure>;
  /** Area by the real nozzle: absent if dry ice forms before the throat. */
  readonly realArea: Source<number>;
  readonly requiredArea: Source<number>;
  readonly rate: Source<number>;
  readonly dischargeCoefficient: Source<number>;
  readonly backPressureFactor: Source<number>;
  readonly kc: Source<number>;
}

/**
 * Warns of carbon dioxide that forms dry ice before the throat. A nozzle evaluated only down to the triple point has a lower
 * flux than the full one, so its area is an upper bound.
 */
export function dryIceCheck({ stream, backPressure, rate, dischargeCoefficient, kc, ...areas }: Sized) {
  const needs = { stream, backPressure, rate, dischargeCoefficient, kc, ...optional(areas) };
  return check(needs, (v): Message[] => {
    const lowest = justAbove * dryIceTriplePressure;
    if (v.realArea !== undefined || !isCarbonDioxide(v.stream) || v.stream.pressure <= lowest) return [];
    // Nothing in the nozzle is below the pressure behind it, and the area is absent for another reason.
    if (v.backPressure >= dryIceTriplePressure) return [];
    const details = {
      field: 'requiredArea',
      source: 'Real nozzle of carbon dioxide, followed down to the triple point',
    };
    const text =
      'Dry ice forms in the nozzle, below the triple point of carbon dioxide, {triple}, and solid may block the valve and its outlet.';
    const triple = messageValue('absolutePressure', dryIceTriplePressure);
    if (v.requiredArea === undefined || v.backPressureFactor === undefined) {
      return [
        warning(`${text} The method API 520-I sizes the valve and says on which side that is.`, {
          ...details,
          values: { triple },
        }),
      ];
    }
    const { massFlux } = realNozzle(streamIsentrope(v.stream), lowest);
    const bound = areaFor(v.rate, massFlux, v.dischargeCoefficient * v.backPressureFactor * v.kc);
    const values = { triple, bound: messageValue('area', bound, { digits: 4, like: 'requiredArea' }) };
    const more = bound / v.requiredArea - 1;
    const side =
      more > 0
        ? `${formatNumber(100 * more, 2)} % above the required area, which may be on the unsafe side by that much`
        : 'so the required area is on the safe side';
    return [
      warning(`${text} The area that passes the flow in equilibrium is at most {bound}, ${side}.`, {
        ...details,
        values,
      }),
    ];
  });
}
