import { formatNumber } from '@isentrope/engineering/quantities';
import type { ReportDifference } from './compare-reports.ts';
import type { ValueDifference } from './compare-values.ts';
import type { Definition } from './definition.ts';
import type { Recomputed } from './recompute.ts';
import type { CaseReport } from './report.ts';

/** One place in which a result that was kept would be another now. */
export interface DriftChange {
  /** The place of the case, from 0; null for what the cases have together. */
  readonly case: number | null;
  readonly label: string;
  /** Which part of the value, such as a row of a table; '' for the whole. */
  readonly part: string;
  readonly was: string | null;
  readonly now: string | null;
  /** By how much, as it is read: +0.41 %; without a sign where only the size is known; '' for what are no two numbers. */
  readonly by: string;
}

/** What the present version of a calculator would change in a result that was kept. */
export interface Drift {
  /** The version by which it was worked through now. */
  readonly engine: string;
  readonly outcome: 'same' | 'differs';
  /** The largest change of a primary result, of any where no primary one changes; '' where none has a size. */
  readonly change: string;
  readonly results: readonly DriftChange[];
  /** How many more results differ than are listed. */
  readonly more: number;
  /** Of each case the first line of the working that differs. */
  readonly firstSteps: readonly DriftChange[];
}

/** Below this fraction a difference is one of last digits, as `verdictOf` in records has it. */
const silentDifference = 1e-9;

/** Whether a difference is one of last digits: of numbers that nobody sees differ, or that differ by next to nothing. */
export function isSilent({ relative, isShown }: ValueDifference): boolean {
  return relative !== null && (relative <= silentDifference || !isShown);
}

const mostListed = 200;

/**
 * What a calculation that was worked through again would change: its results and messages. Lines of the working count where their numbers
 * differ; how they are worded does not.
 */
export function driftOf(definition: Definition, kept: CaseReport, { report, comparison }: Recomputed): Drift {
  const differing = comparison.differences.filter(isDrift);
  const steps = comparison.steps.filter(isDrift);
  const seen = new Set<number | null>();
  const firstSteps = steps.filter(step => !seen.has(step.case) && seen.add(step.case));
  const sizeOf = (each: ReportDifference) => signedChange(kept, report, each);
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
    results: results.slice(0, mostListed),
    more: Math.max(0, results.length - mostListed),
    firstSteps: firstSteps.map(inWords),
  };
}

function isDrift(difference: ReportDifference): boolean {
  const { type, relative } = difference;
  return relative === null ? type === 'result' || type === 'message' : !isSilent(difference);
}

/** By how much a result that is one number, or a line of the working, changes as a fraction of what it was. */
function signedChange(kept: CaseReport, report: CaseReport, difference: ReportDifference): number | undefined {
  const { type, case: place, id, part } = difference;
  if (place === null || part !== '' || id === '') return undefined;
  const [was, now] = [kept, report].map(({ cases }) => {
    const of = cases[place];
    const value = type === 'step' ? of?.working?.find(line => line.id === id)?.value : of?.values[id];
    return value?.type === 'number' ? value.si : undefined;
  });
  return was === undefined || now === undefined || was === 0 ? undefined : (now - was) / Math.abs(was);
}

/** A change in percent, with two digits: +0.41 %; without a sign where only its size is known. */
function percent(signed: number | undefined, size: number | null): string {
  if (signed === undefined) return size === null ? '' : `${formatNumber(100 * size, 2)} %`;
  return `${signed < 0 ? '−' : '+'}${formatNumber(Math.abs(100 * signed), 2)} %`;
}
