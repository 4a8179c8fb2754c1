import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';
import { examples } from './examples.ts';

beforeAll(loadAllFluidData);

type Row = Readonly<Record<string, unknown>>;

/** A row of sources in JSON. */
type SourceInput = Row & { readonly tag: string; readonly scenarios?: Row };

const gasConstant = 8314.462618;
const atmosphere = 101_325;

/** The rows of a table of results. */
function rowsOf(table: unknown): readonly Row[] {
  if (!Array.isArray(table)) throw new Error('there is no table');
  return table;
}

/** The value of a cell or a result, without its unit. */
function plain(cell: unknown): unknown {
  return typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell;
}

/** The answer to a case, with the cells of its tables by the tags of their rows. */
function answer(input: Row) {
  const { results, messages } = calculateJson(definition, input);
  const said = messages.map(({ text }) => text);
  const cell = (table: string, key: string) => (tag: string, column: string) =>
    plain(rowsOf(results[table]).find(row => row[key] === tag)?.[column]);
  const number = (read: (tag: string, column: string) => unknown) => (tag: string, column: string) => {
    const value = read(tag, column);
    return typeof value === 'number' ? value : expect.fail(`${tag} has no ${column}: ${said.join(' ')}`);
  };
  const [source, item, scenario] = [
    cell('sourceTable', 'source'),
    cell('itemTable', 'item'),
    cell('scenarioTable', 'scenario'),
  ];
  return {
    results,
    said,
    result: (id: string) => plain(results[id]),
    text: { source, item, scenario },
    source: number(source),
    item: number(item),
    scenario: number(scenario),
  };
}

const section = (diameter: number) => (Math.PI / 4) * diameter * diameter;

/** Mass flux, kg/(s·m²), of a gas at a static pressure, Pa, and Mach number, with its total temperature, K. */
function massFlux(pressure: number, mach: number, k: number, molarMass: number, total: number): number {
  const temperature = total / (1 + ((k - 1) / 2) * mach * mach);
  return pressure * mach * Math.sqrt((k * molarMass) / (gasConstant * temperature));
}

/** Air at 300 K. */
const air = { molarMass: 28.96, isentropicExponent: 1.4, temperature: 26.85, compressibility: 1, viscosity: 0.018 };
/** A line whose resistance is all in its loss coefficient. */
const short = { type: 'line', length: 1e-6, roughness: 0, insideDiameter: 100 };
const kgPerHour = (flux: number, diameter = 0.1) => flux * section(diameter) * 3600;

/**
 * Fanno flow of k = 1.4, as tabulated by J. D. Anderson, Modern Compressible Flow, table A.4:
 * Ma, p/p*, 4fL* /D.
 */
const fanno = [
  [0.2, 5.4554, 14.5333],
  [0.3, 3.6191, 5.2993],
  [0.5, 2.1381, 1.0691],
  [0.7, 1.4935, 0.2081],
] as const;

