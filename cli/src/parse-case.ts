import { caseFromJson, type CaseFromJson, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { UsageError } from './usage-error.ts';

/** Parses the case at `index`. @throws {UsageError} with a message that names the case and the mistake. */
export function parseCase(definition: Definition, inputs: unknown, index: number): CaseFromJson {
  try {
    return caseFromJson(definition, inputs, index);
  } catch (thrown) {
    throw thrown instanceof Refusal ? new UsageError(thrown.message) : thrown;
  }
}
