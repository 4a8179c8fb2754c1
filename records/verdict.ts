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

/** What is to be made of a file. */
export interface Verdict {
  /** Everything holds; nothing is wrong but something could not be checked; something is wrong. */
  readonly state: 'holds' | 'open' | 'fails';
  /** Whether to rely on it, in words. */
  readonly sentence: string;
  /** What working it through again gave. */
  readonly recomputed: string;
  /** What does not hold, each in a sentence with its place. */
  readonly reasons: readonly string[];
  /** All that was checked, recomputation included. */
  readonly findings: readonly Finding[];
}

/**
 * Two machines may differ in the last digits of a power or a logarithm, and what is solved by steps carries that on. Up to this
 * fraction two numbers are the same calculation.
 */
const lastDigits = 1e-9;

/** What is to be made of a file by all that was found of it. */
export function verdictOf({ file, findings }: Verified, recomputations: readonly Recomputation[]): Verdict {
  const all = [...findings, ...recomputations.map(recomputationFinding)];
  const recomputed = recomputedSentence(recomputations);
  const reasons = all
    .filter(({ holds }) => holds === false)
    .map(
      ({ revision, what, text }) =>
        `${revision === null ? what : `Revision ${revision}, ${what.toLowerCase()}`}: ${text}`,
    );
  const told = { recomputed, reasons, findings: all };
  if (file === undefined || reasons.length > 0)
    return { state: 'fails', sentence: `Do not rely on this file: ${whyNot(all)}`, ...told };
  const unsigned = findings.some(({ holds }) => holds === null);
  const sentence = unsigned
    ? 'This file agrees with itself, but who signed it could not be checked.'
    : standingSentence(file);
  return { state: unsigned ? 'open' : 'holds', sentence, ...told };
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
    case 'Recomputation':
      return `${which} gives other results when it is recalculated.`;
    case 'Cells':
      return 'a cell of the workbook does not show what the record says.';
    case 'Form':
    case undefined:
      return 'it is not a file of revisions, or it has been changed.';
    default:
      return `${which} has a signature that does not hold.`;
  }
}

function standingSentence({ revisions }: RevisionFile): string {
  const last = revisions.at(-1)?.signatures.at(-1)?.statement.act ?? 'issued';
  const words: Readonly<Record<Act, string>> = {
    issued: 'This calculation is what was issued. Nobody has checked it yet.',
    checked: 'This calculation is what was issued and checked. It is not approved.',
    approved: 'This calculation is what was issued, checked and approved.',
    returned: 'This calculation is what was issued. It was returned and does not count as checked.',
  };
  return words[last];
}

/** What working a revision through again says of it, as one more thing that was checked. */
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
  const text = `${places}, ${by}.`;
  return same
    ? { ...about, holds: false, text }
    : { ...about, holds: null, text: `${text} What was issued stands; the calculator has changed since.` };
}

function recomputedSentence(recomputations: readonly Recomputation[]): string {
  const done = recomputations.flatMap(each => ('reason' in each ? [] : [each]));
  const [undone] = recomputations.flatMap(each => ('reason' in each ? [each.reason] : []));
  if (done.length === 0) return undone === undefined ? 'Not recomputed.' : `Not recomputed: ${undone}`;
  const largest = done.reduce((most, each) => Math.max(most, each.largest), 0);
  const rest = undone === undefined ? '' : ` Not all of it: ${undone}`;
  if (largest === 0) return `Recomputed: same to every digit.${rest}`;
  if (largest <= lastDigits) return `Recomputed: same to nine digits and more.${rest}`;
  const others = done.filter(each => each.largest > lastDigits);
  const letters = others.map(({ revision }) => revision).join(', ');
  return `Recomputed: revision${others.length === 1 ? '' : 's'} ${letters} ${others.length === 1 ? 'gives' : 'give'} other results.${rest}`;
}
