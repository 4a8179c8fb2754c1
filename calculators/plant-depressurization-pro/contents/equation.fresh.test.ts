import { loadFluid, stateOf } from '@isentrope/engineering/properties';
import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, caseFrom, loadFor, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 42,
  composition: 'N2: 1',
  equationOfState: 'reference',
  equationCheck: 'no',
  initialPressure: 100,
  initialTemperature: 20,
  orificeDiameter: 22,
  duration: 2,
};

const inputFor = (more: CaseInput): CaseInput => ({ ...vessel, ...more });
const loading = (more: CaseInput) => loadFor(definition, [caseFrom(definition, inputFor(more))]);

async function calculated(more: CaseInput = {}) {
  await loading(more);
  return calculateJson(definition, inputFor(more));
}

const errorsOf = async (more: CaseInput) =>
  (await calculated(more)).messages.flatMap(({ level, field, text }) =>
    level === 'error' ? [`${field}: ${text}`] : [],
  );

const number = (of: Awaited<ReturnType<typeof calculated>> | undefined, id: string): number => {
  const result = of?.results[id];
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : NaN;
};

describe('equation-of-state data are loaded on selection', () => {
  test('and once: Peng–Robinson and an unavailable component need no loading', async () => {
    expect(loading({ equationOfState: 'peng-robinson', composition: 'Ar: 1' })).toBeUndefined();
    expect(loading({ composition: 'H2O: 1' })).toBeUndefined();
    expect(loading({ composition: 'Ar: 1' })).toBeInstanceOf(Promise);
    await loading({ composition: 'Ar: 1' });
    expect(loading({ composition: 'Ar: 1' })).toBeUndefined();
  });
});

describe('a vessel by a reference equation', () => {
  let [own, cubic]: Awaited<ReturnType<typeof calculated>>[] = [];
  beforeAll(async () => {
    [own, cubic] = await Promise.all([calculated(), calculated({ equationOfState: 'peng-robinson' })]);
  });

  test('has the contents by the equation of nitrogen, not Peng–Robinson', async () => {
    const nitrogen = await loadFluid({ N2: 1 });
    const { density } = stateOf(nitrogen, { pressure: 101.013_25e5, temperature: 293.15 });
    const held = number(own, 'initialMass') / number(own, 'vesselVolume');
    expect(Math.abs(number(own, 'initialMass') - number(cubic, 'initialMass'))).toBeGreaterThan(0.1);
    expect(held / density).toBeCloseTo(1, 9);
    expect(number(own, 'energyClosure')).toBeLessThan(1e-10);
  });

  test('names its source in the working and in the model', async () => {
    const text = JSON.stringify(own);
    expect(text).toContain('Span');
    expect(text).not.toContain('Peng');
    expect(JSON.stringify(cubic)).toContain('Peng');
  });

  test('has no warning about Peng–Robinson', async () => {
    const hydrogen = { composition: 'H2: 1', initialPressure: 200 };
    const about = async (more: CaseInput) =>
      (await calculated(more)).messages.filter(({ text }) => text.includes('Peng'));
    expect(await about(hydrogen)).toEqual([]);
    expect(await about({ ...hydrogen, equationOfState: 'peng-robinson' })).toHaveLength(1);
  });
});

describe('a mixture by GERG-2008', () => {
  const mixed = { composition: 'C1: 0.91; C2: 0.09', initialPressure: 119, initialTemperature: 30 };

  test('has the contents by GERG-2008, and names it', async () => {
    const gas = await loadFluid({ C1: 0.91, C2: 0.09 });
    const { density } = stateOf(gas, { pressure: 120.013_25e5, temperature: 303.15 });
    const match = await calculated(mixed);
    expect(number(match, 'initialMass') / number(match, 'vesselVolume') / density).toBeCloseTo(1, 9);
    expect(number(match, 'energyClosure')).toBeLessThan(1e-10);
    expect(JSON.stringify(match)).toContain('Kunz');
    expect(JSON.stringify(match)).not.toContain('Peng');
  });

  test.each<[string, CaseInput, string]>([
    [
      'hotter than GERG-2008',
      { initialTemperature: 500 },
      'initialTemperature: Initial temperature must be at most 426.9 °C, the limit of GERG-2008.',
    ],
    [
      'colder',
      { initialTemperature: -230, composition: 'H2: 0.5; He: 0.5' },
      'initialTemperature: Initial temperature must be at least −213.1 °C, the limit of GERG-2008.',
    ],
    [
      'at a higher pressure',
      { initialPressure: 800 },
      'initialPressure: Initial pressure must be at most 699.0 bar(g), the limit of GERG-2008.',
    ],
  ])('does not start %s', async (_, more, sentence) => {
    expect(await errorsOf({ ...mixed, ...more })).toEqual([sentence]);
  });
});

describe('an inapplicable equation is reported in one sentence', () => {
  test.each<[string, CaseInput, string]>([
    [
      'water alone',
      { composition: 'H2O: 1', initialTemperature: 250, initialPressure: 10 },
      'equationOfState: There is no reference equation for water as the contents of a vessel: choose Peng–Robinson.',
    ],
    [
      'a component that GERG-2008 does not have',
      { composition: 'C1: 0.9; Bz: 0.1' },
      'equationOfState: GERG-2008 does not have benzene: choose Peng–Robinson, or leave benzene out.',
    ],
    [
      'a start hotter than the equation',
      { composition: 'C2=: 1', initialTemperature: 300 },
      'initialTemperature: Initial temperature must be at most 176.8 °C, the limit of the reference equation of ethylene.',
    ],
    [
      'a start at a higher pressure than the equation',
      { composition: 'SO2: 1', initialTemperature: 200, initialPressure: 900 },
      'initialPressure: Initial pressure must be at most 349.0 bar(g), the limit of the reference equation of sulfur dioxide.',
    ],
    [
      'ice',
      { composition: 'CO2: 1', initialTemperature: -150, initialPressure: 1 },
      'initialTemperature: Initial temperature must be above the triple point of carbon dioxide, −56.56 °C: it would be solid.',
    ],
  ])('%s', async (_, more, sentence) => {
    expect(await errorsOf(more)).toEqual([sentence]);
    const { results } = await calculated(more);
    expect(results['peakFlow']).toBeNull();
  });
});
