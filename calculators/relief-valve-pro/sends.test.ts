import { describe, expect, test } from 'vitest';
import { findCalculator } from '../catalogue.ts';
import { Absent, calculateCase, caseFrom, presentValues, resultValue, type Definition } from '../kit/index.ts';
import gas from './gas-vapor-service/definition.ts';
import liquid from './liquid-service/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

const services: readonly Definition[] = [gas, steam, liquid, twoPhase];

/** Every send of every example case: where it goes, and what arrives. */
async function sendings(definition: Definition) {
  const found = [];
  for (const example of definition.examples) {
    for (const given of example.cases) {
      const { evaluation } = calculateCase(definition, caseFrom(definition, given));
      for (const { to, give } of definition.sends) {
        const sent = give(presentValues(evaluation));
        const target = await findCalculator(to)?.load();
        if (!sent || !target) throw new Error(`Nothing is sent to ${to}.`);
        found.push({ to, target, evaluation, data: caseFrom(target, sent) });
      }
    }
  }
  return found;
}

describe.each(services.map(definition => ({ name: definition.id, definition })))(
  'a case of $name',
  ({ definition }) => {
    test('is understood where it is sent', async () => {
      for (const { target, data } of await sendings(definition)) {
        const { evaluation } = calculateCase(target, data);
        expect(evaluation.messages.filter(({ level }) => level === 'error')).toEqual([]);
        const unanswered = resultValue(evaluation, target.primary);
        if (unanswered instanceof Absent) expect(unanswered.missing).not.toContain('flow rate');
      }
    });

    test('needs the same area in the register', async () => {
      for (const { to, target, data, evaluation } of await sendings(definition)) {
        if (!to.endsWith('scenario-register')) continue;
        const scenario = { ...data, scenario: { text: 'Closed outlets' } };
        const registered = resultValue(calculateCase(target, scenario).evaluation, 'requiredArea');
        const method = definition.methods?.options.includes('original') ? { method: { text: 'api520' } } : {};
        const own = calculateCase(definition, { ...dataOf(evaluation.values, definition), ...method });
        expect(Number(registered) / Number(resultValue(own.evaluation, 'requiredArea'))).toBeCloseTo(1, 9);
      }
    });
  },
);

/** The case that was evaluated, typed again in SI. */
function dataOf(values: Readonly<Record<string, unknown>>, definition: Definition) {
  const example = definition.examples
    .flatMap(({ cases }) => cases)
    .find(given => given['userDescription'] === values['userDescription']);
  return caseFrom(definition, example ?? {});
}
