import {
  streamMissedWater,
  streamName,
  type MissedWater,
  type StreamPhase,
  type WaterDewPoint,
} from '@isentrope/engineering/properties';
import { messageValue } from '@isentrope/engineering/quantities';
import { warning, type Message } from '../kit/index.ts';
import { percent, type Words } from './words.ts';

/** Relative difference from which a property is named. */
const negligibleDifference = 0.001;

/** Difference of dew points that is not reported, K. */
const negligibleDewPoint = 1;

/** Names of what finds the water, within a sentence. */
const finders = {
  'Peng-Robinson': 'Peng–Robinson',
  'carbon dioxide': 'the saturation of carbon dioxide with water (Spycher, Pruess and Ennis-King, 2003)',
} as const;

/** Most by which dew points of water in natural gas up to 100 bar are too high by Peng–Robinson, and in gases too low by GERG-2008, K. */
const dewPointErrors = { cubic: 5, gerg: 3, gergOfCarbonDioxide: 8 } as const;

function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}

/** What dissolved water does to the properties of a liquid, and on which side the results then are. */
function inLiquid({ densityExcess, bubblePressureExcess = 0 }: NonNullable<MissedWater['ofLiquid']>): string {
  const parts = [
    ...(densityExcess > negligibleDifference
      ? [
          `its density is about ${percent(densityExcess)} above that of the two liquids together, so that areas, flow coefficients and pressure losses of a mass flow come out too small`,
        ]
      : []),
    ...(bubblePressureExcess < -negligibleDifference
      ? [
          `its vapour pressure is about ${percent(bubblePressureExcess)} too low, so that NPSH available and margins to flashing come out too large`,
        ]
      : []),
  ];
  return parts.length > 0 ? ` With the water dissolved, ${parts.join('; ')}.` : '';
}

/** Why GERG-2008 finds no water where something else does. */
function causeOf({ components, by }: MissedWater): Words {
  if (components.length > 0) {
    const text = `it has no parameters fitted to water with ${list(components)}, and dissolves too much`;
    return { text, values: {} };
  }
  const { gerg, gergOfCarbonDioxide } = dewPointErrors;
  const lack = messageValue('temperatureDifference', by === 'carbon dioxide' ? gergOfCarbonDioxide : gerg, {
    digits: 1,
  });
  return { text: 'its dew points of water are too low, by up to about {lack}', values: { lack } };
}

/** Reports free water of a fluid, named in words, at p in Pa and T in K, that GERG-2008 does not find. */
export function missedWaterMessages(
  missed: MissedWater | undefined,
  name: string,
  { pressure, temperature }: { readonly pressure: number; readonly temperature: number },
  field: string,
): Message[] {
  if (!missed) return [];
  const { by, share, ofLiquid } = missed;
  const cause = causeOf(missed);
  const isUncertain = ofLiquid === undefined && by === 'Peng-Robinson';
  const meant = ofLiquid ? inLiquid(ofLiquid) : '';
  const text = `At {pressure} and {temperature}, GERG-2008 finds no free water in ${name}, but ${cause.text}. By ${finders[by]}, {share} by mass is free water${isUncertain ? '; its dew points are up to about {excess} too high' : ''}.${meant}`;
  const values = {
    ...cause.values,
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
    share: messageValue('fraction', share, { digits: 2, unit: '%' }),
    ...(isUncertain && { excess: messageValue('temperatureDifference', dewPointErrors.cubic, { digits: 1 }) }),
  };
  return [warning(text, { field, values })];
}

/** Returns a warning of a dew point of water by GERG-2008 at T in K, with another one at the same pressure, where the two differ. */
export function waterDewPointMessages(other: WaterDewPoint | undefined, temperature: number, field: string): Message[] {
  if (!other || !(other.temperature - temperature > negligibleDewPoint)) return [];
  const text =
    other.by === 'carbon dioxide'
      ? `At this pressure the dew point of water is {other} by ${finders[other.by]}, above that of GERG-2008: a fluid that is dry by GERG-2008 may hold free water.`
      : `At this pressure the dew point of water is {other} by ${finders[other.by]}, and the true one lies between that and the one of GERG-2008: a fluid that is dry by GERG-2008 may hold free water.`;
  return [warning(text, { field, values: { other: messageValue('temperature', other.temperature) } })];
}

/** Reports free water of a stream that GERG-2008 does not find. */
export function missedWaterOfStream(stream: StreamPhase, field: string): Message[] {
  return missedWaterMessages(streamMissedWater(stream), streamName(stream.fluid), stream, field);
}
