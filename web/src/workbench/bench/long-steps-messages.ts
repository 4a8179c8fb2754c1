import { Absent, type CaseData, type Evaluation, longValues } from '@isentrope/calculators/kit';

/** One case to work through, by the id of its calculator. */
export interface LongStepsRequest {
  readonly tool: string;
  readonly data: CaseData;
}

type Packed =
  | { readonly type: 'value'; readonly value: unknown }
  | { readonly type: 'absent'; readonly reason: string; readonly missing: readonly string[] };

export type LongStepsAnswer =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done'; readonly known: Readonly<Record<string, Packed>> };

/** The values of an evaluation's long steps in a form that passes between a worker and its page. */
export function packed(evaluation: Evaluation): Record<string, Packed> {
  return Object.fromEntries(
    Object.entries(longValues(evaluation)).map(([id, value]): [string, Packed] => [
      id,
      value instanceof Absent
        ? { type: 'absent', reason: value.reason, missing: value.missing }
        : { type: 'value', value },
    ]),
  );
}

/** What `packed` packed. */
export function unpacked(known: Readonly<Record<string, Packed>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(known).map(([id, value]) => [
      id,
      value.type === 'absent' ? new Absent(value.reason, value.missing) : value.value,
    ]),
  );
}
