import type { Derivative } from './describe-sensitivity.ts';

/** A sparkline in px: its line, and the point of the case. */
export interface Sparkline {
  readonly path: string;
  readonly dot: { readonly x: number; readonly y: number } | undefined;
}

export const sparklineSize = { width: 60, height: 22 } as const;
/** The margin for the dot, px. */
const inset = 3;

const short = (pixels: number) => String(Number(pixels.toFixed(1)));

/** The largest deviation from the base result along any curve; 0 if there is none. */
export function maxDeviation(derivatives: readonly Derivative[], base: number): number {
  const away = derivatives.flatMap(({ curve }) =>
    (curve?.points ?? []).flatMap(({ value }) => (value === null ? [] : [Math.abs(value - base)])),
  );
  return Math.max(0, ...away);
}

/**
 * The sparkline of a result around an input value. All inputs share one scale: a deviation of `reach` touches the
 * edge. The line is broken at jumps and gaps.
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
