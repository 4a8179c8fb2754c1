import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, run, writeDocument, type CaseInput } from '../kit/index.ts';
import pro from '../restriction-orifice-pro/definition.ts';
import { evaluator } from '../testing/evaluator.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

/** 6 kg/s of a gas from 8000 to 2000 kPa(abs): p₂/p₁ = 0.25, and the critical ratio at κ = 1.3 is 0.546. */
const choked = {
  userDescription: 'RO-7',
  fluidType: 'Gas',
  flowRate: 6,
  upstreamPressure: 8000,
  pressureDifferential: 6000,
  viscosity: 0.012,
  fluidUpstreamDensity: 60,
  specificHeatRatio: 1.3,
  pipeInsideDiameter: 152.4,
};

/** What a case gives to the Pro calculator; undefined if nothing is sent there. */
function sent(input: CaseInput): CaseInput | undefined {
  const document = writeDocument(definition, { cases: [caseFrom(definition, input)] });
  const sends = run(definition, document, { pictures: true }).cases[0]?.sends ?? [];
  return sends.find(({ to }) => to === pro.id)?.fields;
}

describe('a choked gas', () => {
  test.each(['original', 'iso5167'])('is sized by the Pro calculator with the inputs of the case, %s', method => {
    const fields = sent({ ...choked, method });
    expect(fields).toMatchObject({ userDescription: 'RO-7', method: 'iso5167' });
    const there = evaluator(pro)(fields ?? {});
    expect(there.rawValue('flowCondition')).toBe('Choked');
    // Critical flow by hand: m = C·A·√(κ·p₁·ρ₁·(2/(κ + 1))^((κ + 1)/(κ − 1))), C = 0.83932.
    const flux = 0.83932 * Math.sqrt(1.3 * 8e6 * 60 * (2 / 2.3) ** (2.3 / 0.3));
    expect(there.of('orificeDiameterBD')).toBeCloseTo(Math.sqrt((4 * 6) / (Math.PI * flux)), 9);
  });

  test('of a chosen fluid takes the fluid with it, whose properties are filled in there', () => {
    const { viscosity: _, fluidUpstreamDensity: __, specificHeatRatio: ___, ...duty } = choked;
    const fields = sent({ ...duty, fluidSource: 'pure', pureFluid: 'C1', temperature: 30, viscosity: 0.02 }) ?? {};
    expect(fields).toMatchObject({ fluidSource: 'pure', pureFluid: 'C1', temperature: { value: 30, unit: '°C' } });
    expect(fields).toMatchObject({ viscosity: { value: 0.02, unit: 'cP' } });
    const { evaluation } = calculateCase(pro, caseFrom(pro, fields));
    expect(evaluation.filled.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['fluidUpstreamDensity', 'specificHeatRatio']),
    );
  });
});

test('a liquid, and a gas that does not choke, are not sent', () => {
  expect(sent({ ...choked, pressureDifferential: 3000 })).toBeUndefined();
  expect(sent({ ...choked, fluidType: 'Liquid', specificHeatRatio: '' })).toBeUndefined();
});
