import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import {
  type Row,
  gasConstant,
  atmosphere,
  answer,
  section,
  massFlux,
  air,
  short,
  kgPerHour,
} from './testing/answer.ts';

beforeAll(loadAllFluidData);

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

test('a drum with a differential alone has it at every flow, which is said', () => {
  const drum = (ratedFlow: number, more: Row) =>
    answer({
      sources: [{ tag: 'V', to: 'D1', ratedFlow, ...air }],
      items: [
        { tag: 'KO', type: 'KO drum', from: 'D1', to: 'D2', ...more },
        { tag: 'S', type: 'stack', from: 'D2', to: 'End', length: 60, rise: 60, insideDiameter: 600, roughness: 0.05 },
      ],
    });
  for (const flow of [5000, 50_000]) {
    const { item, text, messages } = drum(flow, { differential: 0.05 });
    expect(item('KO', 'inletPressure') - item('KO', 'outletPressure')).toBeCloseTo(0.05, 9);
    expect(text.item('S', 'type')).toBe('line');
    expect(messages.join(' ')).toContain(
      'The differential is the same at every flow where it has no reference flow: KO.',
    );
  }
  expect(drum(5000, {}).messages).toContain(
    'Item KO, a drum, needs a loss coefficient with its inside diameter, or a differential with its reference flow and density, or alone if it is the same at every flow.',
  );
  expect(drum(5000, { differential: 0.05, flow: 4000 }).messages.join(' ')).toContain(
    'Item KO, a drum, has a reference flow alone',
  );
});

test('a roughness of the lines is that of the lines without their own', () => {
  const sources = [{ tag: 'V', to: 'S', ratedFlow: 20_000, ...air }];
  const line = { tag: 'L', type: 'line', from: 'S', to: 'End', length: 40, insideDiameter: 200 };
  const stated = answer({ sources, items: [{ ...line, roughness: 0.3 }] });
  const shared = answer({ sources, items: [line], roughness: 0.3 });
  expect(shared.source('V', 'backPressure')).toBe(stated.source('V', 'backPressure'));
  expect(shared.messages).toContain('The lines without their own roughness have 0.3000 mm: L.');
  expect(answer({ sources, items: [line] }).messages.join(' ')).toContain('Item L, a line, needs a roughness');
});

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
    expect(at(80).messages.join(' ')).toContain('The outlet is too narrow for its flow at: V.');
    expect(at(150).messages.join(' ')).not.toContain('too narrow');
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

  // CoolProp 8.0.0: propane of 20.26 bar(abs) and 40 °C is 59 % liquid at 2 bar(abs) and its enthalpy, 64 % at 3 bar(abs).
  test('qualifies the verdict where liquid flows', () => {
    const propane = { ...relief, ratedFlow: 30_000, composition: 'C3 1', setPressure: 17.5, temperature: 40 };
    const { source, item, result, text, messages } = answer({
      sources: [{ ...propane, allowablePressure: 10 }],
      items,
    });
    expect(text.item('L', 'verdict')).toBe('within, but with liquid, calculated without slip');
    expect(result('verdict')).toBe('within all criteria; 1 item with liquid, calculated without slip');
    expect(source('V', 'backPressure') + 1.01325).toBeGreaterThan(2);
    expect(source('V', 'backPressure') + 1.01325).toBeLessThan(3);
    expect(Math.round(item('L', 'liquid') / 5)).toBe(12);
    expect(messages.join(' ')).toMatch(/Liquid flows in L: 0\.(59|6[0-4]) of the mass at its inlet/);
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
    expect(mixed.messages).toContain(
      'Constant k and Z are used for all gases, because these sources have no composition: W.',
    );
  });

  test('expands from 1.1 times the set pressure where no relieving pressure is given', () => {
    const at = (more: Row) => answer({ sources: [{ ...relief, composition: 'C1: 0.7; C2: 0.3', ...more }], items });
    const [input, assumed] = [at({ relievingPressure: 38.5, setPressure: 35 }), at({ setPressure: 35 })];
    expect(assumed.source('V', 'backPressure')).toBe(input.source('V', 'backPressure'));
    expect(assumed.messages).toContainEqual(
      expect.stringContaining(
        'A relieving pressure of 1.1 times the set pressure, gauge, is assumed for the sources without one: V.',
      ),
    );
  });

  test('has no other properties, and components that are known', () => {
    const messagesOf = (more: Row) => answer({ sources: [{ ...relief, ...more }], items }).messages;
    expect(messagesOf({})).toContain('Source V needs a molar mass and an isentropic exponent, or a composition.');
    expect(messagesOf({ composition: 'C1 1' })).toContain(
      'Source V has a composition and needs a relieving or a set pressure.',
    );
    expect(messagesOf({ ...gas, molarMass: 20 })).toContain(
      'Source V has a composition: leave its molar mass, isentropic exponent, compressibility factor and viscosity blank.',
    );
    expect(messagesOf({ ...gas, composition: 'C1 0.5; unobtainium 0.5' }).join(' ')).toContain(
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

  test('splits its flow between two equal lines, each with the pressures of half the flow', () => {
    const two = answer({
      sources: [{ tag: 'A', to: 'N', ratedFlow: 20_000, ...heavy }],
      items: ['H1', 'H2'].map(tag => ({ tag, from: 'N', to: 'End', ...wide, length: 100 })),
    });
    const one = answer({
      sources: [{ tag: 'A', to: 'N', ratedFlow: 10_000, ...heavy }],
      items: [{ tag: 'H1', from: 'N', to: 'End', ...wide, length: 100 }],
    });
    for (const tag of ['H1', 'H2']) expect(two.item(tag, 'massFlow')).toBeCloseTo(10_000, 3);
    expect(two.source('A', 'backPressure')).toBeCloseTo(one.source('A', 'backPressure'), 7);
  });

  test('loses heat to the surroundings along a line', () => {
    const line = { ...wide, length: 400, heatTransferCoefficient: 10 };
    const input = {
      sources: [{ tag: 'A', to: 'N', ratedFlow: 20_000, ...heavy }],
      items: [{ tag: 'H', from: 'N', to: 'End', ...line }],
    };
    expect(answer(input).messages).toContain('The ambient temperature is needed for the lines that lose heat: H.');
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

test('the faults of rows and of both tables are said beside cells that cannot be read', () => {
  const { messages } = answer({
    sources: [
      'Tag | To | Rated flow kg/h | Molar mass | Isentropic exponent | Temperature °C | Scenario Fire | Scenario Power',
      'V-1 | A | abc | 28.96 | 1.4 | 27 | of | off',
      'V-2 | X | 1000 | 28.96 | | 27 | off | off',
    ].join('\n'),
    items: [
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm',
      'L-1 | line | A | B | 10 | 100 | rough',
      'L-2 | line | B | B | 10 | 100 |',
    ].join('\n'),
  });
  expect(messages).toEqual([
    'Sources has "abc" for rated flow in row 1 (V-1), which is not a number.',
    'Sources has "of" for scenario Fire in row 1 (V-1), which is not a number; it may also be on, x, yes, y, off, no, n.',
    'Items has "rough" for roughness in row 1 (L-1), which is not a number.',
    'Source V-2 needs a molar mass and an isentropic exponent, or a composition.',
    'No source is on in scenario Power.',
    'Source V-2 discharges into node X, where no item begins.',
    'Item L-2, a line, needs a roughness: enter its own, or the roughness of the lines for all without their own.',
    'Item L-2 begins and ends at node B.',
    'Share of the allowable back pressure: needs valid sources, valid items.',
  ]);
});
