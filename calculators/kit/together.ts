import { Absent } from './absent.ts';
import { caseTitle, type CaseData } from './case-data.ts';
import type { CaseResult } from './cross-check.ts';
import type { Definition } from './definition.ts';
import type { Evaluation } from './evaluate.ts';
import type { Message } from './messages.ts';
import type { Plot } from './plot.ts';
import type { Table } from './table.ts';

/** One case among those seen together: its title, and its inputs and steps by id; no values where it is not calculated. */
export interface TogetherCase<V = Readonly<Record<string, unknown>>> {
  readonly title: string;
  readonly values: V;
}

/** What several cases give when they are seen as one. */
export interface Together {
  readonly title: string;
  readonly table: Table;
  readonly messages: readonly Message[];
  readonly plots?: readonly Plot[];
}

/** The values of an evaluation that are there. */
export function presentValues({ values }: Evaluation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && !(value instanceof Absent)),
  );
}

/** A case to be seen together with others; without a result where it is not calculated. */
export interface CaseTogether {
  readonly data: CaseData;
  readonly result: CaseResult | undefined;
}

/** What cases give together, if any is calculated; undefined for a calculator that sees each alone. */
export function together(definition: Definition, cases: readonly CaseTogether[]): Together | undefined {
  if (cases.every(({ result }) => result === undefined)) return undefined;
  return definition.together?.(
    cases.map(({ data, result }, index) => ({
      title: caseTitle(data, index),
      values: result ? presentValues(result.evaluation) : {},
    })),
  );
}
