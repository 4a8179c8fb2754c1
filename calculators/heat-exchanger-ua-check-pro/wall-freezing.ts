import { solidName, streamFreezingPoint, streamName, type FreezingPoint } from '@isentrope/engineering/properties';
import { formatNumber, messageValue, Refusal } from '@isentrope/engineering/quantities';
import { check, upperFirst, warning } from '../kit/index.ts';
import { configuration } from './arrangement.ts';
import { hotFluid } from './fields.ts';
import { streams } from './streams.ts';
import { ends } from './temperatures.ts';

/** Freezing of the hot side on the wall, which is colder than the stream. */

/** Coefficient of the hot side over that of the cold side up to which the wall is hardly ever colder: a gas against a boiling liquid. */
const leastRatio = 0.02;

/** Warns of a cold side that is colder than the freezing point of the hot side, where the hot side itself is not, or of one that is not known. */
const freezesOnWall = check({ ...streams.hot, configuration, ...ends }, v => {
  const coldestHot = Math.min(v.tempHotIn, v.tempHotOut);
  let point: FreezingPoint | undefined;
  try {
    point = streamFreezingPoint(v.chosen, v.pressure, coldestHot, v.tempColdIn);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const { text, values = {} } = thrown.clause;
    const whether = `Whether ${streamName(v.chosen)} freezes on the wall, as cold as the cold side at its inlet, is not known`;
    return [warning(`${whether}: ${text}.`, { field: hotFluid.fluid.source.id, values })];
  }
  if (!point) return [];
  const meeting: readonly (readonly [hot: number, cold: number])[] =
    v.configuration.direction === 'co'
      ? [
          [v.tempHotIn, v.tempColdIn],
          [v.tempHotOut, v.tempColdOut],
        ]
      : [[v.tempHotOut, v.tempColdIn]];
  const places = meeting.map(([hot, cold]) => ({
    hot,
    cold,
    ratio: (point.temperature - cold) / (hot - point.temperature),
  }));
  const [{ hot, cold, ratio } = { hot: NaN, cold: NaN, ratio: NaN }] = places.toSorted((a, b) => b.ratio - a.ratio);
  if (!(ratio > leastRatio)) return [];
  const name = streamName(v.chosen);
  return [
    warning(
      `${upperFirst(solidName(point.component))} may form on the wall: ${name} freezes below {freezes}, and the cold side enters at {enters}. Where the sides have {hot} and {cold}, the wall is colder than that unless the heat transfer coefficient of the hot side is more than ${formatNumber(ratio, 2)} times that of the cold side. A frozen layer lowers UA and can block the passage: the unsafe side.`,
      {
        field: hotFluid.fluid.source.id,
        values: {
          freezes: messageValue('temperature', Math.round(100 * point.temperature) / 100),
          enters: messageValue('temperature', v.tempColdIn),
          hot: messageValue('temperature', hot),
          cold: messageValue('temperature', cold),
        },
      },
    ),
  ];
});

export const wallChecks = [freezesOnWall];
