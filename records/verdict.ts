import type { Act, RevisionFile } from './revision.ts';
import type { Finding, Verified } from './verify.ts';

/** What a revision gave when its calculation was worked through again; or why it was not. */
export type Recomputation =
  | {
      readonly revision: string;
      /** The version of the calculator in the record, and the one by which it was worked through now. */
      readonly engines: { readonly kept: string; readonly present: string };
      /** The largest difference of two numbers as a fraction; infinite where anything else differs. */
      readonly largest: number;
      /** Every place that differs, in words. */
      readonly differences: readonly string[];
      /** The lines of the working with which the differences begin, in words. */
      readonly firstSteps: readonly string[];
    }
  | { readonly revision: string; readonly reason: string };

/** The result of verifying a file. */
export interface Verdict {
  /**
   * `holds`: the record is what was issued. `open`: nothing is wrong with it, but something could not be checked, or its own
   * version of the calculator gives other results here. `fails`: it was altered, which a hash, the chain, a signature or a cell of
   * a workbook shows; what a recalculation gives is never a reason.
   */
  readonly state: 'holds' | 'open' | 'fails';
  /** Whether to rely on it, in words. */
  readonly sentence: string;
  /** The result of the recalculation, in words. */
  readonly recomputed: string;
  /** What does not hold, each in a sentence with its place. */
  readonly reasons: readonly string[];
  /** All that was checked, recalculation included. */
  readonly findings: readonly Finding[];
}

/** Up to this fraction two numbers are the same calculation. */
const lastDigits = 1e-9;

/** From this version on a calculation gives the same digits in every JavaScript engine. */
const reproducibleSince = [0, 2, 0] as const;

/** Combines what was found of a file with the recalculation of its revisions. */
export function verdictOf({ file, findings }: Verified, recomputations: readonly Recomputation[]): Verdict {
  const all = [...findings, ...recomputations.map(recomputationFinding)];
  const reasons = all
    .filter(({ holds }) => holds === false)
    .map(
      ({ revision, what, text }) =>
        `${revision === null ? what : `Revision ${revision}, ${what.toLowerCase()}`}: ${text}`,
    );
  const rest = { recomputed: recomputedSentence(recomputations), reasons, findings: all };
  if (file === undefined || reasons.length > 0)
    return { state: 'fails', sentence: `Do not rely on this file: ${whyNot(all)}`, ...rest };
  if (findings.some(({ holds }) => holds === null))
    return {
      state: 'open',
      sentence: 'This file agrees with itself, but who signed it could not be checked.',
      ...rest,
    };
  const unexplained = recomputations.flatMap(each => ('reason' in each || !isUnexplained(each) ? [] : [each.revision]));
  if (unexplained.length > 0) {
    const which = listOf(unexplained);
    const sentence = `${statusSentence(file)} But the same version of the calculator gives other results for ${which} here: find out why before you use it.`;
    return { state: 'open', sentence, ...rest };
  }
  return { state: 'holds', sentence: statusSentence(file), ...rest };
}

type Recomputed = Exclude<Recomputation, { readonly reason: string }>;

/** Whether the same version of a calculator gave other results, which no change of the calculator explains. */
const isUnexplained = ({ engines, largest }: Recomputed) => engines.kept === engines.present && largest > lastDigits;

const listOf = (letters: readonly string[]) => `revision${letters.length === 1 ? '' : 's'} ${letters.join(', ')}`;

/** Whether the last digits of an engine version depended on the JavaScript engine. */
function isMachineDependent(engine: string): boolean {
  const version = engine.replace(/\+.*/s, '').split('.').map(Number);
  for (const [place, since] of reproducibleSince.entries()) {
    const part = version[place] ?? 0;
    if (part !== since) return part < since;
  }
  return false;
}

/** What does not hold, in a clause, by the first of it. */
function whyNot(findings: readonly Finding[]): string {
  const wrong = findings.find(({ holds }) => holds === false);
  const which = `revision ${wrong?.revision ?? ''}`;
  switch (wrong?.what) {
    case 'Record':
      return `${which} was changed after it was issued.`;
    case 'Chain':
      return `${which} does not follow the one before it.`;
    case 'Order':
      return `${which} was not signed as it has to be.`;
    case 'Attachment':
      return `${which} had another attachment when it was issued.`;
    case 'Cells':
      return 'a cell of the workbook does not show what the record says.';
    case 'Form':
    case undefined:
      return 'it is not a file of revisions, or it has been changed.';
    default:
      return `${which} has a signature that does not hold.`;
  }
}

function statusSentence({ revisions }: RevisionFile): string {
  const last = revisions.at(-1)?.signatures.at(-1)?.statement.act ?? 'issued';
  const words: Readonly<Record<Act, string>> = {
    issued: 'This calculation is what was issued. Nobody has checked it yet.',
    checked: 'This calculation is what was issued and checked. It is not approved.',
    approved: 'This calculation is what was issued, checked and approved.',
    returned: 'This calculation is what was issued. It was returned and does not count as checked.',
  };
  return words[last];
}

/** The result of recalculating a revision, as one more thing that was checked. It never fails: the record stands as issued. */
export function recomputationFinding(recomputation: Recomputation): Finding {
  const about = { revision: recomputation.revision, what: 'Recomputation' };
  if ('reason' in recomputation) return { ...about, holds: null, text: recomputation.reason };
  const { engines, largest, differences } = recomputation;
  const same = engines.kept === engines.present;
  const by = same
    ? `by the same version of the calculator, ${engines.present}`
    : `by version ${engines.present}; the record is by ${engines.kept}`;
  if (largest === 0) return { ...about, holds: true, text: `Same to every digit, ${by}.` };
  const places = differences.length === 1 ? '1 place differs' : `${differences.length} places differ`;
  if (largest <= lastDigits)
    return { ...about, holds: true, text: `Same to nine digits and more, ${by}. ${places} beyond that.` };
  if (same) return { ...about, holds: null, text: `${places}, ${by}. The record stands as issued.` };
  const why = isMachineDependent(engines.kept)
    ? ' Before version 0.2.0 the last digits depended on the machine that calculated, and iterations can carry them further.'
    : '';
  return { ...about, holds: null, text: `${places}, ${by}. The record stands as issued.${why}` };
}

function recomputedSentence(recomputations: readonly Recomputation[]): string {
  const done = recomputations.flatMap(each => ('reason' in each ? [] : [each]));
  const [undone] = recomputations.flatMap(each => ('reason' in each ? [each.reason] : []));
  if (done.length === 0) return undone === undefined ? 'Not recalculated.' : `Not recalculated: ${undone}`;
  const rest = undone === undefined ? '' : ` Not all of it: ${undone}`;
  const largest = done.reduce((most, each) => Math.max(most, each.largest), 0);
  if (largest === 0) return `Same calculation: recalculated, every digit is the same.${rest}`;
  if (largest <= lastDigits) return `Same calculation: recalculated, nine digits and more are the same.${rest}`;
  const unexplained = done.filter(isUnexplained);
  if (unexplained.length > 0)
    return `The same version of the calculator gives other results for ${listOf(unexplained.map(({ revision }) => revision))}; they are listed below.${rest}`;
  const others = done.filter(each => each.largest > lastDigits).map(({ revision }) => revision);
  return `Same record: another version of the calculator gives other results for ${listOf(others)}; they are listed below. What was issued stands.${rest}`;
}
