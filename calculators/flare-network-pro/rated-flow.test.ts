import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { air, answer, atmosphere, kgPerHour, massFlux, rowsOf, section, short } from './testing/answer.ts';

beforeAll(loadAllFluidData);

/** What a valve does beyond the flow of a scenario: its rated flow in its own piping, and its own outlet. */

const header = { tag: 'H', from: 'J', to: 'End', ...short, insideDiameter: 600 };

describe('the own piping of a valve with its rated flow', () => {
  /** A small load through a valve of a capacity that chokes its tail pipe at 2 bar(abs). */
  const sonic = 2e5;
  const ratedFlow = kgPerHour(massFlux(sonic, 1, 1.4, 28.96, 300));
  const networkWith = (more: Readonly<Record<string, unknown>> = {}) =>
    answer({
      sources: [
        { tag: 'V', to: 'S', requiredFlow: ratedFlow / 20, ratedFlow, setPressure: 60, valveType: 'pilot', ...air },
        { tag: 'W', to: 'J', requiredFlow: 100, ...air },
      ],
      items: [{ tag: 'T', from: 'S', to: 'J', ...short, lossCoefficient: 5.2993 }, header],
      ...more,
    });

  test('is compared with the criteria of tail pipes', () => {
    const { item, source, text, result, messages } = networkWith();
    // J. D. Anderson, Modern Compressible Flow, table A.4: p/p* = 3.6191 where 4fL*/D = 5.2993.
    expect(source('V', 'backPressureAtRatedFlow')).toBeCloseTo((3.6191 * sonic - atmosphere) / 1e5, 3);
    expect(item('T', 'mach')).toBeLessThan(0.2);
    expect(item('T', 'machAtRatedFlow')).toBeCloseTo(1, 6);
    // ρ·w² = k·p at Mach 1.
    expect(item('T', 'momentumFluxAtRatedFlow')).toBeCloseTo(1.4 * sonic, 0);
    expect(text.item('T', 'choked')).toBe('at rated flow');
    expect(messages.join(' ')).toContain('At the rated flow of their valve, these are choked: T.');
    expect(String(text.item('T', 'verdict'))).toContain('Mach number');
    expect(result('verdict')).toContain('1 line');
    expect(result('highestMach')).toBeCloseTo(1, 6);
  });

  // Fanno equations marched with the division of the flow solved: scipy 1.16.
  test('divides in parallel lines and goes on behind them', () => {
    const pipe = { type: 'line', roughness: 0.046, rise: 0 };
    const { source, item, text } = answer({
      sources: [
        {
          tag: 'PSV-1',
          to: 'N',
          requiredFlow: 64_000,
          ratedFlow: 83_000,
          setPressure: 39,
          valveType: 'conventional',
          molarMass: 35,
          isentropicExponent: 1.3,
          compressibility: 0.95,
          temperature: 136.85,
        },
      ],
      items: [
        { ...pipe, tag: 'TP', from: 'N', to: 'J', insideDiameter: 202.7, length: 10, lossCoefficient: 1.5 },
        { ...pipe, tag: 'A', from: 'J', to: 'K', insideDiameter: 254.5, length: 70, lossCoefficient: 1 },
        { ...pipe, tag: 'B', from: 'J', to: 'K', insideDiameter: 202.7, length: 50, lossCoefficient: 0.5 },
        { ...pipe, tag: 'H', from: 'K', to: 'O', insideDiameter: 304.8, length: 140, lossCoefficient: 2 },
      ],
    });
    expect(source('PSV-1', 'backPressureAtRatedFlow')).toBeCloseTo(4.142, 3);
    expect(item('H', 'machAtRatedFlow')).toBeCloseTo(0.795, 3);
    expect(text.source('PSV-1', 'verdict')).toBe('exceeded');
    expect(text.item('H', 'verdict')).toBe('Mach number exceeded');
  });

  test('does not count for the lines that it shares', () => {
    expect(networkWith().item('H', 'massFlow')).toBeCloseTo(ratedFlow / 20 + 100, 6);
  });
});

describe('a choked outlet of a valve', () => {
  const flow = kgPerHour(massFlux(3e5, 1, 1.4, 28.96, 300), 0.05);

  test('is the back pressure of its valve', () => {
    const { source, text, results, messages } = answer({
      sources: [
        { tag: 'V', to: 'S', ratedFlow: flow, setPressure: 15, valveType: 'conventional', insideDiameter: 50, ...air },
      ],
      items: [{ tag: 'T', from: 'S', to: 'J', ...short, insideDiameter: 300 }, header],
    });
    // At Mach 1 in 50 mm there are 3 bar(abs) by the choice of the flow; behind it nearly the atmosphere.
    expect(source('V', 'backPressure')).toBeLessThan(0.01);
    expect(source('V', 'outletPressure')).toBeCloseTo(3 - 1.01325, 6);
    expect(source('V', 'builtUp')).toBeCloseTo(3 - 1.01325, 6);
    expect(text.source('V', 'verdict')).toBe('exceeded');
    expect(rowsOf(results['pathTable']).at(-1)).toMatchObject({ item: 'Choked outlet of the valve' });
    expect(messages.join(' ')).toContain('The outlet is too narrow for its flow at: V.');
  });

  test('is found of a gas with a composition', () => {
    const { source } = answer({
      sources: [
        {
          tag: 'V',
          to: 'S',
          ratedFlow: flow,
          composition: 'N2 1',
          temperature: 26.85,
          relievingPressure: 5,
          insideDiameter: 50,
        },
      ],
      items: [{ tag: 'T', from: 'S', to: 'J', ...short, insideDiameter: 300 }, header],
    });
    expect(source('V', 'outletMach')).toBeCloseTo(1, 6);
    // Nitrogen is lighter than air: by the ideal gas √(28.96/28.013) times its pressure.
    expect((source('V', 'outletPressure') + 1.01325) / 3 / Math.sqrt(28.96 / 28.013)).toBeCloseTo(1, 2);
  });
});

