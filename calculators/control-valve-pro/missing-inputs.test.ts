import { describe, expect, test } from 'vitest';
import { Absent, caseFrom, evaluate, resultValue, type CaseInput, type Definition } from '../kit/index.ts';
import free from '../control-valve/definition.ts';
import pro from './definition.ts';

const duty = { flowRate: 50_000, upstreamPressure: 9, pressureDifferential: 2 };
const liquid: CaseInput = { fluidType: 'Liquid', ...duty, density: 800, vaporPressure: 1, criticalPressure: 40 };
const gas: CaseInput = {
  fluidType: 'Gas',
  ...duty,
  temperature: 40,
  molecularWeight: 20,
  gamma: 1.3,
  compressibilityFactor: 0.95,
};
const twoPhase: CaseInput = {
  ...liquid,
  fluidType: 'Two Phase Flow Regime',
  vaporFlowRate: 1000,
  vaporTemperature: 40,
  vaporMolecularWeight: 20,
  vaporGamma: 1.3,
  vaporZ: 0.95,
};

/** Returns every subset of the inputs of a complete case, with the ids included. */
function* parts(whole: CaseInput): Generator<{ given: CaseInput; has: (...ids: string[]) => boolean }> {
  const ids = Object.keys(whole).filter(id => id !== 'fluidType');
  for (let mask = 0; mask < 2 ** ids.length; mask += 1) {
    const present = new Set(ids.filter((_, index) => (mask >> index) % 2 === 1));
    yield {
      given: Object.fromEntries(Object.entries(whole).filter(([id]) => id === 'fluidType' || present.has(id))),
      has: (...requests) => requests.every(id => present.has(id)),
    };
  }
}

function answers(definition: Definition, input: CaseInput, method: string): (id: string) => boolean {
  const evaluation = evaluate(definition, caseFrom(definition, input), method);
  return id => {
    const value = resultValue(evaluation, id);
    if (value instanceof Absent) expect(value.text, id).not.toBe('');
    return !(value instanceof Absent);
  };
}

const pressures = ['upstreamPressure', 'pressureDifferential'] as const;

describe.each(['original', 'iec60534'])('every combination of missing inputs, method %s', method => {
  test('of a liquid keeps the results that do not need them', () => {
    for (const { given: input, has } of parts(liquid)) {
      const choking = has('upstreamPressure', 'vaporPressure', 'criticalPressure');
      const whole = choking && has('flowRate', 'pressureDifferential', 'density');
      const ofPro = answers(pro, { ...input, valveSize: 100, ratedCv: 200 }, method);
      expect(ofPro('valveFlowCoefficient'), JSON.stringify(input)).toBe(whole);
      expect(ofPro('valveOpening')).toBe(whole);
      expect(ofPro('chokedPressureDrop')).toBe(choking);
      expect(ofPro('flowCondition')).toBe(choking && has('pressureDifferential'));
      expect(ofPro('cavitationIndex')).toBe(has(...pressures, 'vaporPressure'));
      expect(ofPro('outletVelocity')).toBe(has('flowRate', 'density'));
      const ofFree = answers(free, input, method);
      expect(ofFree('valveFlowCoefficient')).toBe(whole);
      expect(ofFree('flowCondition')).toBe(choking && has('pressureDifferential'));
    }
  });

  test('of a gas keeps the results that do not need them', () => {
    for (const { given: input, has } of parts(gas)) {
      const whole = has(...Object.keys(gas).filter(id => id !== 'fluidType'));
      const ofPro = answers(pro, { ...input, valveSize: 100, ratedCv: 2000 }, method);
      expect(ofPro('valveFlowCoefficient'), JSON.stringify(input)).toBe(whole);
      expect(ofPro('chokedPressureDrop')).toBe(has('upstreamPressure', 'gamma'));
      expect(ofPro('expansionFactor')).toBe(has(...pressures, 'gamma'));
      expect(ofPro('flowCondition')).toBe(has(...pressures, 'gamma'));
      const state = has('temperature', 'molecularWeight', 'compressibilityFactor');
      expect(ofPro('outletVelocity')).toBe(state && has(...pressures, 'flowRate'));
      expect(answers(free, input, method)('valveFlowCoefficient')).toBe(whole);
    }
  });

  test('of a two-phase flow keeps the results that do not need them', () => {
    for (const id of Object.keys(twoPhase).filter(name => name !== 'fluidType')) {
      const { [id]: left, ...input } = twoPhase;
      const answered = answers(pro, { ...input, valveSize: 100 }, method);
      expect(left).toBeDefined();
      expect(answered('valveFlowCoefficient'), id).toBe(false);
      expect(answered('flowCondition')).toBe(true);
    }
    expect(answers(pro, twoPhase, method)('valveFlowCoefficient')).toBe(true);
  });
});

