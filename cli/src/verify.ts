import { findCalculator } from '@isentrope/calculators';
import { recomputeRevision, type CaseDocument, type CaseReport } from '@isentrope/calculators/kit';
import {
  extractDocument,
  isPdf,
  publishedKeys,
  verdictOf,
  verifyFile,
  type PublicKey,
  type Recomputation,
  type RevisionRecord,
  type Verdict,
} from '@isentrope/records';
import { print } from './output.ts';
import { UsageError } from './usage-error.ts';

/** Options of `calc verify`. */
interface VerifyOptions {
  /** The file: JSON, or a PDF with the JSON attached. */
  readonly file: Uint8Array;
  /** Content of the file of published keys. */
  readonly keys: unknown;
  /** Whether to print JSON instead of text. */
  readonly json: boolean;
}

/** Verifies a file of revisions, recalculates each, and prints the findings. Returns whether everything holds. */
export async function answerVerification({ file, keys, json }: VerifyOptions): Promise<boolean> {
  const result = await verifyFile(textIn(file), keysOf(keys));
  const recomputations: Recomputation[] = [];
  for (const { record } of result.file?.revisions ?? []) recomputations.push(await recomputation(record));
  const verdict = verdictOf(result, recomputations);
  print(json ? `${JSON.stringify({ ...verdict, recomputations })}\n` : inWords(verdict, recomputations));
  return verdict.state === 'holds';
}

/** Returns the text of a file of revisions, as is or attached to a PDF. */
function textIn(file: Uint8Array): string {
  const text = new TextDecoder().decode(file);
  if (text.startsWith('PK\u0003\u0004'))
    throw new UsageError('A workbook is verified at /verify on the site, which reads its cells too.');
  if (!isPdf(file)) return text;
  const result = extractDocument(file);
  if ('problem' in result) throw new UsageError(result.problem);
  return result.text;
}

function keysOf(input: unknown): readonly PublicKey[] {
  const read = publishedKeys.safeParse(input);
  if (read.success) return read.data.keys;
  throw new UsageError('The file of keys is not one that a service publishes at /.well-known/isentrope-keys.json.');
}

async function recomputation({ revision, document, report }: RevisionRecord): Promise<Recomputation> {
  const definition = await findCalculator(document.tool)?.load();
  if (!definition) return { revision, reason: `There is no tool "${document.tool}".` };
  return recomputeRevision(definition, revision, document as CaseDocument, report as unknown as CaseReport);
}

/** Formats the verdict, then all differences, then all findings, one per line. */
function inWords({ sentence, recomputed, findings }: Verdict, recomputations: readonly Recomputation[]): string {
  const differences = recomputations.flatMap(each =>
    'reason' in each ? [] : each.differences.map(text => `Revision ${each.revision}. ${text}`),
  );
  const checked = findings.map(({ revision, what, holds, text }) => {
    const mark = holds === null ? '?' : holds ? '+' : '-';
    return `${mark} ${revision === null ? 'File' : `Revision ${revision}`}, ${what.toLowerCase()}: ${text}`;
  });
  return `${[sentence, recomputed, ...differences, '', ...checked].join('\n')}\n`;
}