describe('a tail pipe, by the tables of Fanno flow', () => {
  test.each(fanno)('choked with Ma %s at its inlet', (_, pressureRatio, lossCoefficient) => {
    const sonic = 2e5;
    const flow = kgPerHour(massFlux(sonic, 1, 1.4, 28.96, 300));
    const { source, item, text, result } = answer({
      sources: [{ tag: 'V', to: 'S', ratedFlow: flow, setPressure: 50, valveType: 'conventional', ...air }],
      items: [{ tag: 'L', from: 'S', to: 'End', lossCoefficient, ...short }],
    });
    const inlet = (pressureRatio * sonic - atmosphere) / 1e5;
    // The tables print five digits of each ratio.
    expect(Math.abs(source('V', 'backPressure') / inlet - 1)).toBeLessThan(2e-4);
    expect(item('L', 'outletPressure')).toBeCloseTo(0.98675, 4);
    expect(item('L', 'mach')).toBeCloseTo(1, 6);
    expect(text.item('L', 'choked')).toBe('yes');
    expect(item('L', 'temperature')).toBeCloseTo(250 - 273.15, 3);
    // Built up over the atmosphere, and 10 % of the set pressure allowed.
    expect(result('governingUtilization')).toBeCloseTo((100 * source('V', 'builtUp')) / 5, 6);
  });

  test('subsonic from Ma 0.3 to 0.5: the resistance is the difference of the tabulated ones', () => {
    const flow = kgPerHour(massFlux(atmosphere, 0.5, 1.4, 28.96, 300));
    const { source, item, text } = answer({
      sources: [{ tag: 'V', to: 'S', ratedFlow: flow, ...air }],
      items: [{ tag: 'L', from: 'S', to: 'End', lossCoefficient: 5.2993 - 1.0691, ...short }],
    });
    expect(source('V', 'backPressure') + 1.01325).toBeCloseTo((1.01325 * 3.6191) / 2.1381, 3);
    expect(item('L', 'mach')).toBeCloseTo(0.5, 4);
    expect(text.item('L', 'choked')).toBe('no');
  });

  test('the outlet of a valve is choked where it is narrower than its sonic section', () => {
    const flow = kgPerHour(massFlux(3e5, 1, 1.4, 28.96, 300), 0.1);
    const at = (insideDiameter: number) => {
      const valve = { tag: 'V', to: 'S', ratedFlow: flow, insideDiameter, ...air };
      return answer({ sources: [valve], items: [{ tag: 'L', from: 'S', to: 'End', ...short }], tipPressure: 3 });
    };
    // A line without resistance, so that the valve discharges at 3 bar(abs).
    expect(at(100).source('V', 'outletMach')).toBeCloseTo(1, 3);
    expect(at(80).said.join(' ')).toContain('The outlet is too narrow for its flow at: V.');
    expect(at(150).said.join(' ')).not.toContain('too narrow');
  });

  test('with friction: the resistance of its data is that between its Mach numbers', () => {
    const { item, result } = answer({
      sources: [{ tag: 'V', to: 'S', ratedFlow: 9000, ...air }],
      items: [
        {
          tag: 'L',
          type: 'line',
          from: 'S',
          to: 'End',
          nps: '4',
          schedule: '40',
          length: 30,
          roughness: 0.046,
          lossCoefficient: 1.5,
        },
      ],
    });
    const diameter = 0.10226;
    const reynolds = (9000 / 3600 / section(diameter)) * (diameter / 1.8e-5);
    expect(item('L', 'reynoldsNumber') / reynolds).toBeCloseTo(1, 4);
    // C. F. Colebrook, by repeated substitution.
    let f = 0.02;
    for (let turn = 0; turn < 100; turn += 1)
      f = 1 / (-2 * Math.log10(4.6e-5 / diameter / 3.7 + 2.51 / (reynolds * Math.sqrt(f)))) ** 2;
    expect(item('L', 'frictionFactor') / f).toBeCloseTo(1, 6);
    expect(result('governingLineResistance')).toBeCloseTo((f * 30) / diameter + 1.5, 4);
    expect(result('governingLineMachResistance')).toBeCloseTo((f * 30) / diameter + 1.5, 4);
  });
});

