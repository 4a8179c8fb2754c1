import { gauge, stated, type AbsolutePressure, type Stated } from '@isentrope/engineering/quantities';

/** Formats a gauge pressure in the unit typed by the user. */
export const statedGauge = (pressure: AbsolutePressure): Stated => stated('gaugePressure', gauge(pressure));

/** Formats a time of the run in the unit of its duration. */
export const statedTime = (time: number): Stated => stated('time', time, { digits: 3, like: 'duration' });
