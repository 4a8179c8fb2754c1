import { understoodCase, type CaseDocument, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { Refused } from './refused.ts';

/** One case as a document has it. */
export type CaseFields = CaseDocument['cases'][number];

/** The case at `index` as a document has it. Throws `Refused`, which names the case and its mistake. */
export function understood(definition: Definition, given: unknown, index: number): CaseFields {
  try {
    return understoodCase(definition, given, index);
  } catch (thrown) {
    throw thrown instanceof Refusal ? new Refused(thrown.message) : thrown;
  }
}
