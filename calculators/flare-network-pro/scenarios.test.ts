import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { type SourceInput, rowsOf, plain, answer, air } from './testing/answer.ts';

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

  test('the back pressure of a source is listed for every scenario, as if it were the only one', () => {
    const rows = rowsOf(all.results['backPressureTable']).filter(row => row['source'] === 'A');
    const [first] = sources;
    const alone = (share: number) =>
      answer({
        sources: [
          { ...first, tag: 'A', scenarios: { Only: share } },
          ...sources.slice(1, 3).map(row => ({
            ...row,
            scenarios: share === 1 ? {} : { ...row.scenarios, Only: row.scenarios?.['Power'] },
          })),
        ],
        items,
      }).source('A', 'backPressure');
    expect(
      Object.fromEntries(rows.map(row => [row['scenario'], [plain(row['flow']), plain(row['backPressure'])]])),
    ).toEqual({
      Fire: [8000, expect.closeTo(alone(1), 9)],
      Power: [4000, expect.closeTo(alone(0.5), 9)],
    });
  });

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
    // Without rated flows: what piping a source has to itself depends on all scenarios.
    const unrated = sources.map(row => ({ ...row, ratedFlow: undefined }));
    const together = answer({ sources: unrated, items });
    for (const name of ['Fire', 'Power'] as const) {
      const only = unrated.map(({ scenarios = {}, ...row }: SourceInput) => {
        const share = Object.entries(scenarios).find(([id]) => id === name)?.[1];
        return share === undefined ? row : { ...row, scenarios: { [name]: share } };
      });
      const alone = answer({ sources: only, items });
      for (const tag of ['A', 'B', 'C'])
        if (together.text.source(tag, 'scenario') === name)
          expect(alone.source(tag, 'backPressure')).toBe(together.source(tag, 'backPressure'));
      for (const tag of ['TA', 'TB', 'H'])
        if (together.text.item(tag, 'scenario') === name)
          expect(alone.item(tag, 'mach')).toBe(together.item(tag, 'mach'));
      expect(alone.scenario(name, 'highestMach')).toBe(together.scenario(name, 'highestMach'));
    }
    expect(together.text.source('B', 'scenario')).toBe('Power');
    expect(together.text.item('H', 'scenario')).toBe('Power');
  });

  test('a conventional valve allows 10 % of its set pressure, a balanced one 30 %, others the typed value', () => {
    expect(all.source('A', 'allowable')).toBeCloseTo(1, 9);
    expect(all.source('B', 'allowable')).toBeCloseTo(3, 9);
    expect(all.text.source('C', 'allowable')).toBeNull();
    expect(['A', 'B', 'C', 'D'].map(tag => all.text.source(tag, 'verdict'))).toEqual([
      'within',
      'within',
      'no allowance',
      'never on',
    ]);
    expect(all.messages).toEqual(
      expect.arrayContaining([
        '10 % of the set pressure is assumed as the allowable back pressure of the conventional valves without one: A. API 520-I gives this for 10 % overpressure; it may be as high as the overpressure.',
        '30 % of the set pressure is assumed as the allowable back pressure of the balanced valves without one: B. Up to this share the API 520-I curve gives full capacity; from there to 50 % the capacity falls.',
        'The back pressure is not checked for sources without an allowable value: C. Pilot-operated valves have no general limit: use the manufacturer’s.',
        'These sources are not on in any scenario and are not checked: D.',
      ]),
    );
    const low = answer({ sources: sources.map(row => ({ ...row, setPressure: 1 })), items });
    expect(low.text.source('A', 'verdict')).toBe('exceeded');
    expect(low.messages.join(' ')).toContain('The back pressure exceeds the allowable at: A');
  });

  test('the back pressure at the rated flow is checked where it is higher', () => {
    expect(all.source('A', 'backPressureAtRatedFlow')).toBeGreaterThan(all.source('A', 'backPressure'));
    expect(all.source('A', 'builtUp')).toBeCloseTo(all.source('A', 'backPressureAtRatedFlow'), 9);
    expect(all.source('B', 'builtUp')).toBeCloseTo(all.source('B', 'backPressure'), 9);
  });

  // API 520-I: of a conventional valve a superimposed back pressure is left out only where it is constant and the spring is set for it.
  test.each([
    ['not set', 'counts as their back pressure: A.', 'backPressureAtRatedFlow'],
    ['set', 'only the back pressure above it counts against a share of the set pressure: A.', 'builtUp'],
  ])(
    'a balanced valve is limited in total back pressure, a conventional one with its spring %s too',
    (springs, note, counted) => {
      const raised = answer({ sources, items, tipPressure: 2, conventionalSprings: springs });
      const ofAllowable = (tag: string) => raised.source(tag, 'utilization') / 100;
      expect(ofAllowable('A')).toBeCloseTo(raised.source('A', counted) / 1, 6);
      expect(ofAllowable('B')).toBeCloseTo(raised.source('B', 'backPressure') / 3, 6);
      expect(raised.messages.join(' ')).toContain('0.9868 bar(g)');
      expect(raised.messages.join(' ')).toContain(note);
    },
  );

  // API 520-I: the built-up back pressure of a conventional valve may be as high as its overpressure, here 10 % of the set pressure.
  test.each([
    [{ allowableShare: 30 }, 'A (30.0 % instead of 10.0 %)'],
    [{ allowablePressure: 12 }, 'A (120 % instead of 10.0 %)'],
    [{ allowablePressure: 12, valveType: 'pilot' }, 'A (120 % instead of 100 %)'],
    [{ allowableShare: 10 }, undefined],
    [{ allowableShare: 16, relievingPressure: 11.6 }, undefined],
  ])('an allowance of %o is compared with the overpressure', (more, named) => {
    const row = { ...sources[0], tag: 'A', setPressure: 10, valveType: 'conventional', allowableShare: undefined };
    const { messages } = answer({ sources: [{ ...row, ...more }, ...sources.slice(1)], items });
    const found = messages.find(text => text.startsWith('The allowable back pressure of a conventional valve'));
    expect(found?.split('set pressure: ').at(-1)).toBe(named && `${named}.`);
  });

  test('tail pipes and headers have limits of their own', () => {
    expect([all.item('TA', 'machLimit'), all.item('TB', 'machLimit'), all.item('H', 'machLimit')]).toEqual([
      0.7, 0.5, 0.5,
    ]);
    const strict = answer({ sources, items, headerMachLimit: 0.01, tailPipeMachLimit: 0.9, momentumFluxLimit: 1 });
    expect(strict.text.item('H', 'verdict')).toBe('Mach number and momentum flux exceeded');
    expect(strict.text.item('TA', 'verdict')).toBe('momentum flux exceeded');
    expect(strict.item('H', 'share')).toBeCloseTo(100 * strict.item('H', 'momentumFlux'), 6);
    expect(strict.messages.join(' ')).toContain(
      'The Mach number is above 0.0100 in a header or 0.900 in a tail pipe at: TB, H.',
    );
  });

  test('the extremes name their item and scenario, as the table of scenarios does', () => {
    const rows = rowsOf(all.results['scenarioTable']);
    const byMach = rows.toSorted(
      (one, other) => Number(plain(other['highestMach'])) - Number(plain(one['highestMach'])),
    );
    expect(plain(byMach[0]?.['highestMach'])).toBe(all.result('highestMach'));
    expect(all.result('highestMachAt')).toBe(
      `${String(byMach[0]?.['fastestLine'])}, ${String(byMach[0]?.['scenario'])}`,
    );
    const coldest = rows.find(row => plain(row['lowestTemperature']) === all.result('lowestTemperature'));
    expect(all.result('lowestTemperatureAt')).toMatch(new RegExp(`^\\w+, ${String(coldest?.['scenario'])}$`));
  });

  test('the governing source has its back pressure in the unit of the table', () => {
    const tag = String(all.result('governingSourceTag'));
    expect(all.results['governingGaugePressure']).toMatchObject({ unit: 'bar(g)' });
    expect(all.result('governingGaugePressure')).toBeCloseTo(
      Math.max(all.source(tag, 'backPressure'), all.source(tag, 'backPressureAtRatedFlow')),
      9,
    );
  });

  test('gases of constant properties only are said not to have an equation of state', () => {
    const text = 'No equation of state is used: no source has a composition, so that all gases have constant k and Z.';
    expect(all.messages).toContain(text);
    expect(answer({ sources, items, gasModel: 'constant' }).messages).not.toContain(text);
  });

  test('the pressure adds up from the tip to the governing source', () => {
    const rows = rowsOf(all.results['pathTable']);
    const sum = rows.reduce((so, row) => so + Number(plain(row['differential'])), 0);
    expect(plain(rows.at(-1)?.['total'])).toBeCloseTo(sum, 9);
    expect(all.result('governingBuiltUp')).toBeCloseTo(sum, 9);
    expect(rows[0]?.['item']).toBe('H');
  });
});