test('warns if a valve is choked by the standard but not by the simplified method', () => {
  const evaluation = evaluate(
    pro,
    caseFrom(pro, { ...liquid, pressureDifferential: 8, FL: 0.6, valveSize: 100 }),
    'iec60534',
  );
  expect(resultValue(evaluation, 'flowCondition')).toBe('Choked');
  expect(
    resultValue(evaluate(pro, caseFrom(pro, { ...liquid, pressureDifferential: 8 }), 'original'), 'flowCondition'),
  ).toBe('Non-choked');
});

test('warns of a pipe narrower than the valve, a valve too small and a rated coefficient too low', () => {
  const input = { ...liquid, valveSize: 60, upstreamPipeDiameter: 40, ratedCv: 30 };
  const { messages } = evaluate(pro, caseFrom(pro, input), 'iec60534');
  expect(messages.map(({ field }) => field)).toEqual(expect.arrayContaining(['upstreamPipeDiameter', 'ratedCv']));
  const small = evaluate(pro, caseFrom(pro, { ...liquid, valveSize: 25, upstreamPipeDiameter: 80 }), 'iec60534');
  const value = resultValue(small, 'valveFlowCoefficient');
  expect(value instanceof Absent && value.text).toBe(
    'no flow coefficient: the valve with its reducers is too small for the flow',
  );
});

const differentialTooLarge = 'no solution: Δp must be less than the absolute upstream pressure';

test.each([
  ['gas with Δp of 11 bar from 10 bar(abs)', gas, { pressureDifferential: 11 }, differentialTooLarge],
  ['liquid with Δp of 11 bar from 10 bar(abs)', liquid, { pressureDifferential: 11 }, differentialTooLarge],
  ['two-phase flow with Δp of 11 bar from 10 bar(abs)', twoPhase, { pressureDifferential: 11 }, differentialTooLarge],
  ['liquid above its boiling point', liquid, { vaporPressure: 20 }, 'the liquid is already vapour at the inlet'],
  ['two-phase flow above p_1', twoPhase, { vaporPressure: 20 }, 'the liquid is already vapour at the inlet'],
])('%s has no flow coefficient, and both calculators name the cause', (_, whole, change, reason) => {
  for (const [definition, method] of [
    [free, 'original'],
    [free, 'iec60534'],
    [pro, 'original'],
    [pro, 'iec60534'],
  ] as const) {
    // The free calculator sizes no two-phase flow.
    if (definition === free && whole === twoPhase) continue;
    const fittings = definition === pro ? { valveSize: 100, upstreamPipeDiameter: 150 } : {};
    const evaluation = evaluate(definition, caseFrom(definition, { ...whole, ...change, ...fittings }), method);
    const value = resultValue(evaluation, 'valveFlowCoefficient');
    expect(value instanceof Absent && value.text).toBe(reason);
  }
});

test('a gas with reducers and too large a Δp is not reported as too much flow for the valve', () => {
  const input = { ...gas, pressureDifferential: 11, valveSize: 100, upstreamPipeDiameter: 150 };
  const evaluation = evaluate(pro, caseFrom(pro, input), 'iec60534');
  const value = resultValue(evaluation, 'flowCondition');
  expect(value instanceof Absent && value.text).toBe(differentialTooLarge);
});
