import { answerExploration, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { note, print } from './output.ts';
import { Refused } from './refused.ts';

/**
 * Answers one question about cases, `{"cases": […], "question": {…}}`, or `"case": {…}` for a single one, by one JSON
 * object. Throws `Refused` for what is not understood.
 */
export async function answerQuestion(definition: Definition, given: unknown): Promise<void> {
  try {
    const answer = await answerExploration(definition, given);
    for (const { place, error } of answer.faults) note(`${place}: ${error}`);
    print(`${JSON.stringify({ tool: definition.id, answer })}\n`);
  } catch (thrown) {
    throw thrown instanceof Refusal ? new Refused(thrown.message) : thrown;
  }
}
