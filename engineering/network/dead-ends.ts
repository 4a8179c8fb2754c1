import type { BranchValue } from './items/branch.ts';
import { Parts } from './search/parts.ts';
import type { Solved } from './solved.ts';
import { isShut } from './specifications.ts';
import type { Network } from './types.ts';

/**
 * Returns the potentials with those of dead ends between running pumps and closed check valves, into which nothing flows. A search leaves them
 * where both leak as much; the pump without flow has its differential at zero flow.
 */
export function settleDeadEnds(
  { nodes, items }: Network,
  { from, to, branches, branchAt, solution, specifications }: Solved,
  flows: Float64Array,
): Float64Array {
  const parts = new Parts(nodes.length);
  const closed: { readonly start: number; readonly end: number; readonly error: number; readonly isPump: boolean }[] =
    [];
  const value: BranchValue = { error: 0, slope: 0, byFrom: 0, byTo: 0 };
  for (const [index, item] of items.entries()) {
    const branch = branches[branchAt[index] ?? -1];
    const [start, end] = [from[index] ?? -1, to[index] ?? -1];
    if (!branch) continue;
    if (!branch.oneWay || flows[index] !== 0) {
      parts.join(start, end);
      continue;
    }
    branch.evaluate(0, solution.potentials[start] ?? NaN, solution.potentials[end] ?? NaN, value);
    const isPump = item.type === 'pump' && !isShut(item) && item.duty !== 'required';
    closed.push({ start, end, error: value.error, isPump });
  }
  const held = new Set(
    specifications.heldPressure.flatMap((pressure, node) => (pressure === undefined ? [] : [parts.of(node)])),
  );
  const shifts = new Map<number, { by: number; hasPump: boolean }>();
  for (const { start, end, error, isPump } of closed) {
    const part = parts.of(end);
    if (held.has(part) || parts.of(start) === part) continue;
    const { by, hasPump } = shifts.get(part) ?? { by: -Infinity, hasPump: false };
    // No one-way item into the part may open.
    shifts.set(part, { by: Math.max(by, error), hasPump: hasPump || isPump });
  }
  return solution.potentials.map((potential, node) => {
    const shift = shifts.get(parts.of(node));
    return shift?.hasPump === true && shift.by < 0 ? potential + shift.by : potential;
  });
}
