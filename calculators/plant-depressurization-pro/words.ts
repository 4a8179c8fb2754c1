import { gauge, stated, type AbsolutePressure, type Stated } from '@isentrope/engineering/quantities';

/** A pressure to be stated gauge, as the fields have it, in the unit that the person typed. */
export const statedGauge = (pressure: AbsolutePressure): Stated => stated('gaugePressure', gauge(pressure));

/** A time of the run to be stated, in the unit of its duration. */
export const statedTime = (time: number): Stated => stated('time', time, { digits: 3, like: 'duration' });
