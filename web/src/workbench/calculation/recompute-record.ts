import { findCalculator, type CatalogueEntry } from '@isentrope/calculators';
import {
  recompute,
  describeRecomputation,
  type CaseDocument,
  type CaseReport,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import type { RecomputeResponse, RecomputeRequest } from './worker-messages.ts';

const recomputeFailure = (reason: string): RecomputeResponse => ({ type: 'not recomputed', reason });

/** The definition of a catalogue entry; undefined if its code cannot be loaded, e.g. without a Pro subscription. */
async function loadDefinition({ load }: CatalogueEntry): Promise<Definition | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}

/** Recomputes the record of a revision; the response carries the reason if that is not possible. */
export async function recomputeRecord({ document, report }: RecomputeRequest): Promise<RecomputeResponse> {
  const entry = findCalculator(document.tool);
  if (!entry) return recomputeFailure(`This site has no calculator "${document.tool}".`);
  const definition = await loadDefinition(entry);
  if (!definition)
    return recomputeFailure(
      entry.meta.access === 'pro'
        ? 'Recalculating this sheet needs a Pro subscription.'
        : 'Its calculator could not be loaded. Connect to the network and check the file again.',
    );
  try {
    const savedReport = report as unknown as CaseReport;
    return {
      type: 'recomputed',
      recomputed: describeRecomputation(await recompute(definition, document as CaseDocument, savedReport)),
    };
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return recomputeFailure(`The calculator does not accept the inputs: ${thrown.message}`);
    return recomputeFailure(
      'Data that the calculator needs could not be loaded. Connect to the network and check the file again.',
    );
  }
}
