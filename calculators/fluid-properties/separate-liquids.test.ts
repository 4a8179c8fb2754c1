import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput, type Table } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const messagesOf = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

describe('a property that only one phase has', () => {
  const oilAndWater = { composition: 'H2O: 0.5; nC5: 0.5', pressure: 30, temperature: 20 };

  test.each(['reference', 'pr'])('is absent in two liquids because of them, by %s', method => {
    const { evaluation } = calculateCase(definition, caseFrom(definition, { ...oilAndWater, method }));
    for (const id of ['isochoricHeatCapacity', 'speedOfSound', 'jouleThomson', 'heatCapacityRatio']) {
      expect(evaluation.value(id)).toMatchObject({ reason: 'no single value of separate liquids' });
    }
  });

  test('is absent at the critical point where it is infinite', () => {
    const critical = { composition: 'H2O: 1', pressure: 220.64, temperature: 373.946 };
    const { evaluation } = calculateCase(definition, caseFrom(definition, critical));
    expect(evaluation.value('isobaricHeatCapacity')).toMatchObject({ reason: 'no finite value at the critical point' });
  });
});

describe('the density of a water phase', () => {
  // CoolProp 8.0.0 (IAPWS-95): water at 10 bar has 998.62 kg/m³ at 20 °C; Peng–Robinson 1134.0, 13.5 % more.
  const butane = { composition: 'nC4: 0.5; H2O: 0.5', pressure: 10, temperature: 20 };

  test('is that of water, and the one by Peng–Robinson is reported', () => {
    const { evaluation, messages } = calculateCase(definition, caseFrom(definition, { ...butane, method: 'pr' }));
    const { rows } = resultValue(evaluation, 'separatePhases') as unknown as Table;
    expect(rows.find(([name]) => name === 'water')?.[3]).toBeCloseTo(998.62, 1);
    expect(messages.map(({ text, level }) => `${level}: ${text}`)).toContainEqual(
      expect.stringMatching(
        /^warning: The water phase is listed .*, 998\.6 kg\/m³\. .* 1134 kg\/m³, 14 % more: .* too high/,
      ),
    );
  });

  test('is that of water also where it is the only liquid', () => {
    const wet = { composition: 'C1: 0.9; H2O: 0.1', pressure: 10, temperature: 20, method: 'pr' };
    const { evaluation } = calculateCase(definition, caseFrom(definition, wet));
    expect(resultValue(evaluation, 'liquidDensity')).toBeCloseTo(998.62, 1);
  });

  test('is not reported by GERG-2008, which has it within 0.1 %', () => {
    expect(messagesOf(butane).join(' ')).not.toContain('The water phase is listed');
  });
});

describe('liquids that mix completely', () => {
  test.each(['EtOH', 'MeOH'])('are one: %s and water', id => {
    const composition = `${id}: 50; H2O: 50`;
    expect(messagesOf({ composition, pressure: 1, temperature: 25 }).join(' ')).not.toContain('separate liquids');
  });

  test('are not stated as separate where Peng–Robinson has two: acetone and water', () => {
    const text = messagesOf({ composition: 'Acetone: 20; H2O: 80', pressure: 1, temperature: 25 }).join(' ');
    expect(text).not.toContain('The fluid has separate liquids');
    expect(text).toContain('which is not so. Acetone and water mix completely: there is one liquid');
  });

  test('are in doubt where the interaction is not known: dimethyl ether and water', () => {
    const text = messagesOf({ composition: 'DME: 50; H2O: 50', pressure: 10, temperature: 20 }).join(' ');
    expect(text).toContain('Whether dimethyl ether and water separate is not certain');
  });
});
