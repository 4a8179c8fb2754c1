import { understoodCase, type CaseDocument, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { Refused } from './refused.ts';

/** A case of an input document. */
export type CaseFields = CaseDocument['cases'][number];

/** Parses the case at `index`. @throws {Refused} with a message that names the case and the mistake. */
export function understood(definition: Definition, given: unknown, index: number): CaseFields {
  try {
    return understoodCase(definition, given, index);
  } catch (thrown) {
    throw thrown instanceof Refusal ? new Refused(thrown.message) : thrown;
  }
}
