import { formatNumber } from '@isentrope/engineering/quantities';
import type { ReportDifference } from './compare-reports.ts';
import type { ValueDifference } from './compare-values.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Recomputation } from './recompute.ts';
import type { CaseReport } from './report.ts';

/** One difference between an issued result and the result of the current version. */
export interface DriftChange {
  /** The index of the case; null for the aggregate over cases. */
  readonly case: number | null;
  readonly label: string;
  /** The part of the value, such as a row of a table; '' for the whole value. */
  readonly part: string;
  readonly was: string | null;
  readonly now: string | null;
  /** The displayed change: +0.41 %; unsigned if only the size is known, '' if not both are numbers. */
  readonly by: string;
}

/** The differences between an issued report and its recalculation with the current version. */
export interface Drift {
  /** The version used for the recalculation. */
  readonly engine: string;
  readonly outcome: 'same' | 'differs';
  /** The largest change of a key result, or of any result if no key result changes; '' if none is numeric. */
  readonly change: string;
  readonly results: readonly DriftChange[];
  /** The number of differing results not listed. */
  readonly more: number;
  /** The first differing line of the working of each case. */
  readonly firstSteps: readonly DriftChange[];
}

/** Relative difference below which values differ in rounding only; the same as in `records/verdict.ts`. */
const roundingTolerance = 1e-9;

/** Whether a difference is rounding only: it is invisible at the displayed precision or negligibly small. */
export function isRoundingOnly({ relative, isShown }: ValueDifference): boolean {
  return relative !== null && (relative <= roundingTolerance || !isShown);
}

const maxListed = 200;

/**
 * Returns what recalculating an issued report changes in its results and messages. A line of the working counts if its
 * numbers differ, not if its wording does.
 */
export function driftOf(definition: Definition, issued: CaseReport, { report, comparison }: Recomputation): Drift {
  const differing = comparison.differences.filter(countsAsDrift);
  const steps = comparison.steps.filter(countsAsDrift);
  const seen = new Set<number | null>();
  const firstSteps = steps.filter(step => !seen.has(step.case) && seen.add(step.case));
  const sizeOf = (each: ReportDifference) => signedChange(issued, report, each);
  const inWords = (each: ReportDifference): DriftChange => ({
    case: each.case,
    label: each.label,
    part: each.part,
    was: each.was,
    now: each.now,
    by: percent(sizeOf(each), each.relative),
  });
  const results = differing.map(inWords);
  const sized = differing.filter(each => each.type === 'result' && sizeOf(each) !== undefined);
  const primary = sized.filter(({ id }) => definition.answers.includes(id));
  const [largest] = (primary.length > 0 ? primary : sized).toSorted(
    (a, b) => Math.abs(sizeOf(b) ?? 0) - Math.abs(sizeOf(a) ?? 0),
  );
  return {
    engine: report.engine,
    outcome: differing.length + steps.length === 0 ? 'same' : 'differs',
    change: largest === undefined ? '' : percent(sizeOf(largest), null),
    results: results.slice(0, maxListed),
    more: Math.max(0, results.length - maxListed),
    firstSteps: firstSteps.map(inWords),
  };
}

function countsAsDrift(difference: ReportDifference): boolean {
  const { type, relative } = difference;
  return relative === null ? type === 'result' || type === 'message' : !isRoundingOnly(difference);
}

/** The signed relative change of a scalar result or a line of the working. */
function signedChange(issued: CaseReport, report: CaseReport, difference: ReportDifference): number | undefined {
  const { type, case: index, id, part } = difference;
  if (index === null || part !== '' || id === '') return undefined;
  const [was, now] = [issued, report].map(({ cases }) => {
    const reported = cases[index];
    const value = type === 'step' ? reported?.working?.find(line => line.id === id)?.value : reported?.values[id];
    return value?.type === 'number' ? value.si : undefined;
  });
  return was === undefined || now === undefined || was === 0 ? undefined : (now - was) / Math.abs(was);
}

/** A change in percent with two digits: +0.41 %; unsigned if only its size is known. */
function percent(signed: number | undefined, size: number | null): string {
  if (signed === undefined) return size === null ? '' : `${formatNumber(100 * size, 2)} %`;
  return `${signed < 0 ? '−' : '+'}${formatNumber(Math.abs(100 * signed), 2)} %`;
}
