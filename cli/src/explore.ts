import {
  documentSchema,
  explore,
  finished,
  loadForDocument,
  type Definition,
  type Question,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { note, print } from './output.ts';
import { Refused } from './refused.ts';
import { understood } from './work.ts';

/**
 * Answers one question about cases, `{"cases": […], "question": {…}}`, or `"case": {…}` for a single one, by one JSON
 * object. Throws `Refused` for what is not understood.
 */
export async function answerQuestion(definition: Definition, given: unknown): Promise<void> {
  const { cases, question } = parted(given);
  const fields = cases.map((each, index) => understood(definition, each, index));
  const document = { schema: documentSchema, tool: definition.id, cases: fields };
  try {
    await loadForDocument(definition, document);
    const answer = finished(explore(definition, document, question as Question));
    for (const { place, error } of answer.faults) note(`${place}: ${error}`);
    print(`${JSON.stringify({ tool: definition.id, answer })}\n`);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw new Refused(thrown.message);
    throw thrown;
  }
}

/** The cases and the question of what was given. */
function parted(given: unknown): { readonly cases: readonly unknown[]; readonly question: unknown } {
  if (typeof given === 'object' && given !== null && 'question' in given) {
    const { question } = given;
    if ('cases' in given && Array.isArray(given.cases)) return { cases: given.cases, question };
    if ('case' in given) return { cases: [given.case], question };
  }
  throw new Refused('What is asked must be a JSON object with "case" or "cases", and "question".');
}
