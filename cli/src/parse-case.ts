import { caseFromJson, type CaseDocument, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { UsageError } from './usage-error.ts';

/** A case of an input document. */
export type CaseFields = CaseDocument['cases'][number];

/** Parses the case at `index`. @throws {UsageError} with a message that names the case and the mistake. */
export function parseCase(definition: Definition, inputs: unknown, index: number): CaseFields {
  try {
    return caseFromJson(definition, inputs, index);
  } catch (thrown) {
    throw thrown instanceof Refusal ? new UsageError(thrown.message) : thrown;
  }
}
