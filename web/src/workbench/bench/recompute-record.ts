import { findCalculator, type CatalogueEntry } from '@isentrope/calculators';
import {
  recompute,
  recomputedInWords,
  type CaseDocument,
  type CaseReport,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import type { RecomputeAnswer, RecomputeRequest } from './worker-messages.ts';

const notRecomputed = (reason: string): RecomputeAnswer => ({ type: 'not recomputed', reason });

/** The definition of a catalogue entry; undefined if its code cannot be loaded, e.g. without a Pro subscription. */
async function loaded({ load }: CatalogueEntry): Promise<Definition | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}

/** Recomputes the record of a revision; the response carries the reason if that is not possible. */
export async function recomputeRecord({ document, report }: RecomputeRequest): Promise<RecomputeAnswer> {
  const entry = findCalculator(document.tool);
  if (!entry) return notRecomputed(`This site has no calculator "${document.tool}".`);
  const definition = await loaded(entry);
  if (!definition)
    return notRecomputed(
      entry.meta.access === 'pro'
        ? 'Recomputing this sheet needs Pro: its calculator is served to subscribers only.'
        : 'Its calculator could not be loaded. Connect to the network and check the file again.',
    );
  try {
    const kept = report as unknown as CaseReport;
    return {
      type: 'recomputed',
      recomputed: recomputedInWords(await recompute(definition, document as CaseDocument, kept)),
    };
  } catch (thrown) {
    if (thrown instanceof Refusal) return notRecomputed(`The calculator does not take the inputs: ${thrown.message}`);
    return notRecomputed(
      'Something that it needs could not be loaded. Connect to the network and check the file again.',
    );
  }
}
