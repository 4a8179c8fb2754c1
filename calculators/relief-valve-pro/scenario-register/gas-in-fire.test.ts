import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, calculateJson, caseFrom, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

/** Carbon dioxide stored at 50 bar(a) and 25 °C, relieved at 91.763 bar(a) in a fire. */
const stored: CaseInput = {
  scenario: 'External fire, no liquid',
  service: 'Gas and vapour',
  exposedArea: 50,
  allowableOverpressure: 21,
  setPressure: 75,
  totalBackpressure: 0.5,
  fluidSource: 'pure',
  pureFluid: 'CO2',
  normalPressure: 48.986_75,
  normalTemperature: 25,
};
/** The same, with the relieving temperature of an ideal gas. */
const ideal = { ...stored, normalPressure: '', normalTemperature: '', temperature: 274 };
/** The set pressure, bar(g), for a relieving pressure, bar(a). */
const setFor = (relieving: number) => (relieving - 1.01325) / 1.21;

const calculated = (input: CaseInput) => calculateJson(definition, input);
const on = (input: CaseInput, wanted: string) =>
  calculated(input).messages.flatMap(({ level, field, text }) => (field === wanted ? [`${level}: ${text}`] : []));
const rate = (input: CaseInput) => (calculated(input).results['relievingRate'] as { value: number }).value;
function relievingTemperature(input: CaseInput): number {
  const { evaluation } = calculateCase(definition, caseFrom(definition, input));
  return Number(evaluation.filled.find(({ id }) => id === 'temperature')?.value) - 273.15;
}

describe('the relieving temperature of a gas in a fire', () => {
  // CoolProp 8.0.0 at constant density: reference equations of Span and Wagner, and of Smukala et al.
  test.each([
    [{}, 151.27],
    [{ normalPressure: 58.986_75, setPressure: setFor(91.8) }, 82.66],
    [{ pureFluid: 'C2=', normalPressure: 38.986_75, setPressure: setFor(73.6) }, 169.05],
  ])('is that of the selected gas at constant density %#', (change, expected) => {
    expect(relievingTemperature({ ...stored, ...change })).toBeCloseTo(expected, 1);
  });

  test('gives a rate and an area that are twice and 1.67 times those of an ideal gas', () => {
    const area = (input: CaseInput) => (calculated(input).results['requiredArea'] as { value: number }).value;
    expect(rate(stored) / rate(ideal)).toBeCloseTo(16_891 / 8396, 2);
    expect(area(stored) / area(ideal)).toBeCloseTo(1.67, 2);
    expect(on(stored, 'temperature')).toEqual([]);
  });

  test('entered for an ideal gas is a warning with its size and side', () => {
    expect(on(ideal, 'temperature')).toEqual([
      expect.stringMatching(
        /^warning: .* T1 = T·p1\/p is for an ideal gas: if it gave the 274 °C from 20\.0 °C, this gas reaches it at 142 °C, and the rate is then too low, the unsafe side\. Enter the normal/,
      ),
    ]);
    expect(on({ ...stored, temperature: 274 }, 'temperature').join()).toContain(
      'The gas reaches the relieving pressure at 151 °C, at constant density. The 274 °C entered is above that',
    );
    expect(on({ ...stored, temperature: 151 }, 'temperature').join()).not.toContain('unsafe');
  });

  test('of a gas that is nearly ideal is a note, and of typed properties says for which gas it holds', () => {
    const nitrogen = { ...ideal, pureFluid: 'N2', setPressure: 10, temperature: 100 };
    expect(on(nitrogen, 'temperature')).toEqual([expect.stringMatching(/^info: .* Enter the normal pressure and/)]);
    const typed = { ...ideal, fluidSource: 'typed', molecularWeight: 44, gamma: 1.2 };
    expect(on({ ...typed, compressibilityFactor: 1 }, 'temperature')).toEqual([
      expect.stringMatching(
        /^info: .* for an ideal gas only: a dense gas reaches it colder, and the rate is then too low/,
      ),
    ]);
    expect(on({ ...typed, compressibilityFactor: 0.8 }, 'temperature').join()).toMatch(/^warning: /);
  });

  const nitrogen = { ...stored, pureFluid: 'N2', setPressure: 50, normalPressure: 5, normalTemperature: 20 };

  // CoolProp 8.0.0 at constant density, extrapolated.
  test.each([
    [nitrogen, 2698, 1727],
    [{ ...nitrogen, pureFluid: 'C3', normalTemperature: 40 }, 2590, 377],
  ])('beyond the equation of the gas is estimated, and the wall fails first %#', (input, expected, limit) => {
    const [text = '', ...others] = on(input, 'temperature');
    expect(others).toEqual([]);
    expect(text).toMatch(
      /^error: The gas reaches the relieving pressure at about \d+ °C, when the wall has reached its/,
    );
    expect(Math.abs(Number(/about (\d+)/.exec(text)?.[1]) / expected - 1)).toBeLessThan(0.1);
    const all = calculated(input).messages.map(each => each.text);
    expect(all.join()).toContain(`at constant density: beyond ${limit} °C, to which its equation is valid`);
    expect(all.join()).not.toContain('gives no value');
  });

  test('at which the wall has failed is an error also where a lower one is entered', () => {
    // CoolProp 8.0.0 at constant density: 650.87 °C.
    const fails = expect.stringMatching(/^error: The gas reaches the relieving pressure at 650\.9 °C, when the wall/);
    expect(on({ ...nitrogen, normalPressure: 18 }, 'temperature')).toEqual([fails]);
    expect(on({ ...nitrogen, normalPressure: 18, temperature: 400 }, 'temperature')).toContainEqual(fails);
    expect(on({ ...nitrogen, temperature: 400 }, 'temperature').join()).toMatch(/^error: .* at about 26\d\d °C, when/);
  });

  test('is not found for a liquid before the fire', () => {
    const { messages } = calculated({ ...stored, normalPressure: 80 });
    expect(messages.map(({ text }) => text).join()).toContain(
      'Carbon dioxide is no gas at 81.01 bar(abs) and 25.00 °C.',
    );
  });
});

