import { leastPressure, type FluidState } from './fluid-state.ts';
import type { CompressibilityTable } from '../types.ts';

/** Points and weights of Gauss's rule from 0 to 1, exact for polynomials up to the fifth degree. */
const gauss = [
  [0.5 - Math.sqrt(0.15), 5 / 18],
  [0.5, 4 / 9],
  [0.5 + Math.sqrt(0.15), 5 / 18],
] as const;

/**
 * A gas of ρ = c·p/Z with Z from a table: 1/Z is a cubic between its points, with slopes from their neighbours, and the potential its exact
 * integral. Above the table Z is that at its end.
 */
export function tabulatedGasState(c: number, { interval, factors }: CompressibilityTable): FluidState {
  const inverse = factors.map(factor => 1 / factor);
  const last = inverse.length - 1;
  const top = last * interval;
  const valueAt = (index: number) => inverse[index] as number;
  const slopes = inverse.map((value, index) => {
    if (index === 0) return (-3 * value + 4 * valueAt(1) - valueAt(2)) / 2;
    return index === last
      ? (3 * value - 4 * valueAt(index - 1) + valueAt(index - 2)) / 2
      : (valueAt(index + 1) - valueAt(index - 1)) / 2;
  });
  /** 1/Z at a pressure, and its slope by p. */
  const inverseAt = (pressure: number): readonly [number, number] => {
    if (pressure >= top) return [valueAt(last), 0];
    const index = Math.max(0, Math.floor(pressure / interval));
    const u = pressure / interval - index;
    const [from, to] = [valueAt(index), valueAt(index + 1)];
    const [a, b] = [slopes[index] as number, slopes[index + 1] as number];
    const [square, cube] = [3 * (to - from) - 2 * a - b, a + b - 2 * (to - from)];
    return [from + u * (a + u * (square + u * cube)), (a + u * (2 * square + 3 * u * cube)) / interval];
  };
  /** ∫p/Z·dp within an interval. */
  const integral = (from: number, to: number) =>
    gauss.reduce((sum, [share, weight]) => {
      const pressure = from + share * (to - from);
      return sum + weight * (to - from) * pressure * inverseAt(pressure)[0];
    }, 0);
  const whole = [0];
  for (let index = 0; index < last; index += 1)
    whole.push((whole[index] as number) + integral(index * interval, (index + 1) * interval));
  const end = whole[last] as number;
  const densityAt = (pressure: number) => c * pressure * inverseAt(pressure)[0];
  const potentialAt = (pressure: number) => {
    if (pressure >= top) return c * (end + 0.5 * valueAt(last) * (pressure * pressure - top * top));
    const index = Math.max(0, Math.floor(pressure / interval));
    return c * ((whole[index] as number) + integral(index * interval, pressure));
  };
  const lowest = potentialAt(leastPressure);
  return {
    densityAt,
    potentialAt,
    pressureAt: potential => {
      if (!(potential > lowest)) return leastPressure;
      const sum = potential / c;
      if (sum >= end) return Math.sqrt(top * top + (2 * (sum - end)) / valueAt(last));
      let [low, high] = [0, last];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((whole[middle] as number) <= sum) low = middle;
        else high = middle;
      }
      const [before, after] = [whole[low] as number, whole[high] as number];
      let pressure = interval * Math.sqrt(low * low + ((sum - before) / (after - before)) * (high * high - low * low));
      for (let pass = 0; pass < 20; pass += 1) {
        const step = (potential - potentialAt(pressure)) / densityAt(pressure);
        pressure = Math.max(leastPressure, pressure + step);
        if (!(Math.abs(step) > 1e-14 * pressure)) break;
      }
      return pressure;
    },
    // G² = ρ²·dp/dρ = c·p²·y²/(y + p·y') with y = 1/Z.
    chokedPressureAt: massFlux => {
      const drive = Math.abs(massFlux) / Math.sqrt(c);
      let pressure = drive;
      for (let pass = 0; pass < 60 && pressure > 0; pass += 1) {
        const [value, slope] = inverseAt(pressure);
        const next = (drive * Math.sqrt(value + pressure * slope)) / value;
        if (Math.abs(next - pressure) <= 1e-14 * pressure) return next;
        pressure = next;
      }
      return pressure;
    },
  };
}