describe('a gas with a composition', () => {
  const relief = { tag: 'V', to: 'S', ratedFlow: 800 * section(0.2) * 3600, temperature: 320 - 273.15 };
  const items = [{ tag: 'L', from: 'S', to: 'End', ...short, insideDiameter: 200, lossCoefficient: 40 }];
  const gas = { composition: 'C1 0.7; C2 0.3', relievingPressure: 40 - 1.01325 };

  test('expands and chokes by its equation of state, as CoolProp has it', () => {
    const { item, source, text, results } = answer({ sources: [{ ...relief, ...gas }], items });
    // CoolProp 8.0.0 (HEOS), integrated along h + G²·v²/2 = h0 from the state of greatest entropy.
    expect(Math.abs((source('V', 'backPressure') + 1.01325) / 18.4851195 - 1)).toBeLessThan(1e-3);
    expect(Math.abs((item('L', 'outletPressure') + 1.01325) / 2.326652 - 1)).toBeLessThan(1e-3);
    expect(item('L', 'temperature') + 273.15).toBeCloseTo(264.51, 1);
    expect(text.item('L', 'choked')).toBe('yes');
    expect(results['governingLineMachResistance']).toBeNull();
  });

  test('is taken with constant k and Z where that is chosen, or where another source has no composition', () => {
    const constant = answer({ sources: [{ ...relief, ...gas }], items, gasModel: 'constant' });
    expect(constant.result('governingLineMachResistance')).toBeCloseTo(40, 3);
    const mixed = answer({
      sources: [
        { ...relief, ...gas },
        { ...relief, ...air, tag: 'W' },
      ],
      items,
    });
    expect(mixed.said).toContain(
      'All gases are taken with constant k and Z, since there is no composition of the sources: W.',
    );
  });

  test('expands from 1.1 times the set pressure where no relieving pressure is given', () => {
    const at = (more: Row) => answer({ sources: [{ ...relief, composition: 'C1: 0.7; C2: 0.3', ...more }], items });
    const [given, assumed] = [at({ relievingPressure: 38.5, setPressure: 35 }), at({ setPressure: 35 })];
    expect(assumed.source('V', 'backPressure')).toBe(given.source('V', 'backPressure'));
    expect(assumed.said).toContain(
      'The gas is taken to expand from 1.1 times the set pressure at the sources without a relieving pressure: V.',
    );
  });

  test('has no other properties, and components that are known', () => {
    const said = (more: Row) => answer({ sources: [{ ...relief, ...more }], items }).said;
    expect(said({})).toContain('Source V needs a molar mass and an isentropic exponent, or a composition.');
    expect(said({ composition: 'C1 1' })).toContain(
      'Source V has a composition and needs a relieving or a set pressure.',
    );
    expect(said({ ...gas, molarMass: 20 })).toContain(
      'Source V has a composition: leave its molar mass, isentropic exponent, compressibility factor and viscosity blank.',
    );
    expect(said({ ...gas, composition: 'C1 0.5; unobtainium 0.5' }).join(' ')).toContain(
      'Source V: the composition has no component "unobtainium"',
    );
  });
});

describe('a header, by hand', () => {
  const light = { molarMass: 18, isentropicExponent: 1.3, temperature: 26.85, compressibility: 1, viscosity: 0.012 };
  const heavy = { molarMass: 44, isentropicExponent: 1.13, temperature: 126.85, compressibility: 1, viscosity: 0.012 };
  const wide = { type: 'line', length: 10, roughness: 0.05, insideDiameter: 500, lossCoefficient: 0 };

  test('mixes gases by component and enthalpy', () => {
    const { item, result } = answer({
      sources: [
        { tag: 'A', to: 'NA', ratedFlow: 10_000, ...light },
        { tag: 'B', to: 'NB', ratedFlow: 30_000, ...heavy },
      ],
      items: [
        { tag: 'LA', from: 'NA', to: 'J', ...wide },
        { tag: 'LB', from: 'NB', to: 'J', ...wide },
        { tag: 'H', from: 'J', to: 'End', ...wide },
      ],
    });
    expect(item('H', 'massFlow')).toBeCloseTo(40_000, 5);
    expect(item('H', 'molarMass')).toBeCloseTo(40 / (10 / 18 + 30 / 44), 6);
    // cp = k/(k − 1)·R/M of each; the kinetic energy at the outlet is taken from the total enthalpy.
    const cp = (k: number, molarMass: number) => ((k / (k - 1)) * gasConstant) / molarMass;
    const [one, other] = [cp(1.3, 18), cp(1.13, 44)];
    const mixed = (10 * one + 30 * other) / 40;
    const total = (10 * one * 300 + 30 * other * 400) / (40 * mixed);
    const velocity = item('H', 'velocity');
    expect(item('H', 'temperature') + 273.15).toBeCloseTo(total - (velocity * velocity) / 2 / mixed, 3);
    expect(result('massResidual')).toBeLessThan(1e-9);
    expect(result('energyResidual')).toBeLessThan(1e-6);
  });

  test('loses heat to the surroundings along a line', () => {
    const line = { ...wide, length: 400, heatTransferCoefficient: 10 };
    const input = {
      sources: [{ tag: 'A', to: 'N', ratedFlow: 20_000, ...heavy }],
      items: [{ tag: 'H', from: 'N', to: 'End', ...line }],
    };
    expect(answer(input).said).toContain('The ambient temperature is needed for the lines that lose heat: H.');
    const { item } = answer({ ...input, ambientTemperature: 10 });
    const cp = ((1.13 / 0.13) * gasConstant) / 44;
    const share = Math.exp((-10 * Math.PI * 0.5 * 400) / ((20_000 / 3600) * cp));
    const velocity = item('H', 'velocity');
    const total = 10 + (126.85 - 10) * share;
    // The wall is taken to be at the total temperature, which differs from the static one by a tenth of a kelvin.
    expect(Math.abs(item('H', 'temperature') - (total - (velocity * velocity) / 2 / cp))).toBeLessThan(0.3);
  });

  test('adds the head of a seal, and the differential of a tip at its density and flow', () => {
    const { scenario, source, item } = answer({
      sources: [{ tag: 'A', to: 'KO', ratedFlow: 36_000, ...light }],
      items: [
        { tag: 'D', type: 'drum', from: 'KO', to: 'WS', differential: 0, flow: 36_000, density: 1 },
        { tag: 'W', type: 'seal', from: 'WS', to: 'FT', submergence: 0.5, liquidDensity: 1000 },
        { tag: 'T', type: 'tip', from: 'FT', differential: 0.1, flow: 18_000, density: 0.7316 },
      ],
    });
    const head = (1000 * 9.80665 * 0.5) / 1e5;
    const before = scenario('All sources', 'tipPressure');
    expect(source('A', 'backPressure') - before).toBeCloseTo(head, 5);
    // The density is that of the gas at the tip, between its two pressures.
    const [low, high] = [1.01325, 1.01325 + before].map(bar => (bar * 1e5 * 18) / (gasConstant * 300));
    expect(before).toBeGreaterThan((0.1 * 4 * 0.7316) / (high ?? NaN) - 1e-3);
    expect(before).toBeLessThan((0.1 * 4 * 0.7316) / (low ?? NaN) + 1e-3);
    expect(item('T', 'massFlow')).toBeCloseTo(36_000, 5);
  });

  test('begins at the pressure behind the tip', () => {
    const input = {
      sources: [{ tag: 'A', to: 'N', ratedFlow: 10, ...light }],
      items: [{ tag: 'H', from: 'N', to: 'End', ...wide }],
    };
    expect(answer({ ...input, tipPressure: 1.5 }).source('A', 'backPressure')).toBeCloseTo(1.5 - 1.01325, 5);
    expect(answer({ ...input, atmosphericPressure: 0.9 }).source('A', 'backPressure')).toBeCloseTo(0, 5);
  });
});

