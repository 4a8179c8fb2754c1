import {
  streamName,
  streamThrottlingExcess,
  type StreamPhase,
  type ThrottlingExcess,
} from '@isentrope/engineering/properties';
import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { upperFirst, warning, type Message } from '../kit/index.ts';
import { percent } from './words.ts';

/** Difference of temperatures, K, from which it is reported. */
const negligible = 2;
/** Difference of vapour mass fractions from which it is reported. */
const negligibleShare = 0.01;
/** Relative difference of densities from which it is reported. */
const negligibleDensity = 0.03;

/** Returns the size of a difference of temperatures in words: "12 K". */
export function kelvins(difference: number): string {
  return `${formatNumber(Math.abs(difference), 2)} K`;
}

/** Whether the excess of a temperature is large enough to be reported. */
export function isConsiderable({ excess }: Pick<ThrottlingExcess, 'excess'>): boolean {
  return Math.abs(excess) > negligible;
}

/** Returns a sentence on what follows from a temperature that is too high or too low. */
export function meaningOfTemperature(excess: number): string {
  return excess > 0
    ? 'Too warm is the unsafe side where condensation, freezing or a lowest design temperature decides.'
    : 'Too cold is the unsafe side where a highest temperature decides.';
}

/** Reports the temperature, the share of vapour and the density of a stream after an isenthalpic change to a lower pressure, Pa. */
export function throttlingMessages(
  stream: StreamPhase,
  outlet: number,
  field: string,
  { withDensity = true }: { readonly withDensity?: boolean } = {},
): Message[] {
  if (!(outlet < stream.pressure)) return [];
  const found = streamThrottlingExcess(stream, outlet);
  if (!found) return [];
  const { by, excess, isBound, quality, densityExcess } = found;
  const name = streamName(stream.fluid);
  const isOffInShare = Math.abs(quality.own - quality.reference) > negligibleShare;
  const isOffInDensity = withDensity && quality.own > 0 && Math.abs(densityExcess) > negligibleDensity;
  if (!isConsiderable(found) && !isOffInShare && !isOffInDensity) return [];
  const sentences = [
    isConsiderable(found)
      ? `By Peng–Robinson, ${name} ${isBound ? 'may be up to' : 'is about'} ${kelvins(excess)} too ${excess > 0 ? 'warm' : 'cold'} after an isenthalpic expansion to {out}, ${by}. ${meaningOfTemperature(excess)}`
      : `By Peng–Robinson, ${name} is compared at {out}, after an isenthalpic expansion, ${by}.`,
    isOffInShare &&
      `The share of vapour there is about ${percent(quality.own)} by mass, and ${percent(quality.reference)} by that equation: ${meaningOfShare(stream, quality.own > quality.reference)}.`,
    isOffInDensity &&
      `Its density there is about ${percent(densityExcess)} too ${densityExcess > 0 ? 'high, and velocities are too low: the unsafe side' : 'low, and velocities are too high: the safe side'}.`,
  ];
  const text = sentences.filter(sentence => sentence !== false).join(' ');
  return [warning(text, { field, values: { out: messageValue('absolutePressure', outlet) } })];
}

/** What a share of vapour that is too high, or too low, means for a gas or a liquid. */
function meaningOfShare({ whole }: StreamPhase, isTooHigh: boolean): string {
  if (!isTooHigh) return 'more vapour than stated, the unsafe side where it has to be passed';
  return whole === 'liquid'
    ? 'less vapour than stated, the safe side where it has to be passed'
    : 'more liquid than stated, the unsafe side where it must not condense';
}

/** Reports the enthalpy of a state by Peng–Robinson that belongs to another temperature by a reference equation. */
export function enthalpyMessages(found: ThrottlingExcess | undefined, name: string, field: string): Message[] {
  if (!found || !isConsiderable(found)) return [];
  const { by, excess } = found;
  const [than, follows] = excess < 0 ? ['warmer', 'high'] : ['colder', 'low'];
  const text = `${upperFirst(name)} has by Peng–Robinson the enthalpy that it has about ${kelvins(excess)} ${than}, ${by}. A temperature that follows from this enthalpy at another pressure, as after a valve, is as much too ${follows}. ${meaningOfTemperature(-excess)}`;
  return [warning(text, { field })];
}
