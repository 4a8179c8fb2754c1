import { beforeAll, describe, expect, test } from 'vitest';
import { findCalculator } from '../catalogue.ts';
import {
  Absent,
  calculateCase,
  caseFrom,
  presentValues,
  resultValue,
  type CaseInput,
  type Definition,
} from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import gas from './gas-vapor-service/definition.ts';
import liquid from './liquid-service/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

const services: readonly Definition[] = [gas, steam, liquid, twoPhase];

/** Returns every transfer of every example case: its target and fields. */
async function sendings(definition: Definition) {
  const result = [];
  for (const example of definition.examples) {
    for (const input of example.cases) {
      const { evaluation } = calculateCase(definition, caseFrom(definition, input));
      for (const { to, give } of definition.transfers) {
        const sent = give(presentValues(evaluation));
        const target = await findCalculator(to)?.load();
        if (!sent || !target) throw new Error(`Nothing is sent to ${to}.`);
        result.push({ to, target, evaluation, data: caseFrom(target, sent) });
      }
    }
  }
  return result;
}

describe.each(services.map(definition => ({ name: definition.id, definition })))(
  'a case of $name',
  ({ definition }) => {
    test('is valid in the target', async () => {
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

/** Returns the evaluated case with its values typed in SI. */
function dataOf(values: Readonly<Record<string, unknown>>, definition: Definition) {
  const example = definition.examples
    .flatMap(({ cases }) => cases)
    .find(input => input['userDescription'] === values['userDescription']);
  return caseFrom(definition, example ?? {});
}

describe('a selected fluid', () => {
  beforeAll(loadAllFluidData);

  const valve = { flowRate: 20_000, setPressure: 17.5, totalBackpressure: 1.2 };
  const mixture = { fluidSource: 'composition', composition: 'C2: 5; C3: 60; nC4: 35', compositionBasis: 'mass' };
  const solution = { fluidSource: 'solution', solute: 'methanol', soluteFraction: 20 };
  const ofGas = { ...valve, ...mixture, temperature: 100 };
  const ofLiquid = { ...valve, method: 'api520', kd: 0.65, ...solution, relievingTemperature: 30 };
  const ofTwoPhases = { ...valve, ...mixture, vaporFraction: 10 };
  const subcooled = { ...valve, ...mixture, inletCondition: 'Subcooled liquid', relievingTemperature: 20 };

  /** Returns the transferred fields of a case, and its evaluation in the target calculator. */
  async function arrived(definition: Definition, input: CaseInput, to: string) {
    const { evaluation } = calculateCase(definition, caseFrom(definition, input));
    const send = definition.transfers.find(each => each.to.endsWith(to));
    const sent = send?.give(presentValues(evaluation)) ?? {};
    const target = await findCalculator(send?.to ?? '')?.load();
    if (!target) throw new Error(`Nothing is sent to ${to}.`);
    const there = calculateCase(target, { ...caseFrom(target, sent), scenario: { text: 'Closed outlets' } }).evaluation;
    return { evaluation, sent, there };
  }

  test.each([
    [gas, ofGas, ['compressibilityFactor', 'gamma', 'molecularWeight']],
    [liquid, ofLiquid, ['fluidUpstreamDensity', 'viscosity']],
    [twoPhase, ofTwoPhases, ['density', 'density90']],
    [twoPhase, subcooled, ['density', 'density90', 'saturationPressure']],
  ] as const)('goes to the register with its conditions and fills the same there, %#', async (from, input, filled) => {
    const { sent, there, evaluation } = await arrived(from, input, 'scenario-register');
    for (const id of filled) expect(sent).not.toHaveProperty(id);
    expect(there.filled.map(({ id }) => id).toSorted()).toEqual(filled);
    const [own, registered] = [evaluation, there].map(each => Number(resultValue(each, 'requiredArea')));
    expect((registered ?? NaN) / (own ?? NaN)).toBeCloseTo(1, 9);
  });

  test('is transferred with the typed values', async () => {
    const typed = { ...ofGas, gamma: 1.3 };
    const { sent, there, evaluation } = await arrived(gas, typed, 'scenario-register');
    expect(sent['gamma']).toEqual({ value: 1.3, unit: '' });
    expect(Number(resultValue(there, 'requiredArea'))).toBe(Number(resultValue(evaluation, 'requiredArea')));
    const denser = await arrived(twoPhase, { ...ofTwoPhases, density90: 60 }, 'scenario-register');
    expect(denser.sent['density90']).toEqual({ value: 60, unit: 'kg/m³' });
    expect(denser.sent).not.toHaveProperty('density');
  });

  test('is transferred to the acoustic check, with density at the mean pressure there', async () => {
    const { sent, there } = await arrived(gas, ofGas, 'pressure-drop-devices');
    expect(Object.keys(sent)).not.toContain('density');
    expect(there.filled.map(({ id }) => id).toSorted()).toEqual(['density', 'gamma', 'molecularWeight']);
    expect(Number(resultValue(there, 'soundPowerLevel'))).toBeGreaterThan(100);
    const typed = await arrived(gas, { ...ofGas, molecularWeight: 40 }, 'pressure-drop-devices');
    expect(Object.keys(typed.sent)).toEqual(expect.arrayContaining(['density', 'molecularWeight', 'fluidSource']));
  });
});
