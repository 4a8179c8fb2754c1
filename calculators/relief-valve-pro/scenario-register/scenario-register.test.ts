import { ellipsoidalHead, vessel, wettedArea } from '@isentrope/engineering/geometry';
import { describe, expect, test } from 'vitest';
import { calculateCase, calculateJson, caseFrom, aggregateCases, type CaseInput } from '../../kit/index.ts';
import definition from './definition.ts';

const [example] = definition.examples;
const cases = example?.cases ?? [];

function registerOf(input: readonly CaseInput[]) {
  return aggregateCases(
    definition,
    input.map(each => {
      const data = caseFrom(definition, each);
      return { data, result: calculateCase(definition, data) };
    }),
  );
}

const texts = (input: readonly CaseInput[]) => registerOf(input)?.messages.map(({ text }) => text) ?? [];
const governs = (input: readonly CaseInput[]) =>
  registerOf(input)
    ?.table.rows.filter(row => row.includes('governs'))
    .map(row => row.at(-1)) ?? [];

describe('the register', () => {
  test('names the scenario with the largest area, in any order', () => {
    expect(governs(cases)).toEqual(['Valve fails open']);
    expect(governs(cases.toReversed())).toEqual(['Valve fails open']);
  });

  test('excludes scenarios that are not credible, and asks for the reason', () => {
    const set = cases.map((input, index) => (index === 2 ? { ...input, credible: 'No', reason: '' } : input));
    expect(governs(set)).toEqual(['Closed outlets']);
    expect(texts(set)).toContain(
      'V-101: Control valve failure (Valve fails open) is marked not credible without a reason.',
    );
  });

  test('reports scenarios that are not yet calculated', () => {
    const seen = cases.map((input, index) => {
      const data = caseFrom(definition, input);
      return { data, result: index === 2 ? undefined : calculateCase(definition, data) };
    });
    expect(aggregateCases(definition, seen)?.messages[0]?.text).toBe(
      'Not calculated yet and not in this register: Valve fails open. Another scenario may govern.',
    );
  });

  test('is incomplete while a credible scenario has no area', () => {
    const set = cases.map((input, index) => (index === 0 ? { ...input, flowRate: '' } : input));
    expect(texts(set)[0]).toMatch(/governs with 1320 mm², 1 × L\. Not all credible scenarios are sized\.$/);
    expect(texts(set)).toContain('V-101: Closed outlets is credible but has no area yet.');
    expect(texts(set.slice(0, 1))[0]).toBe('V-101: no credible scenario has been sized.');
  });

  test('reports areas and rates in the typed units', () => {
    const us = cases.map(input => ({
      ...input,
      flowRate: { value: 100_000, unit: 'lb/h' },
      setPressure: { value: 250, unit: 'psi(g)' },
      temperature: { value: 150, unit: '°F' },
    }));
    expect(texts(us)[0]).toMatch(/governs with \d\.\d{3} in², 1 × [A-T]\.$/);
    const [, fire] = us;
    expect(calculateJson(definition, fire ?? {}).messages.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^The flow rate entered is used; the heat of the scenario gives [\d\s]+ lb\/h\.$/),
    );
    const { messages } = calculateJson(definition, { ...fire, flowRate: '', elevation: { value: 40, unit: 'ft' } });
    expect(messages.map(({ text }) => text).join(' ')).toMatch(/no wetted surface within 25 ft of grade/);
  });

  test('groups by protected item, each with its governing scenario', () => {
    const other = cases.map(input => ({ ...input, protectedItem: 'V-102' }));
    expect(governs([...cases, ...other.slice(0, 2)])).toEqual(['Valve fails open', 'Closed outlets']);
  });

  test('reports different set pressures and causes not considered', () => {
    const set = cases.map((input, index) => (index === 1 ? { ...input, setPressure: 16 } : input));
    expect(texts(set)).toContain('V-101: the scenarios have different set pressures, but a valve can have only one.');
    expect(texts(cases).at(-1)).toMatch(/^V-101: not yet considered: thermal expansion, .*chemical reaction\.$/);
  });
});

