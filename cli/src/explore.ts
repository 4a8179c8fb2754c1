import { answerExploration, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { note, print } from './output.ts';
import { Refused } from './refused.ts';

/**
 * Answers one analysis request, `{"cases": […], "question": {…}}` or `"case": {…}` for a single case, with one JSON object.
 * @throws {Refused} for invalid input.
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
