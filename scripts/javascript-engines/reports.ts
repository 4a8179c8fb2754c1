/**
 * The script run by every engine: calculates documents and hashes the canonical JSON of their reports. Bundled without imports
 * and restricted to ECMAScript, so that engine shells can run it.
 */
import { findCalculator } from '@isentrope/calculators';
import {
  loadForDocument,
  recomputeRevision,
  run,
  type CaseDocument,
  type CaseReport,
} from '@isentrope/calculators/kit';
import { verdictOf, verifyFile, type PublicKey, type Recomputation, type RevisionFile } from '@isentrope/records';
import { sha256 } from '@noble/hashes/sha2.js';
import canonicalize from 'canonicalize';
import type { Calculation } from './documents.ts';

/** Returns the canonical JSON of a calculation's report, with drawings and figures. */
async function reportOf({ tool, document }: Calculation): Promise<string> {
  const definition = await findCalculator(tool)?.load();
  if (definition === undefined) throw new Error(`There is no calculator ${tool}.`);
  await loadForDocument(definition, document);
  return canonicalize(run(definition, document)) ?? '';
}

/** Returns the SHA-256 of a text's UTF-16 code units, in hexadecimal. */
function hashOf(text: string): string {
  const bytes = new Uint8Array(2 * text.length);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    bytes[2 * at] = unit & 255;
    bytes[2 * at + 1] = unit >> 8;
  }
  return Array.from(sha256(bytes), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Passes the hashes of reports, or the reports themselves, to a callback one by one; an error takes the place of a report. */
export async function reportAll(
  calculations: readonly Calculation[],
  whole: boolean,
  take: (name: string, report: string) => void,
): Promise<void> {
  for (const calculation of calculations) {
    let text: string;
    try {
      text = await reportOf(calculation);
    } catch (error) {
      text = String(error);
    }
    take(calculation.name, whole ? text : hashOf(text));
  }
}

/** A signed record with its public keys. */
export interface SignedFile {
  readonly name: string;
  readonly file: RevisionFile;
  readonly keys: readonly PublicKey[];
}

/** Passes the verdicts on signed records as JSON: the state, the sentence, and failed findings. */
export async function verifyAll(
  files: readonly SignedFile[],
  take: (name: string, verdict: string) => void,
): Promise<void> {
  for (const { name, file, keys } of files) {
    const recomputations: Recomputation[] = [];
    for (const { record } of file.revisions) {
      const definition = await findCalculator(record.document.tool)?.load();
      if (definition === undefined) throw new Error(`There is no calculator ${record.document.tool}.`);
      const report = record.report as unknown as CaseReport;
      recomputations.push(
        await recomputeRevision(definition, record.revision, record.document as CaseDocument, report),
      );
    }
    const { state, sentence, reasons } = verdictOf(await verifyFile(JSON.stringify(file), keys), recomputations);
    take(name, JSON.stringify({ state, sentence, reasons }));
  }
}
