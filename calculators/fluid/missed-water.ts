import { streamMissedWater, streamName, type MissedWater, type StreamPhase } from '@isentrope/engineering/properties';
import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { warning, type Message } from '../kit/index.ts';

/** Relative difference from which a property is named. */
const negligibleDifference = 0.001;

/** Most by which dew points of water by Peng–Robinson are too high in natural gas up to 100 bar, K. */
const cubicDewExcess = 5;

const percent = (share: number): string => `${formatNumber(100 * Math.abs(share), 2)} %`;

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

/** Reports free water of a fluid, named in words, at p in Pa and T in K, that GERG-2008 does not find. */
export function missedWaterMessages(
  missed: MissedWater | undefined,
  name: string,
  { pressure, temperature }: { readonly pressure: number; readonly temperature: number },
  field: string,
): Message[] {
  if (!missed) return [];
  const { components, share, ofLiquid } = missed;
  const meant = ofLiquid
    ? inLiquid(ofLiquid)
    : ' Dew points of water by GERG-2008 are then too low, those by Peng–Robinson up to about {excess} too high.';
  const text = `At {pressure} and {temperature}, GERG-2008 finds no free water in ${name}, but it has no parameters fitted to water with ${list(components)}, and dissolves too much. By Peng–Robinson, {share} by mass is free water.${meant}`;
  const values = {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
    share: messageValue('fraction', share, { digits: 2, unit: '%' }),
    ...(ofLiquid === undefined && { excess: messageValue('temperatureDifference', cubicDewExcess, { digits: 1 }) }),
  };
  return [warning(text, { field, values })];
}

/** Reports free water of a stream that GERG-2008 does not find. */
export function missedWaterOfStream(stream: StreamPhase, field: string): Message[] {
  return missedWaterMessages(streamMissedWater(stream), streamName(stream.fluid), stream, field);
}
