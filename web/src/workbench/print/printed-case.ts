import { caseNameId, caseTitle, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import type { WorkbenchCase, CalculatedResult } from '../state/workbench-model.ts';
import { fullReport } from '../calculation/calculate-cases.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';

/** A case of the printed report. */
export interface PrintedCase {
  readonly key: number;
  /** Its 1-based number. */
  readonly number: number;
  readonly title: string;
  /** Whether the user has named it. */
  readonly named: boolean;
  readonly item: WorkbenchCase;
  readonly report: ReportedCase | undefined;
  /** Whether its results match the present inputs. */
  readonly state: 'current' | 'edited' | 'not calculated';
}

/** The cases of the printed report; `only`: the index of a single case. */
export function printedCases(definition: Definition, cases: readonly WorkbenchCase[], only?: number): PrintedCase[] {
  return cases.flatMap((item, index) => {
    if (only !== undefined && only !== index) return [];
    const { key, data, calculated } = item;
    const settled = isUpToDate(definition, item) ? 'current' : 'edited';
    return {
      key,
      number: index + 1,
      title: caseTitle(data, index),
      named: (data[caseNameId]?.text ?? '').trim() !== '',
      item,
      report: calculated?.report,
      state: calculated ? settled : 'not calculated',
    };
  });
}

/** The title of a case with a note if its results are outdated. */
export const titleWithState = ({ title, state }: PrintedCase): string =>
  state === 'edited' ? `${title} (edited since)` : title;

const fullReports = new WeakMap<CalculatedResult, ReportedCase | undefined>();

/** The full report of a case, memoised by its results. */
export function fullReportOf(definition: Definition, { item: { calculated } }: PrintedCase): ReportedCase | undefined {
  if (!calculated) return undefined;
  if (!fullReports.has(calculated)) fullReports.set(calculated, fullReport(definition, calculated));
  return fullReports.get(calculated);
}

/** The message for a case whose results are missing or outdated. */
export const stateMessages = {
  current: undefined,
  edited: 'Edited since this calculation: the results are out of date.',
  'not calculated': 'Not calculated.',
} as const;
