import {
  absolute,
  type AbsolutePressure,
  type GaugePressure,
  type PressureDifference,
  type Temperature,
  type TemperatureDifference,
} from './index.ts';

/** Compiled, never run: each marked line must be a type error. */
export function basesStayApart(gauge: GaugePressure, temperature: Temperature, difference: TemperatureDifference) {
  const converted: AbsolutePressure = absolute(gauge);
  // @ts-expect-error a gauge pressure is not an absolute one
  const wrongBasis: AbsolutePressure = gauge;
  // @ts-expect-error an absolute pressure is not a pressure difference
  const wrongDifference: PressureDifference = converted;
  // @ts-expect-error a temperature is not a temperature difference
  const wrongTemperature: TemperatureDifference = temperature;
  const computed: TemperatureDifference = difference + 0;
  return [wrongBasis, wrongDifference, wrongTemperature, computed];
}