test('a valve of constant k and Z against a back pressure above its own is named, with gauge pressures', () => {
  const { messages } = answer({
    atmosphericPressure: 0.85,
    sources: [
      { tag: 'V', to: 'S', requiredFlow: 100, setPressure: 1, ...air },
      { tag: 'W', to: 'S', requiredFlow: 800 * section(0.1) * 3600, setPressure: 50, ...air },
    ],
    items: [{ tag: 'L', from: 'S', to: 'End', ...short, lossCoefficient: 5 }],
  });
  expect(messages.join(' ')).toMatch(/The back pressure of V, .*, is not below its own pressure of 1\.100 bar\(g\)/);
  expect(messages.join(' ')).not.toContain('The back pressure of W,');
});

test('the equations of Fanno are not shown of a line that loses heat', () => {
  const { results, messages } = answer({
    sources: [{ tag: 'V', to: 'S', requiredFlow: 5000, setPressure: 5, valveType: 'conventional', ...air }],
    items: [
      {
        tag: 'L',
        type: 'line',
        from: 'S',
        to: 'End',
        length: 200,
        insideDiameter: 150,
        roughness: 0.05,
        lossCoefficient: 1,
        heatTransferCoefficient: 20,
      },
    ],
    ambientTemperature: -20,
  });
  expect(results['governingLineInletPressure']).toBeNull();
  expect(messages.join(' ')).toContain('line L loses heat, but the Fanno equations are for an adiabatic line');
});

test('an item that is drawn against the flow is named', () => {
  const source = { tag: 'V', to: 'S', requiredFlow: 100, setPressure: 5, valveType: 'conventional', ...air };
  const header = { tag: 'H', ...short, insideDiameter: 600 };
  const at = (ends: Readonly<Record<string, string>>) =>
    answer({
      sources: [source],
      items: [
        { tag: 'T', from: 'S', to: 'J', ...short },
        { ...header, ...ends },
      ],
    });
  const reversed = at({ from: 'End', to: 'J' });
  expect(reversed.messages).toContain(
    'No source leads to H, so no gas flows there. From and To must point towards the flare.',
  );
  expect(reversed.result('verdict')).toBe('incomplete: 1 item without gas; within the criteria that are checked');
  expect(at({ from: 'J', to: 'End' }).result('verdict')).toBe('within all criteria');
});

describe('a source that its back pressure or its size keeps from discharging', () => {
  const source = { tag: 'V', to: 'S', requiredFlow: 90_000, setPressure: 4, valveType: 'pilot', ...air };
  const items = [
    { tag: 'T', from: 'S', to: 'J', type: 'line', length: 40, insideDiameter: 202.7, roughness: 0.045 },
    { tag: 'H', from: 'J', to: 'End', type: 'line', length: 200, insideDiameter: 304.8, roughness: 0.045 },
  ];

  test.each([{}, { valveType: undefined }, { valveType: undefined, setPressure: undefined, relievingPressure: 4.4 }])(
    'is beyond the criteria above its own pressure: %j',
    more => {
      const { source: of, text, result, messages } = answer({ sources: [{ ...source, ...more }], items });
      expect(of('V', 'backPressure')).toBeGreaterThan(4.4);
      expect(text.source('V', 'verdict')).toBe('cannot discharge');
      expect(result('verdict')).toMatch(/^criteria exceeded: 1 source/);
      expect(messages.join(' ')).toContain('it cannot discharge this flow');
    },
  );

  test('is beyond the criteria with more than its rated flow in any scenario', () => {
    const small = { ...source, requiredFlow: 30_000, ratedFlow: 20_000, setPressure: 20, valveType: 'conventional' };
    const { text, result, messages } = answer({ sources: [small], items });
    expect(text.source('V', 'verdict')).toBe('above rated flow');
    expect(result('verdict')).toBe('criteria exceeded: 1 source');
    expect(messages).toContain(
      'A scenario has more flow than the rated flow of the valve, which is too small for it: V.',
    );
    const half = answer({ sources: [{ ...small, scenarios: { Half: 0.5 } }], items });
    expect(half.text.source('V', 'verdict')).toBe('within');
  });
});
