import {
  formatNumber,
  fromSi,
  gauge,
  stated,
  type AbsolutePressure,
  type Stated,
} from '@isentrope/engineering/quantities';

/** A pressure to be stated gauge, as the fields have it, in the unit that the person typed. */
export const statedGauge = (pressure: AbsolutePressure): Stated => stated('gaugePressure', gauge(pressure));

/** Quantities within a sentence, in the units of the fields and results. */
export const inGauge = (pressure: AbsolutePressure): string =>
  `${formatNumber(fromSi('gaugePressure', gauge(pressure), 'bar(g)'), 4)} bar(g)`;
export const inKgPerHour = (flow: number): string => `${formatNumber(fromSi('massFlow', flow, 'kg/h'), 4)} kg/h`;
export const inMinutes = (time: number): string => `${formatNumber(time / 60, 3)} min`;