describe('scenarios and allowances', () => {
  const gas = { ...air, setPressure: 10 };
  const pipe = { type: 'line', length: 20, roughness: 0.05, lossCoefficient: 1 };
  const sources: readonly SourceInput[] = [
    {
      tag: 'A',
      to: 'NA',
      requiredFlow: 8000,
      ratedFlow: 12_000,
      valveType: 'conventional',
      ...gas,
      scenarios: { Fire: true, Power: 0.5 },
    },
    { tag: 'B', to: 'NB', requiredFlow: 15_000, valveType: 'balanced', ...gas, scenarios: { Power: 'on' } },
    {
      tag: 'C',
      to: 'NB',
      requiredFlow: 5000,
      valveType: 'pilot',
      ...gas,
      scenarios: { Power: { value: 50, unit: '%' } },
    },
    { tag: 'D', to: 'NB', requiredFlow: 5000, ...gas, allowablePressure: 3 },
  ];
  const items = [
    { tag: 'TA', from: 'NA', to: 'J', insideDiameter: 150, ...pipe },
    { tag: 'TB', from: 'NB', to: 'J', insideDiameter: 200, ...pipe },
    { tag: 'H', from: 'J', to: 'End', insideDiameter: 250, ...pipe },
  ];
  const all = answer({ sources, items });

  test('a source is on, off or a part of its required flow', () => {
    expect(all.scenario('Fire', 'totalFlow')).toBeCloseTo(8000, 6);
    expect(all.scenario('Power', 'totalFlow')).toBeCloseTo(4000 + 15_000 + 2500, 6);
    expect(
      answer({ sources: sources.map(row => ({ ...row, scenarios: undefined })), items }).scenario(
        'All sources',
        'totalFlow',
      ),
    ).toBeCloseTo(33_000, 6);
    const text = [
      'Tag | To | Required flow t/h | Molar mass | k | Temperature °C | Scenario Fire | Scenario Half',
      'A | NA | 8 | 28.96 | 1.4 | 26.85 | x | 50 %',
    ].join('\n');
    expect(answer({ sources: text, items }).scenario('Half', 'totalFlow')).toBeCloseTo(4000, 6);
  });

  test('each source and line is shown in its governing scenario, and each scenario alone gives the same', () => {
    for (const name of ['Fire', 'Power'] as const) {
      const only = sources.map(({ scenarios = {}, ...row }) => {
        const share = Object.entries(scenarios).find(([id]) => id === name)?.[1];
        return share === undefined ? row : { ...row, scenarios: { [name]: share } };
      });
      const alone = answer({ sources: only, items });
      for (const tag of ['A', 'B', 'C'])
        if (all.text.source(tag, 'scenario') === name)
          expect(alone.source(tag, 'backPressure')).toBe(all.source(tag, 'backPressure'));
      for (const tag of ['TA', 'TB', 'H'])
        if (all.text.item(tag, 'scenario') === name) expect(alone.item(tag, 'mach')).toBe(all.item(tag, 'mach'));
      expect(alone.scenario(name, 'highestMach')).toBe(all.scenario(name, 'highestMach'));
    }
    expect(all.text.source('B', 'scenario')).toBe('Power');
    expect(all.text.item('H', 'scenario')).toBe('Power');
  });

  test('a conventional valve allows 10 % of its set pressure, a balanced one 30 %, others what is typed', () => {
    expect(all.source('A', 'allowable')).toBeCloseTo(1, 9);
    expect(all.source('B', 'allowable')).toBeCloseTo(3, 9);
    expect(all.text.source('C', 'allowable')).toBeNull();
    expect(['A', 'B', 'C', 'D'].map(tag => all.text.source(tag, 'verdict'))).toEqual([
      'within',
      'within',
      'no allowance',
      'never on',
    ]);
    expect(all.said).toEqual(
      expect.arrayContaining([
        '10 % of the set pressure is assumed as the allowable back pressure of the conventional valves without one: A. API 520-I has it for 10 % overpressure; it may be as high as the overpressure.',
        '30 % of the set pressure is assumed as the allowable back pressure of the balanced valves without one: B. Up to it the curve of API 520-I leaves them their whole capacity; up to 50 % the capacity falls.',
        'The back pressure is not checked at the sources without an allowable one: C. Pilot-operated valves have no general limit: take that of the manufacturer.',
        'These sources are on in no scenario and are not checked: D.',
      ]),
    );
    const low = answer({ sources: sources.map(row => ({ ...row, setPressure: 1 })), items });
    expect(low.text.source('A', 'verdict')).toBe('exceeded');
    expect(low.said.join(' ')).toContain('The back pressure is above the allowable one at: A');
  });

  test('the back pressure at the rated flow is checked where it is higher', () => {
    expect(all.source('A', 'backPressureAtRatedFlow')).toBeGreaterThan(all.source('A', 'backPressure'));
    expect(all.source('A', 'builtUp')).toBeCloseTo(all.source('A', 'backPressureAtRatedFlow'), 9);
    expect(all.source('B', 'builtUp')).toBeCloseTo(all.source('B', 'backPressure'), 9);
  });

  test('a balanced valve is held to the total back pressure, a conventional one to what is built up', () => {
    const raised = answer({ sources, items, tipPressure: 2 });
    const ofAllowable = (tag: string) => raised.source(tag, 'utilization') / 100;
    expect(ofAllowable('A')).toBeCloseTo(raised.source('A', 'builtUp') / 1, 6);
    expect(ofAllowable('B')).toBeCloseTo(raised.source('B', 'backPressure') / 3, 6);
  });

  test('tail pipes and headers have limits of their own', () => {
    expect([all.item('TA', 'machLimit'), all.item('TB', 'machLimit'), all.item('H', 'machLimit')]).toEqual([
      0.7, 0.5, 0.5,
    ]);
    const strict = answer({ sources, items, headerMachLimit: 0.01, tailPipeMachLimit: 0.9, momentumFluxLimit: 1 });
    expect(strict.text.item('H', 'verdict')).toBe('Mach number and momentum flux exceeded');
    expect(strict.text.item('TA', 'verdict')).toBe('momentum flux exceeded');
    expect(strict.said.join(' ')).toContain(
      'The Mach number is above 0.0100 in a header or 0.900 in a tail pipe at: TB, H.',
    );
  });

  test('the pressure adds up from the tip to the governing source', () => {
    const rows = rowsOf(all.results['pathTable']);
    const sum = rows.reduce((so, row) => so + Number(plain(row['differential'])), 0);
    expect(plain(rows.at(-1)?.['total'])).toBeCloseTo(sum, 9);
    expect(all.result('governingBuiltUp')).toBeCloseTo(sum, 9);
    expect(rows[0]?.['item']).toBe('H');
  });
});

