import { log } from '../../../elementary/index.ts';
import type { AbsolutePressure } from '../../../quantities/index.ts';
import type { BlowdownRun } from './run.ts';

/**
 * Time, s, from which a run stays at or below a pressure until its end, by cubic interpolation of the logarithm of pressure; 0 where it
 * never is above, undefined where it ends above.
 */
export function timeToPressure(run: BlowdownRun, pressure: AbsolutePressure): number | undefined {
  const { time, pressure: history } = run.series;
  const last = history.length - 1;
  // A run that stopped at a pressure ends at that pressure except for rounding.
  if ((history[last] ?? Infinity) > pressure * (1 + 1e-9)) return undefined;
  const above = history.findLastIndex((value, index) => index < last && value > pressure);
  if (above === -1) return 0;
  const from = Math.max(0, Math.min(above - 1, last - 3));
  const rows: { x: number; t: number }[] = [];
  for (let index = from; index <= Math.min(last, from + 3); index += 1) {
    rows.push({ x: log(history[index] ?? 1), t: time[index] ?? 0 });
  }
  const falls = rows.every(({ x }, index) => index === 0 || x < (rows[index - 1]?.x ?? Infinity) - 1e-9);
  const target = log(pressure);
  const start = time[above] ?? 0;
  const end = time[above + 1] ?? start;
  const high = log(history[above] ?? 1);
  const low = log(history[above + 1] ?? 1);
  const straight = start + ((end - start) * (high - target)) / (high - low);
  if (!falls || rows.length < 4) return Math.min(end, straight);
  let found = 0;
  for (const row of rows) {
    let weight = row.t;
    for (const other of rows) if (other !== row) weight *= (target - other.x) / (row.x - other.x);
    found += weight;
  }
  return found >= start && found <= end ? found : straight;
}

/** Value of a column at a time, by linear interpolation; undefined where either neighbour is. */
export function valueAt(
  times: readonly number[],
  values: readonly (number | undefined)[],
  time: number,
): number | undefined {
  const after = times.findIndex(at => at >= time);
  if (after === -1) return values.at(-1);
  const end = values[after];
  if (after === 0 || times[after] === time) return end;
  const start = values[after - 1];
  if (start === undefined || end === undefined) return undefined;
  const from = times[after - 1] ?? 0;
  return start + ((end - start) * (time - from)) / ((times[after] ?? 0) - from);
}
