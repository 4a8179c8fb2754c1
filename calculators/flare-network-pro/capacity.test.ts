import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { answer, plain, rowsOf, type Row, type SourceInput } from './testing/answer.ts';

beforeAll(loadAllFluidData);

/** A line with next to no loss, so that the back pressure is the pressure at the tip. */
const items = [
  {
    tag: 'L',
    type: 'line',
    from: 'S',
    to: 'End',
    length: 1e-6,
    roughness: 0,
    insideDiameter: 1500,
    lossCoefficient: 0,
  },
];
const gas = { molarMass: 20, temperature: 60, compressibility: 1, viscosity: 0.012, isentropicExponent: 1.4 };

/** Relieves at 3 bar(abs). */
const valve = {
  tag: 'V',
  to: 'S',
  ratedFlow: 10_000,
  relievingPressure: 3 - 1.01325,
  setPressure: 1.8,
  valveType: 'conventional',
};
const low = { ...valve, ...gas };

const capacityOf = (source: Row & { readonly tag: string }, tipPressure: number) =>
  answer({ sources: [source], items, tipPressure, conventionalSprings: 'set' });

describe('the relieving capacity at the back pressure', () => {
  // fluids 1.3.1 (C. Bell): F2 over C of 3 bar(abs) against 2 bar(abs).
  test.each(['conventional', 'pilot'])('of a %s valve is subcritical', valveType => {
    const { source, text, messages } = capacityOf({ ...low, valveType, requiredFlow: 9000 }, 2);
    expect(source('V', 'capacity')).toBeCloseTo(9571.73, 1);
    expect(source('V', 'capacityAtRatedFlow')).toBeCloseTo(9571.73, 1);
    expect(text.source('V', 'capacityBasis')).toBe('subcritical flow by constant k');
    expect(messages.join(' ')).toContain('The network has the flows of the scenarios.');
  });

  test('is the rated flow as long as the flow through the nozzle is critical: up to 0.5283 of 3 bar(abs)', () => {
    const { source, text } = capacityOf({ ...low, requiredFlow: 9000 }, 1.584);
    expect(source('V', 'capacity')).toBeCloseTo(10_000, 6);
    expect(text.source('V', 'capacityBasis')).toBe('critical flow by constant k');
  });

  test('of a balanced valve is by Kb: 0.86940 at 40 % of the set pressure by fluids 1.3.1', () => {
    const balanced = { ...low, valveType: 'balanced', setPressure: 10, relievingPressure: 11, requiredFlow: 8600 };
    const at = (requiredFlow: number) => capacityOf({ ...balanced, allowableShare: 50, requiredFlow }, 5.01325);
    expect(at(8600).source('V', 'capacity')).toBeCloseTo(8693.99, 1);
    expect(at(8600).text.source('V', 'capacityBasis')).toBe('Kb 0.869');
    expect(at(8600).text.source('V', 'verdict')).toBe('within');
    expect(at(8800).text.source('V', 'verdict')).toBe('capacity below the required flow');
  });

  // CoolProp 8.0.0 (HEOS): greatest ρ·√(2·(h1 − h)) along the isentrope down to 2, 15 and 5 bar(abs) over that down to the atmosphere.
  test.each([
    ['methane', 'C1 1', 3, 46.85, 2, 0.964346988, 'subcritical flow by real nozzle'],
    ['propane', 'C3 1', 20, 71.85, 15, 0.939456274, 'subcritical flow by real nozzle'],
    ['liquid water', 'H2O 1', 12.01325, 60, 5, 0.79857959, 'subcritical flow of a liquid by real nozzle'],
  ] as const)('of %s is by its equation of state', (_, composition, relieving, temperature, behind, share, basis) => {
    const row = { ...valve, valveType: 'pilot', composition, temperature, requiredFlow: 5000 };
    const pressures = { relievingPressure: relieving - 1.01325, setPressure: (relieving - 1.01325) / 1.1 };
    const { source, text } = capacityOf({ ...row, ...pressures, allowableShare: 90 }, behind);
    expect(source('V', 'capacity')).toBeCloseTo(10_000 * share, 1);
    expect(text.source('V', 'capacityBasis')).toBe(basis);
    expect(text.source('V', 'verdict')).toBe('within');
  });

  test('of a balanced valve with a liquid has Kw of fluids 1.3.1, API520_W, and the flow through the nozzle', () => {
    const row = { ...valve, valveType: 'balanced', composition: 'H2O 1', temperature: 60, requiredFlow: 5000 };
    const { source, text } = capacityOf({ ...row, setPressure: 10, relievingPressure: 11, allowableShare: 50 }, 5);
    expect(source('V', 'capacity')).toBeCloseTo(10_000 * 0.79857959 * 0.769751408, 1);
    expect(text.source('V', 'capacityBasis')).toBe('Kw 0.770 and real nozzle');
  });

  // fluids 1.3.1 at 40 % of the set pressure: API520_B at 10 % overpressure, API520_W. Both flows through the nozzle are critical: CoolProp 8.0.0.
  test.each([
    [
      'two phases',
      'C1 0.3; nC5 0.7',
      20,
      0.8693987,
      'Kb 0.869 of two phases and real nozzle',
      'gives 0.768 instead of 0.869 for V.',
    ],
    [
      'a liquid that boils',
      'H2O 1',
      170,
      0.768342594,
      'Kw 0.768 of a boiling liquid and real nozzle',
      'on the safe side: V.',
    ],
  ] as const)(
    'of a balanced valve with %s is by the curve that API 520-I has for it',
    (_, composition, temperature, share, basis, note) => {
      const row = { ...valve, valveType: 'balanced', composition, temperature, requiredFlow: 7000 };
      const { source, text, messages } = capacityOf(
        { ...row, setPressure: 10, relievingPressure: 11, allowableShare: 50 },
        5.01325,
      );
      expect(source('V', 'capacity')).toBeCloseTo(10_000 * share, 1);
      expect(text.source('V', 'capacityBasis')).toBe(basis);
      expect(text.source('V', 'verdict')).toBe('within');
      expect(messages.join(' ')).toContain(note);
    },
  );

  test('below the flow of a scenario fails the source, and the verdict of the network', () => {
    const { text, result, messages, results } = capacityOf({ ...low, requiredFlow: 9800 }, 2);
    expect(text.source('V', 'verdict')).toBe('capacity below the required flow');
    expect(result('verdict')).toBe('criteria exceeded: 1 source');
    expect(messages).toContain(
      'The back pressure leaves the valve less capacity than the flow of a scenario, so it is too small for it: V.',
    );
    expect(rowsOf(results['backPressureTable'])[0]).toMatchObject({ source: 'V', scenario: 'All sources' });
    expect(plain(rowsOf(results['backPressureTable'])[0]?.['capacity'])).toBeCloseTo(9571.73, 1);
    expect(result('governingCapacity')).toBeCloseTo(9571.73, 1);
  });

  test('is judged in every scenario, not only in that of the highest back pressure', () => {
    const sources: readonly SourceInput[] = [
      { ...low, requiredFlow: 9800, scenarios: { Fire: 1, Power: 0.5 } },
      { ...low, tag: 'W', setPressure: 60, relievingPressure: 66, ratedFlow: 90_000, scenarios: { Power: 1 } },
    ];
    const tight = [{ ...items[0], insideDiameter: 200 }];
    const { text, messages } = answer({ sources, items: tight, tipPressure: 2, conventionalSprings: 'set' });
    expect(text.source('V', 'scenario')).toBe('Power');
    expect(text.source('V', 'verdict')).toContain('capacity below the required flow');
    expect(messages.join(' ')).toContain('too small for it: V (Fire).');
  });

  test('of a conventional valve above its allowable back pressure is not assured', () => {
    const { text, messages } = capacityOf({ ...low, requiredFlow: 9000, allowablePressure: 0.5 }, 2);
    expect(text.source('V', 'verdict')).toBe('exceeded');
    expect(text.source('V', 'capacityBasis')).toBe('subcritical flow by constant k; not assured');
    expect(messages).toContain(
      'A conventional valve may close or chatter above its allowable back pressure, so its capacity is not assured: V.',
    );
    const other = capacityOf({ ...low, valveType: 'pilot', requiredFlow: 9000, allowablePressure: 0.5 }, 2);
    expect(other.text.source('V', 'capacityBasis')).toBe('subcritical flow by constant k');
    expect(other.messages.join(' ')).not.toContain('not assured');
  });

  test('of a balanced valve has its factors at the flow of the scenario and at the rated flow', () => {
    const balanced = { ...low, valveType: 'balanced', setPressure: 10, relievingPressure: 11, allowableShare: 50 };
    const tailPipe = [{ ...items[0], insideDiameter: 45 }];
    const { text } = answer({
      sources: [{ ...balanced, requiredFlow: 7000, ratedFlow: 10_000 }],
      items: tailPipe,
      tipPressure: 2,
    });
    expect(text.source('V', 'capacityBasis')).toMatch(/^Kb 1\.00; at rated flow Kb 0\.\d+$/);
  });

  test('is not known far above 50 % of the set pressure, which qualifies the verdict', () => {
    const far = { ...low, valveType: 'balanced', setPressure: 10, relievingPressure: 11, allowableShare: 90 };
    const { text, result } = capacityOf({ ...far, requiredFlow: 9000 }, 6.6);
    expect(text.source('V', 'verdict')).toBe('within, and its capacity is not known');
    expect(result('verdict')).toBe('incomplete: 1 source of unknown capacity; within the criteria that are checked');
  });

  test('is not known beyond the curve of balanced valves, which is said', () => {
    const balanced = { ...low, valveType: 'balanced', requiredFlow: 9000 };
    const { text, messages } = capacityOf(balanced, 1.2);
    expect(text.source('V', 'capacity')).toBeNull();
    expect(text.source('V', 'capacityBasis')).toBe('not known');
    expect(messages.join(' ')).toContain('Kb curve of API 520-I is for set pressures of 3.45 bar(g) and above');
  });

  test('is of relief valves with a rated flow only', () => {
    const blowdown = capacityOf({ ...low, valveType: undefined }, 2);
    expect(blowdown.text.source('V', 'capacity')).toBeNull();
    expect(blowdown.text.source('V', 'capacityBasis')).toBeNull();
    const unrated = capacityOf({ ...low, ratedFlow: undefined, requiredFlow: 9000 }, 2);
    expect(unrated.text.source('V', 'capacity')).toBeNull();
    expect(unrated.messages.join(' ')).not.toContain('The capacity of');
  });

  test('does not change the flows of the network', () => {
    const { item } = capacityOf({ ...low, requiredFlow: 9800 }, 2);
    expect(item('L', 'massFlow')).toBeCloseTo(9800, 6);
  });
});

describe('a valve with less rated flow than a scenario', () => {
  const small = { ...low, requiredFlow: 20_000 };
  const text = 'A scenario has more flow than the rated flow of the valve, which is too small for it: V.';

  test('is named with its back pressure within the allowable, and above it', () => {
    const within = capacityOf(small, 2);
    expect(within.text.source('V', 'verdict')).toBe('above rated flow');
    const exceeded = capacityOf({ ...small, allowablePressure: 0.5 }, 2);
    expect(exceeded.text.source('V', 'verdict')).toBe('exceeded; above rated flow');
    for (const { messages } of [within, exceeded]) expect(messages).toContain(text);
    expect(exceeded.messages).toContain('The back pressure exceeds the allowable at: V.');
  });

  test('is named where its back pressure keeps it from discharging', () => {
    const { text: cell, messages } = capacityOf(small, 3.5);
    expect(cell.source('V', 'verdict')).toBe('cannot discharge; above rated flow');
    expect(messages).toContain(text);
  });
});
