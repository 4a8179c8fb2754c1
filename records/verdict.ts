import type { RevisionAction, RevisionFile } from './revision.ts';
import type { Finding, VerificationResult } from './verify.ts';

/** The outcome of recalculating a revision, or why it was not recalculated. */
export type Recomputation =
  | {
      readonly revision: string;
      /** Engine versions of the record and of the recalculation. */
      readonly engines: { readonly kept: string; readonly present: string };
      /** Largest relative difference of two numbers; infinite if anything else differs. */
      readonly largest: number;
      /** Descriptions of all differences. */
      readonly differences: readonly string[];
      /** Descriptions of the first working steps that differ. */
      readonly firstSteps: readonly string[];
    }
  | { readonly revision: string; readonly reason: string };

/** The result of verifying a file. */
export interface Verdict {
  /**
   * `holds`: the record is what was issued. `open`: no fault was found, but something could not be checked, or the same version
   * of the calculator gives other results here. `fails`: the record was altered, as shown by a hash, the chain, a signature or a
   * workbook cell; a recalculation is never a reason.
   */
  readonly state: 'holds' | 'open' | 'fails';
  /** Summary: whether the record can be relied on. */
  readonly sentence: string;
  /** Summary of the recalculation. */
  readonly recomputed: string;
  /** Each failed check, as a sentence with its place. */
  readonly reasons: readonly string[];
  /** All checks, recalculation included. */
  readonly findings: readonly Finding[];
}

/** Largest relative difference of numbers that still counts as equal. */
const relativeTolerance = 1e-9;

/** Engine version from which results are identical in every JavaScript engine. */
const reproducibleSince = [0, 2, 0] as const;

/** Combines the findings on a file with the recalculation of its revisions. */
export function verdictOf({ file, findings }: VerificationResult, recomputations: readonly Recomputation[]): Verdict {
  const all = [...findings, ...recomputations.map(recomputationFinding)];
  const reasons = all
    .filter(({ holds }) => holds === false)
    .map(
      ({ revision, what, text }) =>
        `${revision === null ? what : `Revision ${revision}, ${what.toLowerCase()}`}: ${text}`,
    );
  const rest = { recomputed: recomputedSentence(recomputations), reasons, findings: all };
  if (file === undefined || reasons.length > 0)
    return { state: 'fails', sentence: `Do not rely on this file: ${failureClause(all)}`, ...rest };
  if (findings.some(({ holds }) => holds === null))
    return {
      state: 'open',
      sentence: 'This file is consistent, but its signatures could not be checked.',
      ...rest,
    };
  const unexplained = recomputations.flatMap(each => ('reason' in each || !isUnexplained(each) ? [] : [each.revision]));
  if (unexplained.length > 0) {
    const which = listOf(unexplained);
    const sentence = `${statusSentence(file)} But the same version of the calculator gives different results for ${which} here: find out why before you use it.`;
    return { state: 'open', sentence, ...rest };
  }
  return { state: 'holds', sentence: statusSentence(file), ...rest };
}

type Recomputed = Exclude<Recomputation, { readonly reason: string }>;

/** Whether the same engine version gave other results, so that no change of the calculator explains them. */
const isUnexplained = ({ engines, largest }: Recomputed) =>
  engines.kept === engines.present && largest > relativeTolerance;

const listOf = (letters: readonly string[]) => `revision${letters.length === 1 ? '' : 's'} ${letters.join(', ')}`;

/** Whether the last digits of an engine version depended on the JavaScript engine. */
function isMachineDependent(engine: string): boolean {
  const version = engine.replace(/\+.*/s, '').split('.').map(Number);
  for (const [index, since] of reproducibleSince.entries()) {
    const part = version[index] ?? 0;
    if (part !== since) return part < since;
  }
  return false;
}

/** Returns the first failed check as a clause. */
function failureClause(findings: readonly Finding[]): string {
  const wrong = findings.find(({ holds }) => holds === false);
  const which = `revision ${wrong?.revision ?? ''}`;
  switch (wrong?.what) {
    case 'Record':
      return `${which} was changed after it was issued.`;
    case 'Chain':
      return `${which} does not follow the one before it.`;
    case 'Order':
      return `${which} does not have the signatures it needs.`;
    case 'Attachment':
      return `${which} had a different attachment when it was issued.`;
    case 'Cells':
      return 'a cell of the workbook does not show what the record says.';
    case 'Form':
    case undefined:
      return 'it is not a calculation file, or it has been changed.';
    default:
      return `${which} has an invalid signature.`;
  }
}

function statusSentence({ revisions }: RevisionFile): string {
  const last = revisions.at(-1)?.signatures.at(-1)?.statement.act ?? 'issued';
  const words: Readonly<Record<RevisionAction, string>> = {
    issued: 'This calculation is what was issued. Nobody has checked it yet.',
    checked: 'This calculation is what was issued and checked. It is not approved.',
    approved: 'This calculation is what was issued, checked and approved.',
    returned: 'This calculation is what was issued. It was returned and does not count as checked.',
  };
  return words[last];
}

/** Returns the recalculation of a revision as a finding. It never fails, as the record stays valid as issued. */
export function recomputationFinding(recomputation: Recomputation): Finding {
  const about = { revision: recomputation.revision, what: 'Recomputation' };
  if ('reason' in recomputation) return { ...about, holds: null, text: recomputation.reason };
  const { engines, largest, differences } = recomputation;
  const same = engines.kept === engines.present;
  const by = same
    ? `by the same version of the calculator, ${engines.present}`
    : `by version ${engines.present}; the record is by ${engines.kept}`;
  if (largest === 0) return { ...about, holds: true, text: `Same to every digit, ${by}.` };
  const count = differences.length === 1 ? '1 place differs' : `${differences.length} places differ`;
  if (largest <= relativeTolerance)
    return { ...about, holds: true, text: `Same to at least nine digits, ${by}. ${count} beyond that.` };
  if (same) return { ...about, holds: null, text: `${count}, ${by}. The record remains as issued.` };
  const why = isMachineDependent(engines.kept)
    ? ' Before version 0.2.0 the last digits depended on the machine that calculated, and iterations can carry them further.'
    : '';
  return { ...about, holds: null, text: `${count}, ${by}. The record remains as issued.${why}` };
}

function recomputedSentence(recomputations: readonly Recomputation[]): string {
  const done = recomputations.flatMap(each => ('reason' in each ? [] : [each]));
  const [undone] = recomputations.flatMap(each => ('reason' in each ? [each.reason] : []));
  if (done.length === 0) return undone === undefined ? 'Not recalculated.' : `Not recalculated: ${undone}`;
  const rest = undone === undefined ? '' : ` Recalculated in part: ${undone}`;
  const largest = done.reduce((maximum, each) => Math.max(maximum, each.largest), 0);
  if (largest === 0) return `Same calculation: recalculated, every digit is the same.${rest}`;
  if (largest <= relativeTolerance) return `Same calculation: recalculated, at least nine digits are the same.${rest}`;
  const unexplained = done.filter(isUnexplained);
  if (unexplained.length > 0)
    return `The same version of the calculator gives different results for ${listOf(unexplained.map(({ revision }) => revision))}; they are listed below.${rest}`;
  const others = done.filter(each => each.largest > relativeTolerance).map(({ revision }) => revision);
  return `Same record: another version of the calculator gives different results for ${listOf(others)}; they are listed below. The issued record remains valid.${rest}`;
}
