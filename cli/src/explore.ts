import { answerExploration, type Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { printError, print } from './output.ts';
import { UsageError } from './usage-error.ts';

/**
 * Answers one analysis request, `{"cases": […], "question": {…}}` or `"case": {…}` for a single case, with one JSON object.
 * @throws {UsageError} for invalid input.
 */
export async function answerRequest(definition: Definition, inputs: unknown): Promise<void> {
  try {
    const answer = await answerExploration(definition, inputs);
    for (const { place, error } of answer.faults) printError(`${place}: ${error}`);
    print(`${JSON.stringify({ tool: definition.id, answer })}\n`);
  } catch (thrown) {
    throw thrown instanceof Refusal ? new UsageError(thrown.message) : thrown;
  }
}