describe('the load of a fire', () => {
  const fire = cases[1] ?? {};
  const areaOf = (input: CaseInput) => {
    const result = calculateJson(definition, input).results['fireSurface'];
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
  };
  const head = ellipsoidalHead(2.4);

  test('includes the wetted area of the vessel up to 7.6 m above grade', () => {
    const lying = vessel('horizontal', 2.4, 7.2, [head, head]);
    expect(areaOf(fire)).toBeCloseTo(wettedArea(lying, 1.2), 9);
    const standing = vessel('vertical', 2.4, 7.2, [head, head]);
    const upright = { ...fire, wettedSurface: 'Vertical vessel', liquidLevel: 6000, elevation: 4 };
    expect(areaOf(upright)).toBeCloseTo(wettedArea(standing, 3.6), 9);
    expect(areaOf({ ...fire, elevation: 8 })).toBeUndefined();
  });

  test('replaces a blank flow rate only for fire and expansion', () => {
    const { results, messages } = calculateJson(definition, { ...fire, scenario: 'Cooling failure' });
    expect(results['requiredArea']).toBeNull();
    expect(messages.map(({ text }) => text)).toContain('Required area: needs flow rate.');
  });

  test('includes the expansion of a blocked-in liquid', () => {
    const { results } = calculateJson(definition, {
      scenario: 'Thermal expansion',
      service: 'Liquid',
      heatInput: 500,
      expansionCoefficient: 0.0012,
      heatCapacity: 2.1,
      fluidUpstreamDensity: 780,
      viscosity: 0.6,
      setPressure: 20,
      totalBackpressure: 0,
    });
    expect(results['relievingRate']).toMatchObject({ unit: 'kg/h' });
    expect(results['recommendedOrifice']).toBe('D');
  });
});

describe('combined results', () => {
  const valuesOf = (input: readonly CaseInput[]) => registerOf(input)?.values ?? {};
  const column = (input: readonly CaseInput[], id: string) => {
    const { columns, rows } = registerOf(input)?.table ?? { columns: [], rows: [] };
    const index = columns.findIndex(each => each.id === id);
    return rows.map(row => row[index]);
  };

  test('are the governing area and rate, and the highest rate of all', () => {
    const areas = column(cases, 'requiredArea').map(Number);
    const rates = column(cases, 'relievingRate').map(Number);
    const governing = areas.indexOf(Math.max(...areas));
    expect(valuesOf(cases)).toEqual({
      governingArea: areas[governing],
      governingRate: rates[governing],
      greatestRate: Math.max(...rates),
    });
  });

  test('govern one item only', () => {
    const two = cases.map((input, index) => (index === 0 ? { ...input, protectedItem: 'V-999' } : input));
    const greatest = Math.max(...column(cases, 'relievingRate').map(Number));
    expect(valuesOf(two)).toEqual({ governingArea: undefined, governingRate: undefined, greatestRate: greatest });
  });

  test('are missing while a scenario that may govern is not sized', () => {
    expect(valuesOf([...cases, { ...cases[0], flowRate: '' }])).toEqual({});
    expect(valuesOf([...cases, { ...cases[0], flowRate: '', credible: 'No' }])).toEqual(valuesOf(cases));
  });
});

describe('a fire on a vessel without liquid', () => {
  const vessel = {
    scenario: 'External fire, no liquid',
    service: 'Gas and vapour',
    setPressure: { value: 100, unit: 'psi(g)' },
    allowableOverpressure: 21,
    totalBackpressure: 0,
    exposedArea: { value: 200, unit: 'ft²' },
    wallTemperature: { value: 1560, unit: '°R' },
    molecularWeight: 28.97,
    temperature: { value: 650, unit: '°R' },
    compressibilityFactor: 1,
    gamma: 1.4,
  };
  const match = (more: CaseInput = {}) => calculateJson(definition, { ...vessel, ...more });
  const messagesOf = (more: CaseInput = {}) => match(more).messages.map(({ level, text }) => `${level}: ${text}`);

  test('has the rate of API 521, with 21 % overpressure and the warning of a rupture', () => {
    // 0.1406·√(28.97·135.696)·200·910^1.25/650^1.1506 lb/h at 121 psi(g)
    const rate = match().results['relievingRate'];
    expect(rate).toMatchObject({ unit: 'kg/h' });
    expect(typeof rate === 'object' && rate !== null && 'value' in rate ? rate.value : 0).toBeCloseTo(2318.475, 2);
    expect(messagesOf().filter(text => text.startsWith('warning'))).toEqual([
      expect.stringContaining('the wall may rupture in the fire before the valve opens'),
    ]);
  });

  test('is rejected if the wall is as hot as the gas when the valve opens', () => {
    expect(messagesOf({ temperature: 600 }).filter(text => text.startsWith('error'))).toEqual([
      'error: The gas reaches the relieving pressure at 1572 °R, when the wall has reached its highest temperature, 1560 °R: no valve protects this vessel. Check depressuring, insulation or cooling by water.',
    ]);
  });

  test('reports a typed rate that is too small', () => {
    expect(messagesOf({ flowRate: 1000 }).join(' ')).toContain(
      'below the 2318 kg/h that the heat of the scenario gives',
    );
  });
});