describe('what is said', () => {
  test('every error of the tables at once, with its tag', () => {
    const { said, results } = answer({
      sources: [
        { tag: 'A', to: 'X', ...air },
        { tag: 'B', to: 'N', ratedFlow: 1, ...air, allowableShare: 10, allowablePressure: 1 },
        { tag: 'C', to: 'N', ratedFlow: 1, ...air, valveType: 'pilot', scenarios: { Fire: 0 } },
      ],
      items: [
        { tag: 'L1', type: 'line', from: 'N', to: 'N', length: 1, roughness: 0 },
        { tag: 'L2', type: 'line', from: 'N', length: 1, roughness: 0, insideDiameter: 10 },
        { tag: 'D1', type: 'drum', from: 'N', to: 'M', lossCoefficient: 1 },
        { tag: 'D2', type: 'drum', from: 'N', to: 'M', lossCoefficient: 1, differential: 1, insideDiameter: 10 },
        { tag: 'T1', type: 'tip', from: 'M', differential: 1 },
        { tag: 'T2', type: 'tip', from: 'M' },
      ],
    });
    expect(said).toEqual(
      expect.arrayContaining([
        'Source A discharges into node X, from which no item begins.',
        'Source A needs a required or a rated flow.',
        'Source B has two allowable back pressures: leave the share of set or the pressure blank.',
        'Source B needs the set pressure of which its allowable back pressure is a share.',
        'Source C, a pilot valve, needs a set pressure or an allowable back pressure.',
        'No source is on in scenario Fire.',
        'Item L1 begins and ends at node N.',
        'Item L1, a line, needs an inside diameter, or a nominal size and a schedule.',
        'Item L2, a line, needs the node of its downstream end.',
        'Item D1, a drum, needs the inside diameter of its loss coefficient.',
        'Item D2, a drum, has a loss coefficient and a differential: leave one of them blank.',
        'Item T1, a tip, needs the reference flow and density of its differential.',
        'Item T2, a tip, needs a loss coefficient or a differential.',
      ]),
    );
    expect(results['sourceTable']).toBeNull();
  });

  test('what is assumed', () => {
    const { said } = answer({
      sources: [{ tag: 'V', to: 'S', ratedFlow: 1000, molarMass: 30, isentropicExponent: 1.2, temperature: 50 }],
      items: [
        { tag: 'L', type: 'line', from: 'S', to: 'W', length: 5, roughness: 0.05, insideDiameter: 200 },
        { tag: 'W', type: 'seal', from: 'W', to: 'End', submergence: 0.1 },
      ],
    });
    expect(said).toEqual(
      expect.arrayContaining([
        'A compressibility factor of 1 is assumed for the sources without one: V.',
        'The viscosity of the case is taken for the sources without one: V.',
        'No fittings are assumed for the lines with neither a loss coefficient nor fittings: L.',
        'Water of 1000 kg/m³ is assumed in the seals without a liquid density: W.',
      ]),
    );
  });
});

test('the plant flare has 20 sources, five scenarios and choked tail pipes', () => {
  const [example] = examples;
  const { results, text } = answer(example?.cases[0] ?? {});
  expect(rowsOf(results['sourceTable'])).toHaveLength(20);
  expect(rowsOf(results['scenarioTable'])).toHaveLength(5);
  const tags = rowsOf(results['itemTable']).map(row => String(row['item']));
  expect(tags.filter(tag => tag.startsWith('TP') && text.item(tag, 'choked') === 'yes').length).toBeGreaterThan(1);
});
