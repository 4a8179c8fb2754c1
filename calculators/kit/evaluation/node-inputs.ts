import { Absent } from '../definition/absent.ts';
import type { PlannedNode } from './plan.ts';

/** The needs of a planned node with their value indexes. */
type NodeNeeds = Pick<PlannedNode, 'needs'>;

/** The value of a need: of a table with errors what can be read of it, if the need takes that. */
function valueOf({ index, readable }: NodeNeeds['needs'][number], values: readonly unknown[]): unknown {
  const value = values[index];
  return readable && value instanceof Absent ? (value.readableRows ?? value) : value;
}

/** The arguments of a node; undefined if a required need is missing. */
export function nodeInputs(
  { needs }: NodeNeeds,
  values: readonly unknown[],
  unreadable: ReadonlySet<number>,
): Readonly<Record<string, unknown>> | undefined {
  const received: Record<string, unknown> = {};
  for (let index = 0; index < needs.length; index += 1) {
    const need = needs[index];
    if (!need) continue;
    const value = valueOf(need, values);
    if (isPresent(value)) received[need.key] = value;
    else if (need.optional && !unreadable.has(need.index)) received[need.key] = undefined;
    else return undefined;
  }
  return received;
}

/** The absence of a step that lacks a required need. */
export function missingInputs(
  { needs }: NodeNeeds,
  values: readonly unknown[],
  unreadable: ReadonlySet<number>,
): Absent {
  const absences: Absent[] = [];
  for (const need of needs) {
    const { index, optional } = need;
    const value = valueOf(need, values);
    if (optional ? unreadable.has(index) : !isPresent(value)) absences.push(value instanceof Absent ? value : unknown);
  }
  const [only, ...others] = absences;
  return only && only !== unknown && others.length === 0 ? only : combineAbsences(absences);
}

/** Whether the needs of a node have the same values as before. */
export function hasSameInputs({ needs }: NodeNeeds, values: readonly unknown[], before: readonly unknown[]): boolean {
  for (let index = 0; index < needs.length; index += 1) {
    const position = needs[index]?.index ?? -1;
    const value = values[position];
    if (value !== before[position] || (value === 0 && !Object.is(value, before[position]))) return false;
  }
  return true;
}

const notInMethod = 'not calculated by this method';

/** Placeholder for a need that nothing provides. */
const unknown = new Absent('');

function isPresent(value: unknown): boolean {
  return typeof value === 'number' || (value !== undefined && !(value instanceof Absent));
}

/** Combines several absences: a ruling-out choice wins, then all missing inputs, then the first other reason. */
function combineAbsences(absences: readonly Absent[]): Absent {
  const ruledOut = absences.find(absence => absence.ruledOut);
  if (ruledOut) return ruledOut;
  const missing = new Set<string>();
  for (const absence of absences) for (const label of absence.missing) missing.add(label);
  const reason = absences.find(each => each.reason !== '')?.reason;
  return missing.size > 0 ? new Absent(reason ?? '', [...missing]) : new Absent(reason ?? notInMethod);
}
