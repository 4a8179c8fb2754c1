import { findCalculator } from '@isentrope/calculators';
import { loadForDocument, run, type CaseDocument } from '@isentrope/calculators/kit';
import { packed, type LongStepsAnswer } from './long-steps-messages.ts';

/** Cases whose steps take long are worked through here, beside the page, which stays at the person's disposal. */

const resultsOnly = { working: false, pictures: false, together: false } as const;

const tell = (answer: LongStepsAnswer) => postMessage(answer);

async function work(document: CaseDocument): Promise<void> {
  const definition = await findCalculator(document.tool)?.load();
  if (!definition) throw new Error(`There is no calculator "${document.tool}".`);
  await loadForDocument(definition, document);
  let told = 0;
  const progress = (fraction: number) => {
    if (fraction - told < 0.01) return;
    told = fraction;
    tell({ type: 'progress', fraction });
  };
  const values = new Map<string, unknown>();
  run(definition, document, resultsOnly, () => ({ progress, found: (id, value) => values.set(id, value) }));
  tell({ type: 'done', known: packed(values) });
}

addEventListener('message', (event: MessageEvent<CaseDocument>) => {
  work(event.data).catch((thrown: unknown) => reportError(thrown));
});
