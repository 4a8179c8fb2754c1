import type { ItemRow } from './tables.ts';

type CurveRow = NonNullable<ItemRow['curve']>[number];

/**
 * The flow, m³/s, at which a pump curve has its best efficiency: the vertex of the parabola through the row of the highest efficiency and
 * its neighbours. Undefined where fewer than three rows have an efficiency, or the highest is the first or the last, so that the best may be
 * beyond the curve.
 */
export function bestEfficiencyFlow(curve: readonly CurveRow[]): number | undefined {
  const rows = curve
    .flatMap(({ flow, efficiency }) => (flow === undefined || efficiency === undefined ? [] : [{ flow, efficiency }]))
    .toSorted((one, other) => one.flow - other.flow);
  const highest = Math.max(...rows.map(({ efficiency }) => efficiency));
  const at = rows.findIndex(({ efficiency }) => efficiency === highest);
  const [low, best, high] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!low || !best || !high) return undefined;
  const [before, after] = [best.flow - low.flow, high.flow - best.flow];
  if (!(before > 0 && after > 0)) return undefined;
  const [rise, fall] = [(best.efficiency - low.efficiency) / before, (best.efficiency - high.efficiency) / after];
  return best.flow + (rise * after - fall * before) / (2 * (rise + fall));
}