describe('the rate of a real gas in a fire', () => {
  // β·T·cp0/cp by CoolProp 8.0.0.
  test.each([
    [{ pureFluid: 'CO2', setPressure: setFor(122), temperature: 60 }, 1.838],
    [{ pureFluid: 'C3', setPressure: setFor(73.6), temperature: 110 }, 2.004],
    [{ pureFluid: 'CO2', setPressure: setFor(91.8), temperature: 151 }, 1.299],
    [{ pureFluid: 'C1', setPressure: setFor(100), temperature: 20 }, 1.312],
  ])('is above that of an ideal gas by the same heat, which is a warning %#', (change, expected) => {
    const [text = ''] = on({ ...ideal, ...change }, 'expandedRate');
    expect(text).toMatch(
      /^warning: The rate of API 521 is that of an ideal gas .* The rate calculated is on the unsafe side/,
    );
    expect(Number(/expands ([\d.]+) times/.exec(text)?.[1])).toBeCloseTo(expected, 2);
  });

  test('is not reported for nitrogen or hydrogen, or with a sufficient rate entered', () => {
    expect(on({ ...ideal, pureFluid: 'N2', setPressure: 10, temperature: 100 }, 'expandedRate')).toEqual([]);
    expect(on({ ...ideal, pureFluid: 'H2', setPressure: 150 }, 'expandedRate')).toEqual([]);
    expect(on({ ...stored, flowRate: 21_000 }, 'expandedRate')).toHaveLength(1);
    expect(on({ ...stored, flowRate: 23_000 }, 'expandedRate')).toEqual([]);
  });
});

/**
 * CoolProp 8.0.0: the largest β/c_p·c_p0·T·(T_w − T)^1.25/T^1.1506 over the largest mass flux along the isentrope, in steps of 1 K at the
 * relieving pressure, against that of the ideal gas at the relieving temperature; with its temperature and the ratio of the rates.
 */
describe('a dense gas that is heated further at the relieving pressure', () => {
  const cases: readonly [CaseInput, number, number, number][] = [
    [{ pureFluid: 'CO2', setPressure: 100, temperature: 40 }, 74, 2.7497, 1.4828],
    [{ pureFluid: 'C3', setPressure: 60, temperature: 100 }, 141, 5.6375, 2.6784],
  ];

  test.each(cases)(
    'needs its largest valve at another temperature, with the rate there %#',
    (change, worst, area, rates) => {
      const input = { ...ideal, ...change };
      const [text = ''] = on(input, 'expandedRate');
      const [, hottest, most = '', ratio] =
        /largest area at ([\d.]+) °C, where it expands by ([\d\s]+) kg\/h: ([\d.]+) times/.exec(text) ?? [];
      expect(Math.abs(Number(hottest) - worst)).toBeLessThan(4);
      expect(Number(ratio) / area).toBeCloseTo(1, 1.5);
      expect(Math.abs(Number(most.replaceAll(/\s/gu, '')) / rate(input) / rates - 1)).toBeLessThan(0.04);
      const entered = { ...input, temperature: Number(hottest), flowRate: Number(most.replaceAll(/\s/gu, '')) + 30 };
      expect(on(entered, 'expandedRate').join()).not.toContain('Heated further');
    },
  );

  test('is compared with the heat of a wetted wall, 43 200·50^0.82 W', () => {
    expect(on({ ...ideal, ...cases[0]?.[0] }, 'expandedRate').join()).toContain(
      'API 521 has 1068 kW for a wetted wall.',
    );
  });
});