describe('messages', () => {
  test('every error of the tables at once, with its tag', () => {
    const { messages, results } = answer({
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
    expect(messages).toEqual(
      expect.arrayContaining([
        'Source A discharges into node X, where no item begins.',
        'Source A needs a required or a rated flow.',
        'Source B has two allowable back pressures: leave the share of set or the pressure blank.',
        'Source B needs a set pressure, because its allowable back pressure is a share of it.',
        'Source C, a pilot valve, needs a set pressure or an allowable back pressure.',
        'No source is on in scenario Fire.',
        'Item L1 begins and ends at node N.',
        'Item L1, a line, needs an inside diameter, or a nominal size and a schedule.',
        'Item L2, a line, needs the node of its downstream end.',
        'Item D1, a drum, needs the inside diameter of its loss coefficient.',
        'Item D2, a drum, has a loss coefficient and a differential: leave one of them blank.',
        'Item T1, a tip, needs the reference flow and density of its differential.',
        'Item T2, a tip, needs a loss coefficient with its inside diameter, or a differential with its reference flow and density.',
      ]),
    );
    expect(results['sourceTable']).toBeNull();
  });

  test('assumptions', () => {
    const { messages } = answer({
      sources: [{ tag: 'V', to: 'S', ratedFlow: 1000, molarMass: 30, isentropicExponent: 1.2, temperature: 50 }],
      items: [
        { tag: 'L', type: 'line', from: 'S', to: 'W', length: 5, roughness: 0.05, insideDiameter: 200 },
        { tag: 'W', type: 'seal', from: 'W', to: 'End', submergence: 0.1 },
      ],
    });
    expect(messages).toEqual(
      expect.arrayContaining([
        'A compressibility factor of 1 is assumed for the sources without one: V.',
        'The viscosity of the case is used for the sources without their own: V.',
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

describe('a spare valve', () => {
  const gas = { molarMass: 44, isentropicExponent: 1.13, temperature: 80, setPressure: 10, valveType: 'conventional' };
  const valve = { to: 'N', requiredFlow: 6000, ratedFlow: 16_000, ...gas };
  const other = { tag: 'Z', to: 'M', requiredFlow: 1000, ratedFlow: 1000, ...gas };
  const pipe = { type: 'line', roughness: 0.046, lossCoefficient: 1 };
  const items = [
    { tag: 'TP', from: 'N', to: 'H', length: 20, insideDiameter: 102.3, ...pipe },
    { tag: 'TQ', from: 'M', to: 'H', length: 20, insideDiameter: 102.3, ...pipe },
    { tag: 'HD', from: 'H', to: 'T', length: 80, insideDiameter: 255, ...pipe },
  ];
  const solve = (sources: readonly SourceInput[], lines: readonly object[] = items) =>
    answer({ gasModel: 'constant', sources, items: lines });
  const single = solve([
    { ...valve, tag: 'A', scenarios: { F: 1 } },
    { ...other, scenarios: { F: 1 } },
  ]);
  const pair = (ofB: Record<string, number>) => [
    { ...valve, tag: 'A', scenarios: { F: 1 } },
    { ...valve, tag: 'B', scenarios: ofB },
    { ...other, scenarios: { F: 1, ...ofB } },
  ];

  test.each([
    ['that is never on', {}],
    ['that is on in another scenario', { G: 1 }],
  ])('%s leaves the piping of the other its own', (_, ofB) => {
    const { source, text } = solve(pair(ofB));
    expect(source('A', 'backPressureAtRatedFlow')).toBeCloseTo(single.source('A', 'backPressureAtRatedFlow'), 9);
    expect(text.source('A', 'verdict')).toBe('exceeded');
  });

  test('does so behind a stub', () => {
    const stub = { length: 1e-6, insideDiameter: 102.3, ...pipe, lossCoefficient: 0 };
    const [a, b, z] = pair({ G: 1 });
    const { source } = solve(
      [
        { ...a, tag: 'A', to: 'NA' },
        { ...b, tag: 'B', to: 'NB' },
        { ...z, tag: 'Z' },
      ],
      [...items, { tag: 'SA', from: 'NA', to: 'N', ...stub }, { tag: 'SB', from: 'NB', to: 'N', ...stub }],
    );
    expect(source('A', 'backPressureAtRatedFlow')).toBeCloseTo(single.source('A', 'backPressureAtRatedFlow'), 4);
  });

  test('that is on with the other at its node leaves it no piping for its rated flow, which is said', () => {
    const { text, messages } = solve(pair({ F: 1 }));
    expect(text.source('A', 'backPressureAtRatedFlow')).toBeNull();
    expect(messages).toContain(
      'A has no discharge piping of its own, so that its back pressure is that of the scenario and not of its rated flow (scenario F).',
    );
  });
});

test.each([
  ['first', { Small: 0.5, Large: 1 }],
  ['last', { Large: 1, Small: 0.5 }],
])(
  'of scenarios with the same pressure at the rated flow the one with the highest flow governs, listed %s',
  (_, scenarios) => {
    const { text, source, item } = answer({
      gasModel: 'constant',
      sources: [{ ...air, tag: 'V', to: 'N', requiredFlow: 9000, ratedFlow: 12_000, setPressure: 25, scenarios }],
      items: [
        { tag: 'TP', type: 'line', from: 'N', to: 'H', length: 25, insideDiameter: 77.9, roughness: 0.046 },
        { tag: 'HD', type: 'line', from: 'H', to: 'T', length: 100, insideDiameter: 303, roughness: 0.046 },
      ],
    });
    expect(text.source('V', 'scenario')).toBe('Large');
    expect(source('V', 'flow')).toBeCloseTo(9000, 6);
    expect(text.item('TP', 'scenario')).toBe('Large');
    expect(item('TP', 'massFlow')).toBeCloseTo(9000, 6);
  },
);

test('a line that is choked in two scenarios has the momentum flux of both judged', () => {
  const gas = { molarMass: 44, isentropicExponent: 1.13, temperature: 80, setPressure: 40, valveType: 'balanced' };
  const source = { to: 'N', requiredFlow: 20_000, ...gas };
  const line = { type: 'line', length: 20, insideDiameter: 154, lossCoefficient: 1, roughness: 0.046 };
  const items = [
    { ...line, tag: 'TP', from: 'N', to: 'H' },
    { ...line, tag: 'TQ', from: 'M', to: 'H' },
    { ...line, tag: 'HD', from: 'H', to: 'T', length: 80, insideDiameter: 102.3 },
  ];
  for (const scenarios of [
    { S1: 0.4, S2: 1 },
    { S2: 1, S1: 0.4 },
  ]) {
    const sources = [
      { ...source, tag: 'A', scenarios },
      { ...source, tag: 'B', to: 'M', scenarios },
    ];
    const { text, item } = answer({ gasModel: 'constant', sources, items });
    expect(text.item('HD', 'verdict')).toBe('Mach number and momentum flux exceeded');
    expect(text.item('HD', 'scenario')).toBe('S2');
    expect(item('HD', 'massFlow')).toBeCloseTo(40_000, 6);
  }
});
