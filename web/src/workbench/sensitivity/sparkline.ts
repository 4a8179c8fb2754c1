import type { Derivative } from './told-sensitivity.ts';

/** A sparkline in pixels: its line, and the place of the case. */
export interface Sparkline {
  readonly path: string;
  readonly dot: { readonly x: number; readonly y: number } | undefined;
}

export const sparklineSize = { width: 60, height: 22 } as const;
/** Room for the dot at every side. */
const inset = 3;

const short = (pixels: number) => String(Number(pixels.toFixed(1)));

/** How far a result goes at most from that of the case along any curve; 0 where it goes nowhere. */
export function reachOf(derivatives: readonly Derivative[], base: number): number {
  const away = derivatives.flatMap(({ curve }) =>
    (curve?.points ?? []).flatMap(({ value }) => (value === null ? [] : [Math.abs(value - base)])),
  );
  return Math.max(0, ...away);
}

/**
 * The curve of a result around the value of an input, all inputs to one scale: what reaches `reach` above or below the result of
 * the case touches an edge. The line is broken where the result jumps and where there is none.
 */
export function sparklineOf({ curve, at }: Derivative, base: number, reach: number): Sparkline | undefined {
  if (!curve) return undefined;
  const { from, to, points, jumps } = curve;
  const across = (si: number) => inset + ((si - from.si) / (to.si - from.si)) * (sparklineSize.width - 2 * inset);
  const middle = sparklineSize.height / 2;
  const up = (value: number) => (reach > 0 ? middle - ((value - base) / reach) * (middle - inset) : middle);
  let isDown = false;
  let path = '';
  for (const { at: x, value } of points) {
    if (value === null) {
      isDown = false;
      continue;
    }
    const isBroken = !isDown || jumps.some(({ above }) => above === x);
    path += `${isBroken ? 'M' : 'L'}${short(across(x))} ${short(up(value))}`;
    isDown = true;
  }
  return { path, dot: { x: across(at.si), y: middle } };
}
