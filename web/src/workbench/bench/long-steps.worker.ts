import { findCalculator } from '@isentrope/calculators';
import { evaluate, methodOf } from '@isentrope/calculators/kit';
import { packed, type LongStepsAnswer, type LongStepsRequest } from './long-steps-messages.ts';

/** Cases whose steps take long are worked through here, beside the page, which stays at the person's disposal. */

const tell = (answer: LongStepsAnswer) => postMessage(answer);

async function work({ tool, data }: LongStepsRequest): Promise<void> {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`There is no calculator "${tool}".`);
  let told = 0;
  const progress = (fraction: number) => {
    if (fraction - told < 0.01) return;
    told = fraction;
    tell({ type: 'progress', fraction });
  };
  tell({ type: 'done', known: packed(evaluate(definition, data, methodOf(definition, data), { progress })) });
}

addEventListener('message', (event: MessageEvent<LongStepsRequest>) => {
  work(event.data).catch((thrown: unknown) => reportError(thrown));
});
