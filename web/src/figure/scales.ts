import type { Axis } from '@isentrope/calculators/kit';
import { formatNumber, superscript } from '@isentrope/engineering/quantities';
import { scaleLinear, scaleLog } from 'd3-scale';

/** A scale from axis units to px. */
export type Scale = ReturnType<typeof scaleLinear<number, number>> | ReturnType<typeof scaleLog<number, number>>;

/** The largest 1, 2 or 5 times a power of ten not above a value. */
function roundDown(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value) + 1e-12);
  const leading = [5, 2, 1].find(digit => digit * decade <= value * (1 + 1e-9)) ?? 1;
  return leading * decade;
}

/** The smallest 1, 2 or 5 times a power of ten not below a value. */
function roundUp(value: number): number {
  return 1 / roundDown(1 / value);
}

/**
 * The range of an axis: its stated limits, else that of the data, always including the `held` values. Empty or
 * single-valued axes get a range around their value.
 */
function rangeOf({ scale, from, to }: Axis, data: readonly number[], included: readonly number[]): [number, number] {
  const log = scale === 'log';
  const usable = (values: readonly (number | undefined)[]) =>
    values.filter(value => value !== undefined && Number.isFinite(value) && (!log || value > 0)) as number[];
  const end = (stated: number | undefined) => [
    ...usable(usable([stated]).length > 0 ? [stated] : data),
    ...usable(included),
  ];
  const low = end(from).reduce((minimum, value) => Math.min(minimum, value), Infinity);
  const high = end(to).reduce((maximum, value) => Math.max(maximum, value), -Infinity);
  if (low < high) return [low, high];
  const known = [low, high].find(Number.isFinite);
  if (known === undefined) return log ? [1, 10] : [0, 1];
  if (log) return [known / 2, known * 2];
  const about = known === 0 ? 1 : Math.abs(known) * 0.1;
  return from === undefined ? [known - about, known + about] : [known, known + about];
}

/**
 * The scale of an axis for a range in px. With a number of `ticks`, ends not stated by the axis are rounded to ticks.
 */
export function scaleOf(
  axis: Axis,
  data: readonly number[],
  included: readonly number[],
  range: readonly [number, number],
  ticks?: number,
): Scale {
  const [low, high] = rangeOf(axis, data, included);
  const scale = axis.scale === 'log' ? scaleLog([low, high], range) : scaleLinear([low, high], range);
  if (ticks === undefined) return scale;
  const [roundLow = low, roundHigh = high] =
    axis.scale === 'log' ? [roundDown(low), roundUp(high)] : scaleLinear([low, high], range).nice(ticks).domain();
  return scale.domain([axis.from === undefined ? roundLow : low, axis.to === undefined ? roundHigh : high]);
}

/** Tick values in ascending order, about as many as given. */
function ticksOf(scale: Scale, log: boolean, count: number): number[] {
  const [low = 1, high = 10] = scale.domain();
  if (!log) return scale.ticks(count);
  const [first, last] = [Math.floor(Math.log10(low) + 1e-9), Math.ceil(Math.log10(high) - 1e-9)];
  const multiples = last - first > Math.max(2, count / 2) ? [1] : last - first > 1 ? [1, 2, 5] : [1, 2, 3, 5, 7];
  const step = Math.max(1, Math.ceil((last - first) / Math.max(2, count)));
  const found: number[] = [];
  for (let exponent = first; exponent <= last; exponent += step)
    for (const multiple of multiples) {
      const value = Number(`${multiple}e${exponent}`);
      if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9)) found.push(value);
    }
  return found;
}

/** The texts of ticks, with enough decimals to distinguish them. */
function tickTexts(ticks: readonly number[], log: boolean): string[] {
  const maximum = ticks.reduce((max, tick) => Math.max(max, Math.abs(tick)), 0);
  if (log) {
    const far = ticks.some(tick => tick >= 1e5 || tick < 1e-3);
    return ticks.map(tick => (far ? powerOfTen(tick) : formatNumber(tick, 1)));
  }
  const step = ticks.reduce(
    (min, tick, index) => (index > 0 ? Math.min(min, tick - (ticks[index - 1] ?? 0)) : min),
    maximum,
  );
  const last = Math.floor(Math.log10(step) + 1e-9);
  const far = maximum >= 1e7 || last < -5;
  const digits = Math.min(15, Math.max(1, Math.floor(Math.log10(maximum) + 1e-9) - last + 1));
  return ticks.map(tick => {
    if (tick === 0) return '0';
    return far ? formatNumber(tick, digits) : formatFixed(tick, Math.max(0, -last));
  });
}

function formatFixed(value: number, decimals: number): string {
  const whole = formatNumber(Math.trunc(Math.abs(Number(value.toFixed(decimals)))), 1);
  const text = Math.abs(value).toFixed(decimals);
  const fraction = text.includes('.') ? text.slice(text.indexOf('.')) : '';
  return `${value < 0 ? '−' : ''}${whole}${fraction}`;
}

/** Formats 1, 2 or 5 times a power of ten as such. */
function powerOfTen(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential(0).split('e');
  const power = `10${superscript(Number(exponent))}`;
  return mantissa === '1' ? power : `${mantissa}·${power}`;
}

/** A tick: its value and text. */
export interface Tick {
  readonly value: number;
  readonly text: string;
}

/** The ticks of an axis: the first number of ticks that `fit` accepts, from `count` down to two. */
export function fittingTicks(
  scale: Scale,
  axis: Axis,
  maximum: number,
  fit: (ticks: readonly Tick[]) => boolean,
): readonly Tick[] {
  const log = axis.scale === 'log';
  let found: Tick[] = [];
  for (let count = Math.max(2, maximum); count >= 1; count -= 1) {
    const values = ticksOf(scale, log, count);
    const texts = tickTexts(values, log);
    found = values.map((value, index) => ({ value, text: texts[index] ?? '' }));
    if (fit(found)) return found;
  }
  const first = found.slice(0, 1);
  return fit(first) ? first : [];
}
