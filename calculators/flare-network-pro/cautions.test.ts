import { loadFluidData, loadTransportData } from '@isentrope/engineering/properties';
import { beforeAll, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { air, answer, short } from './testing/answer.ts';

beforeAll(loadAllFluidData);

/** The messages of a source that passes a water seal. */
function messagesOf(composition: string, temperature: number, liquidDensity?: number): string {
  const valve = { setPressure: 8, valveType: 'balanced', requiredFlow: 30_000, relievingPressure: 9 };
  const line = { type: 'line', length: 100, insideDiameter: 400, roughness: 0.05, lossCoefficient: 0 };
  return answer({
    sources: [{ tag: 'A', to: 'N', composition, temperature, ...valve }],
    items: [
      { ...line, tag: 'L', from: 'N', to: 'S' },
      {
        type: 'seal',
        tag: 'WS',
        from: 'S',
        to: 'T',
        insideDiameter: 400,
        submergence: 0.2,
        lossCoefficient: 1,
        liquidDensity,
      },
      { tag: 'TIP', type: 'tip', from: 'T', insideDiameter: 400, lossCoefficient: 1 },
    ],
  }).messages.join('\n');
}

// With k_ij = 0 the bubble pressure at 80 °C is 2.27 bar; by modified UNIFAC (thermo 0.6.1) it is 2.91 bar.
test('components without a known interaction are named, of one gas and of several', () => {
  expect(messagesOf('MeOH: 0.5; nC6: 0.5', 80)).toContain(
    'No interaction parameter is known for methanol and n-hexane',
  );
  expect(messagesOf('C1: 0.9; C3=: 0.1', 80)).not.toContain('No interaction parameter');
});

test('a liquid of which the viscosity is a doubtful estimate is named', async () => {
  const ids = ['C7+ (M 400, SG 0.92)', 'C3'];
  await Promise.all([loadFluidData(ids), loadTransportData(ids)]);
  expect(messagesOf('C7+ (M 400, SG 0.92): 0.98; C3: 0.02', 60)).toContain(
    'Liquid of A: The viscosity is an estimate, which may be 1.5 times as high or as low',
  );
  expect(messagesOf('nC8: 0.5; nC9: 0.5', 60)).not.toContain('The viscosity is an estimate');
});

test('water in a seal behind gas below 0 °C can freeze, another liquid not', () => {
  expect(messagesOf('C2=: 1', -60)).toMatch(
    /Gas as cold as −1\d\d\.\d °C flows through water in: WS\. The seal can freeze/,
  );
  // Water of 20 °C has 998.2 kg/m³ (IAPWS-IF97).
  expect(messagesOf('C2=: 1', -60, 998.2)).toMatch(
    /flows through a liquid as dense as water in: WS\. If it is water, it can freeze/,
  );
  expect(messagesOf('C1: 1', 60, 998.2)).not.toContain('can freeze');
  expect(messagesOf('C2=: 1', -60, 1100)).not.toContain('can freeze');
  expect(messagesOf('C1: 1', 60)).not.toContain('can freeze');
});

test('a gas by its equation of state is compared with constant k and Z', () => {
  expect(messagesOf('C1: 1', 60)).toMatch(/By constant k and Z, back pressures differ by at most [\d.]+ %: A has/);
});

test('a line too rough for its bore is named, as if its roughness were in another unit', () => {
  const withRoughness = (roughness: number) =>
    answer({
      sources: [{ tag: 'A', to: 'N', setPressure: 8, valveType: 'balanced', requiredFlow: 3000, ...air }],
      items: [
        { tag: 'L', type: 'line', from: 'N', to: 'T', length: 10, insideDiameter: 400, roughness, lossCoefficient: 0 },
        { tag: 'TIP', type: 'tip', from: 'T', insideDiameter: 400, lossCoefficient: 1 },
      ],
    }).messages.filter(text => text.includes('relative roughness'));
  expect(withRoughness(0.046)).toEqual([]);
  expect(withRoughness(46)).toEqual([
    'The relative roughness is above 0.05, beyond the range of Colebrook and Moody: L.',
  ]);
});

test('a source that relieves below its set pressure or far above it is named', () => {
  const at = (relievingPressure: number) =>
    answer({
      sources: [
        {
          tag: 'A',
          to: 'N',
          composition: 'C1: 1',
          temperature: 40,
          setPressure: 11,
          valveType: 'pilot',
          relievingPressure,
          requiredFlow: 3000,
        },
      ],
      items: [
        { ...short, tag: 'L', from: 'N', to: 'T', lossCoefficient: 1 },
        { tag: 'TIP', type: 'tip', from: 'T', insideDiameter: 400, lossCoefficient: 1 },
      ],
    }).messages.filter(text => text.startsWith('The relieving pressure is '));
  expect(at(11)).toEqual([]);
  expect(at(9)).toEqual(['The relieving pressure is below the set pressure, at which a valve opens: A.']);
  // API 520-I: 21 % overpressure in a fire.
  expect(at(13.31)).toEqual([]);
  expect(at(13.4).join(' ')).toMatch(
    /^The relieving pressure is more than 21 % above the set pressure.*unsafe side\.$/,
  );
});

test('a compressibility factor far from 1 is named', () => {
  const at = (compressibility: number) =>
    answer({
      sources: [{ tag: 'A', to: 'N', requiredFlow: 3000, ...air, compressibility }],
      items: [{ ...short, tag: 'L', from: 'N', to: 'T', lossCoefficient: 1 }],
    }).messages.filter(text => text.startsWith('The compressibility factor is that'));
  expect(at(0.9)).toEqual([]);
  expect(at(0.1).join(' ')).toContain('near 1: A (0.100).');
});
