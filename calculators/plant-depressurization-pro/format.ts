import { gauge, messageValue, type AbsolutePressure, type MessageValue } from '@isentrope/engineering/quantities';

/** Formats a gauge pressure in the unit typed by the user. */
export const statedGauge = (pressure: AbsolutePressure): MessageValue => messageValue('gaugePressure', gauge(pressure));

/** Formats a time of the run in the unit of its duration. */
export const statedTime = (time: number): MessageValue => messageValue('time', time, { digits: 3, like: 'duration' });
