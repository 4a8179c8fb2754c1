// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { Absent, caseFrom, writeDocument, type CaseDocument, type CaseInput } from '@isentrope/calculators/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCalculatorWorker } from './calculator-worker.ts';
import { decodeStepValues, type ExpensiveStepsResponse } from './worker-messages.ts';
import { newBrowser } from '../testing/browser.ts';
import { installWorkers } from '../testing/workers.ts';

const tool = 'plant-depressurization-pro';

beforeEach(() => {
  newBrowser();
  installWorkers();
});

/** All responses of the worker for a one-case document, the values last. */
function responsesTo(document: CaseDocument): Promise<ExpensiveStepsResponse[]> {
  const worker = createCalculatorWorker();
  const answers: ExpensiveStepsResponse[] = [];
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExpensiveStepsResponse>) => {
      answers.push(data);
      if (data.type === 'done') resolve(answers);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ type: 'expensiveSteps', document });
  });
}

/** The simulation result in the last response; steps that do not apply have a reason. */
function simulationIn(answers: readonly ExpensiveStepsResponse[]): unknown {
  const last = answers.at(-1);
  const known = last?.type === 'done' ? decodeStepValues(last.known) : {};
  if (!('simulation' in known)) throw new Error('There is no simulation among the values.');
  return known['simulation'];
}

async function example(more: CaseInput = {}): Promise<CaseDocument> {
  const definition = await findCalculator(tool)?.load();
  const [input] = definition?.examples[0]?.cases ?? [];
  if (!definition || !input) throw new Error('There is no example of blowdown.');
  return writeDocument(definition, { cases: [caseFrom(definition, { ...input, ...more })] });
}

describe('the calculator worker', () => {
  test('reports progress by percent, then the values', async () => {
    const answers = await responsesTo(await example());
    const reported = answers.flatMap(answer => (answer.type === 'progress' ? [answer.fraction] : []));
    expect(reported.length).toBeGreaterThan(5);
    for (const [index, fraction] of reported.entries())
      expect(fraction - (reported[index - 1] ?? 0)).toBeGreaterThanOrEqual(0.01);
    expect(reported.at(-1)).toBeLessThanOrEqual(1);
    expect(simulationIn(answers)).not.toBeInstanceOf(Absent);
  });

  test('loads the data of the equation of state first', async () => {
    const answers = await responsesTo(await example({ equationOfState: 'reference' }));
    expect(simulationIn(answers)).not.toBeInstanceOf(Absent);
  });

  test('returns the reason for a missing value', async () => {
    const answers = await responsesTo({ ...(await example()), cases: [{}] });
    const simulation = simulationIn(answers);
    expect(simulation instanceof Absent && simulation.missing.length).toBeGreaterThan(0);
  });

  test('fails for an unknown calculator', async () => {
    await expect(responsesTo({ ...(await example()), tool: 'none' })).rejects.toThrow('There is no calculator "none".');
  });
});
