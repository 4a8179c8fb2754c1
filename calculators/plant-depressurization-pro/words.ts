import {
  formatNumber,
  fromSi,
  gauge,
  type AbsolutePressure,
  type Temperature,
} from '@isentrope/engineering/quantities';

/** Quantities within a sentence, in the units of the fields and results. */
export const inGauge = (pressure: AbsolutePressure): string =>
  `${formatNumber(fromSi('gaugePressure', gauge(pressure), 'bar(g)'), 4)} bar(g)`;
export const inCelsius = (temperature: Temperature): string =>
  `${formatNumber(fromSi('temperature', temperature, '°C'), 4)} °C`;
export const inKgPerHour = (flow: number): string => `${formatNumber(fromSi('massFlow', flow, 'kg/h'), 4)} kg/h`;
export const inMinutes = (time: number): string => `${formatNumber(time / 60, 3)} min`;
