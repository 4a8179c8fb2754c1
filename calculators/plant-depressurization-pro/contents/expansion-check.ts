import {
  streamPhaseAt,
  streamThrottlingExcess,
  type StreamPhase,
  type ThrottlingExcess,
} from '@isentrope/engineering/properties';
import { absolute, undefinedIfRefused, type GaugePressure } from '@isentrope/engineering/quantities';
import { valueAt, type BlowdownOutlet, type BlowdownRun, type CompositionModel } from '@isentrope/engineering/vessels';
import { isConsiderable, kelvins } from '../../fluid/index.ts';
import { info, warning, type ListItem, type Message } from '../../kit/index.ts';
import { contentsOfCubic } from '../start.ts';

/**
 * Compares the expansion in the vessel and through the valve with another equation, for contents that only Peng–Robinson covers, which have
 * no second run.
 */

/** Points of a run at which the expansion through the valve is compared. */
const comparedPoints = 8;

/** A difference of a lowest temperature by Peng–Robinson from that by another equation. */
type LowestExcess = Pick<ThrottlingExcess, 'by' | 'excess' | 'isBound'>;

/** Warns of lowest temperatures in the vessel and behind the valve that Peng–Robinson puts too high or too low. */
export function expansionNotes(v: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
  readonly backPressure: GaugePressure;
  readonly draw: NonNullable<BlowdownOutlet['draw']>;
  readonly run: BlowdownRun;
}): Message[] {
  const fluid = v.equationOfState === 'peng-robinson' ? contentsOfCubic(v.composition) : undefined;
  if (fluid === undefined) return [];
  const { series } = v.run;
  const phase = v.draw === 'liquid' ? 'liquid' : 'gas';
  const streamAt = (index: number): StreamPhase | undefined => {
    const pressure = series.pressure[index];
    const temperature = series[`${phase}Temperature`][index];
    if (pressure === undefined || temperature === undefined) return undefined;
    return undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature, phase));
  };
  return [
    ...excessNotes('lowestFluidTemperature', 'in the vessel', vesselExcess(v.run, streamAt(0))),
    ...excessNotes(
      'lowestDownstreamTemperature',
      'behind the valve',
      valveExcess(v.run, absolute(v.backPressure), streamAt),
    ),
  ];
}

/** Of an isentropic expansion of gas alone to the pressure of its lowest temperature, without heat from the wall. */
function vesselExcess({ series, summary }: BlowdownRun, start: StreamPhase | undefined): LowestExcess | undefined {
  const pressure = valueAt(series.time, series.pressure, summary.lowestFluidTemperature.time);
  if (start?.whole !== 'gas' || pressure === undefined || !(pressure < start.pressure)) return undefined;
  return streamThrottlingExcess(start, pressure, 'entropy');
}

/** Of the lowest temperature after an isenthalpic expansion to the outlet pressure, Pa, at any compared point of a run. */
function valveExcess(
  { series }: BlowdownRun,
  outletPressure: number,
  streamAt: (index: number) => StreamPhase | undefined,
): LowestExcess | undefined {
  const compared = Array.from({ length: comparedPoints + 1 }, (_, point) => {
    const index = Math.round((point / comparedPoints) * (series.time.length - 1));
    const own = series.downstreamTemperature[index];
    const stream = own === undefined ? undefined : streamAt(index);
    if (own === undefined || stream === undefined || !(outletPressure < stream.pressure)) return undefined;
    const found = streamThrottlingExcess(stream, outletPressure);
    return found && { ...found, own, byOther: own - found.excess };
  }).filter(point => point !== undefined);
  if (compared.length === 0) return undefined;
  const coldest = compared.reduce((least, next) => (next.byOther < least.byOther ? next : least));
  return { ...coldest, excess: Math.min(...compared.map(({ own }) => own)) - coldest.byOther };
}

function excessNotes(field: string, place: string, found: LowestExcess | undefined): Message[] {
  if (!found || !isConsiderable(found)) return [];
  const { by, excess, isBound } = found;
  const size = `${isBound ? 'may be up to' : 'is about'} ${kelvins(excess)} too ${excess > 0 ? 'high' : 'low'}`;
  const text = `Only Peng–Robinson describes these contents: by it, the lowest temperature ${place} ${size}, ${by}.`;
  return excess > 0
    ? [warning(`${text} That is the unsafe side for cold metal.`, { field })]
    : [info(`${text} That is the safe side for cold metal.`, { field })];
}
