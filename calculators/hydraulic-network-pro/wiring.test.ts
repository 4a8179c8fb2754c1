import { describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';
import { publishedNetworks, type PublishedNetwork } from '@isentrope/engineering/network';
import { beyondReach, comparedNetworks, publishedCase } from './published-cases.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a table of results. */
function rowsOf(table: unknown): readonly Row[] {
  if (!Array.isArray(table)) throw new Error('there is no table');
  return table;
}

/** The numbers of a column of a table by the key of its rows. */
function figures(table: unknown, key: string, column: string): ReadonlyMap<string, number> {
  return new Map(
    rowsOf(table).flatMap(row => {
      const cell = row[column];
      const value = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : undefined;
      return typeof value === 'number' ? [[String(row[key]), value] as const] : [];
    }),
  );
}

/** The answer to a case, with the pressures of its nodes and the flows of its items. */
function answer(input: Row) {
  const { results, messages } = calculateJson(definition, input);
  const texts = messages.map(({ text }) => text);
  return {
    results,
    messages: texts,
    pressures: () => figures(results['nodeTable'], 'node', 'pressure'),
    of: (column: string) => figures(results['itemTable'], 'item', column),
    states: () => rowsOf(results['itemTable']).map(row => `${String(row['item'])} ${String(row['state'])}`),
  };
}

const water = { fluidPhase: 'Liquid', density: 1000, viscosity: 1 } as const;

/** Darcy's friction factor by repeated substitution into the equation of Colebrook and White. */
function colebrook(reynolds: number, roughness: number): number {
  let f = 0.02;
  for (let turn = 0; turn < 100; turn += 1)
    f = 1 / (-2 * Math.log10(roughness / 3.7 + 2.51 / (reynolds * Math.sqrt(f)))) ** 2;
  return f;
}

/** The loss in bar of a flow of water in m³/h in a line with its sizes in m. */
function lossInBar(flow: number, diameter: number, length: number, roughness: number, K = 0): number {
  const velocity = flow / 3600 / ((Math.PI * diameter * diameter) / 4);
  const f = colebrook((1000 * velocity * diameter) / 1e-3, roughness / diameter);
  return (((f * length) / diameter + K) * 1000 * velocity * velocity) / 2 / 1e5;
}

describe('the network, by hand', () => {
  const lines = (...rows: string[]) =>
    ['tag | type | from | to | length | insideDiameter | roughness | lossCoefficient', ...rows].join('\n');

  test('two lines in series, with heights and fittings', () => {
    const { pressures, of } = answer({
      ...water,
      nodes: 'tag | elevation | pressure bar(g) | outflow t/h\nA | 10 | 4\nB | 2 | | 20\nC | 5 | | 30',
      items: lines('L1 | line | A | B | 100 | 100 | 0.05 | 3', 'L2 | line | B | C | 40 | 80 | 0.05 | 0'),
    });
    // Gauge pressures are above the air at their height: 12 Pa a metre.
    const column = (metres: number) => ((1000 * 9.80665 - 12.01) * metres) / 1e5;
    const atB = 4 + column(8) - lossInBar(50, 0.1, 100, 5e-5, 3);
    const atC = atB - column(3) - lossInBar(30, 0.08, 40, 5e-5);
    expect(pressures().get('B')).toBeCloseTo(atB, 5);
    expect(pressures().get('C')).toBeCloseTo(atC, 5);
    expect(of('massFlow').get('L1')).toBeCloseTo(50_000, 5);
    const velocity = 30 / 3600 / (Math.PI * 0.0016);
    expect(of('velocity').get('L2')).toBeCloseTo(velocity, 6);
    expect(of('momentumFlux').get('L2')).toBeCloseTo(1000 * velocity * velocity, 3);
  });

  test('a line by its nominal size and schedule, ASME B36.10M: NPS 4 schedule 40 is 102.26 mm wide', () => {
    const nodes = 'tag | pressure bar(g) | outflow t/h\nA | 4 |\nB | | 60';
    const head = 'tag | type | from | to | length | nps | schedule | roughness | lossCoefficient';
    for (const size of ['4 | 40', 'NPS 4 | Sch 40', 'DN 100 | Schedule 40']) {
      const { pressures } = answer({ ...water, nodes, items: `${head}\nL1 | line | A | B | 100 | ${size} | 0.05 | 2` });
      expect(pressures().get('B')).toBeCloseTo(4 - lossInBar(60, 0.10226, 100, 5e-5, 2), 5);
    }
    const wrong = ['4 | 40 | 100', '4 | |', ' | 40 |', '4 | 140 |'].map(
      (size, row) => `L${row} | line | A | B | 100 | ${size} | 0.05 | 2`,
    );
    const { messages } = answer({
      ...water,
      nodes,
      items: [head.replace('schedule', 'schedule | insideDiameter'), ...wrong].join('\n'),
    });
    expect(messages).toEqual([
      'Item L0 has an inside diameter and a nominal size or schedule: leave one of them blank.',
      'Item L1 has a nominal size but no schedule.',
      'Item L2 has a schedule but no nominal size.',
      'Item L3: NPS 4 is not made in schedule 140.',
      'Flow into the network: the tables have errors.',
    ]);
  });

  test('fittings by Crane TP-410: K = n·fT with fT of fully rough flow in commercial steel, in addition to the loss coefficient', () => {
    const nodes = 'tag | pressure bar(g) | outflow t/h\nA | 4 |\nB | | 60';
    const items = (fittings: string) => [
      {
        tag: 'L1',
        type: 'line',
        from: 'A',
        to: 'B',
        length: 100,
        insideDiameter: 102.26,
        roughness: 0.05,
        lossCoefficient: 2,
        fittings,
      },
    ];
    const fT = 1 / (2 * Math.log10((3.7 * 0.10226) / 4.572e-5)) ** 2;
    const { pressures } = answer({ ...water, nodes, items: items('Elbow 45°: 3; Bend 90°, r/D 1.5: 2') });
    const K = 2 + (3 * 16 + 2 * 14) * fT;
    expect(pressures().get('B')).toBeCloseTo(4 - lossInBar(60, 0.10226, 100, 5e-5, K), 5);
    const inWords = answer({ ...water, nodes, items: items('3 x elbow 45, 2 LR elbows') });
    expect(inWords.pressures().get('B')).toBe(pressures().get('B'));
    expect(inWords.messages).toContain(
      'Fittings are read by their names in Line Sizing Pro: “3 x elbow 45, 2 LR elbows” is Elbow 45°: 3; Bend 90°, r/D 1.5: 2.',
    );
    expect(answer({ ...water, nodes, items: items('Elbow 44°: 3') }).messages).toContain(
      'Item L1: the list of fittings has no fitting "Elbow 44°"; name them as Line Sizing Pro does, with their number, such as Bend 90°, r/D 1.5: 4; Gate valve: 1; the nearest is Elbow 45°.',
    );
  });

  test('two parallel lines share a flow so that both lose the same', () => {
    const { of } = answer({
      ...water,
      nodes: 'tag | pressure bar(g) | outflow t/h\nA | 4 |\nB | | 60',
      items: lines('L1 | line | A | B | 100 | 100 | 0.05 | 0', 'L2 | line | A | B | 150 | 80 | 0.05 | 0'),
    });
    const [one = NaN, other = NaN] = ['L1', 'L2'].map(tag => of('massFlow').get(tag) ?? NaN);
    expect(one + other).toBeCloseTo(60_000, 5);
    expect(lossInBar(one / 1000, 0.1, 100, 5e-5)).toBeCloseTo(lossInBar(other / 1000, 0.08, 150, 5e-5), 5);
  });

  test('two pumps in parallel, one behind a closed check valve, and a control valve that controls the flow', () => {
    const { of, states } = answer({
      ...water,
      nodes: 'tag | elevation m | pressure bar(g)\nTank | 0 | 0\nA | 0 |\nB | 0 |\nH | 0 |\nV | 0 |\nEnd | 0 | 1',
      items: [
        {
          tag: 'P-1',
          type: 'pump',
          from: 'Tank',
          to: 'A',
          curve: [0, 50, 100].map(flow => ({ flow, head: 60 - 0.002 * flow * flow })),
        },
        { tag: 'P-2', type: 'pump', from: 'Tank', to: 'B', head: 20 },
        { tag: 'C-1', type: 'check valve', from: 'A', to: 'H' },
        { tag: 'C-2', type: 'check valve', from: 'B', to: 'H' },
        { tag: 'FV-1', type: 'control valve', from: 'H', to: 'V', flow: { value: 80, unit: 't/h' } },
        { tag: 'E-1', type: 'equipment', from: 'V', to: 'End', flow: 40_000, differential: 0.2 },
      ],
    });
    // H = 60 − 0.002·80² = 47.2 m, the exchanger takes 0.2·(80/40)² = 0.8 bar, the valve the rest.
    const differential = (47.2 * 1000 * 9.80665) / 1e5 - 1 - 0.8;
    expect(of('massFlow').get('P-1')).toBeCloseTo(80_000, 3);
    expect(of('massFlow').get('P-2')).toBeCloseTo(0, 6);
    expect(of('head').get('P-1')).toBeCloseTo(47.2, 6);
    expect(of('differential').get('FV-1')).toBeCloseTo(differential, 5);
    // Kv of IEC 60534 is for water of 999 to 1000 kg/m³ and 1 bar.
    expect(Math.abs((of('flowCoefficient').get('FV-1') ?? NaN) / (80 / Math.sqrt(differential)) - 1)).toBeLessThan(
      2e-3,
    );
    expect(states()).toContain('C-2 closed');
  });

  test('a gas loses by the difference of the squares of its pressures', () => {
    const { pressures, of } = answer({
      fluidPhase: 'Gas',
      viscosity: { value: 1.1e-5, unit: 'Pa·s' },
      normalDensity: 0.8,
      temperature: 15,
      compressibility: 1,
      nodes: 'tag | pressure bar(g) | outflow kg/h\nA | 4 |\nB | | 500',
      items: lines('L1 | line | A | B | 2000 | 80 | 0.05 | 10'),
    });
    const flux = 500 / 3600 / (Math.PI * 0.0016);
    const f = colebrook((flux * 0.08) / 1.1e-5, 5e-5 / 0.08);
    const perPascal = (0.8 * 273.15) / (101_325 * 288.15);
    const squares = (501_325 ** 2 - (((f * 2000) / 0.08 + 10) * flux * flux) / perPascal) / 1e10;
    const isothermal = Math.sqrt(squares) - 1.01325;
    // The acceleration, left out here, is some 1e-4 of the loss.
    expect(Math.abs((pressures().get('B') ?? NaN) - isothermal)).toBeLessThan(1e-3 * (4 - isothermal));
    expect(of('reynoldsNumber').get('L1')).toBeCloseTo((flux * 0.08) / 1.1e-5, 2);
  });
});

describe('messages', () => {
  const nodes = 'tag | elevation | pressure bar(g)\nA | 0 | 4\nB | 0 | 1';
  const line = 'L1 | line | A | B | 100 | 100 | 0.05';

  test('every error of the tables at once, with its tag', () => {
    const { messages, results } = answer({
      ...water,
      nodes: 'tag | pressure bar(g) | level m\nA | 4 |\nB | | 2\nC | | ',
      items: [
        { tag: 'L1', type: 'line', from: 'A', to: 'A', length: 10, roughness: 0 },
        { tag: 'P1', type: 'pump', from: 'A', to: 'B', head: 10, differential: 1 },
        { tag: 'P2', type: 'pump', from: 'A', to: 'B', curve: '0 60' },
        { tag: 'O1', type: 'orifice', from: 'A', to: 'B', insideDiameter: 50 },
        { tag: 'E1', type: 'equipment', from: 'A', to: 'B', flow: 3 },
        { tag: 'V1', type: 'block valve', from: 'A', to: 'B', open: true, lossCoefficient: 2 },
      ],
    });
    expect(messages).toEqual(
      expect.arrayContaining([
        'Node B has a level but no pressure: a level applies only to a vessel with a fixed pressure.',
        'Node C is at neither end of any item.',
        'Item L1 begins and ends at node A.',
        'Item L1, a line, needs an inside diameter, or a nominal size and a schedule.',
        'Item P1, a pump, has a head and a differential: leave all but one blank.',
        'Item P2, a pump, needs two or more rows in its curve.',
        'Item O1, an orifice, needs either a bore or a controlled flow.',
        'Item E1, equipment, needs a differential and the flow at which it occurs.',
        'Item V1, a block valve, needs the inside diameter of its loss coefficient.',
      ]),
    );
    expect(results['nodeTable']).toBeNull();
  });

  test('assumptions', () => {
    const items = [
      'tag | type | from | to | length | insideDiameter | roughness',
      line,
      'L2 | line | A | C | 9 | 50 | 0',
    ];
    expect(answer({ ...water, nodes, items: items.join('\n') }).messages).toEqual([
      'Nodes without an elevation take that of the nodes around them: C.',
      'No fittings are assumed for the lines with neither a loss coefficient nor fittings: L1, L2.',
      'Fixed pressures without a level are those at the nodes themselves: A, B.',
      'By the friction factor of Churchill, pressures differ by at most 0 bar, 0 % of the largest difference of pressures.',
    ]);
    expect(answer({ ...water, nodes: 'tag | pressure\nA | 4', items: items.join('\n') }).messages).toContain(
      'Elevation 0 m is assumed for the nodes without one: A, B, C.',
    );
  });

  test('a liquid that boils, and a line between laminar and turbulent', () => {
    const items = `tag | type | from | to | length | insideDiameter | roughness | lossCoefficient\n${line} | 0\nL2 | line | B | C | 1 | 50 | 0.05 | 0`;
    expect(answer({ ...water, vaporPressure: 2.1, nodes: `${nodes}\nC | 0 |`, items }).messages).toContain(
      'The pressure at B, 2.013 bar(abs), is below the vapour pressure of 2.100 bar(abs): the liquid boils there, and from there on the losses of a liquid are too low and the flow too high, the unsafe side if it must pass.',
    );
    const slow = 'tag | elevation | pressure bar(g) | outflow kg/h\nA | 0 | 4 |\nB | 0 | | 900';
    expect(
      answer({
        ...water,
        nodes: slow,
        items: `tag | type | from | to | length | insideDiameter | roughness | lossCoefficient\n${line} | 0`,
      }).messages,
    ).toEqual([
      'Fixed pressures without a level are those at the nodes themselves: A.',
      'The flow may be laminar or turbulent between Re = 2000 and 4000: L1. The selected friction factor applies.',
      expect.stringContaining('By the friction factor of Churchill, pressures differ by at most'),
    ]);
  });

  test('requirements of a gas', () => {
    const items = `tag | type | from | to | length | insideDiameter | roughness | lossCoefficient\n${line} | 0`;
    const gas = { fluidPhase: 'Gas', viscosity: 0.011, normalDensity: 0.8, nodes, items };
    const reason = (more: Row) => answer({ ...gas, ...more }).messages.join(' ');
    expect(reason({ compressibility: 1 })).toContain('temperature');
    expect(reason({ temperature: 15 })).toContain('compressibility factor');
    expect(reason({ temperature: 15, compressibility: 1, compressibilitySlope: 0 })).toContain(
      'a compressibility factor and its slope are both entered: leave one of them blank',
    );
  });
});

/** Tags of the figures of a published network that lie beyond 0.2 % of its largest difference, 0.3 % of a velocity, or the last digit. */
function deviations(network: PublishedNetwork, input: Row = publishedCase(network)): string[] {
  const { results, messages, pressures, of } = answer(input);
  expect(results['nodeTable'], messages.join(' ')).not.toBeNull();
  const printed = network.nodes.flatMap(([, pressure]) => pressure ?? []);
  const span = Math.max(...printed) - Math.min(...printed);
  const digit = network.program === 'STANET' ? 1e-4 : 0;
  const isBeyond = (result: number | undefined, expected: number | undefined, tolerance: number) =>
    expected !== undefined && !(Math.abs((result ?? NaN) - expected) <= Math.max(tolerance, digit));
  const pressureOf = pressures();
  const velocityOf = of('velocity');
  return [
    ...network.nodes.flatMap(([, pressure], index) =>
      isBeyond(pressureOf.get(`N${index}`), pressure, 0.002 * span) ? [`N${index}`] : [],
    ),
    ...network.pipes.flatMap(([, , , , , , velocity], index) =>
      isBeyond(velocityOf.get(`L${index}`), velocity, 0.003 * Math.abs(velocity)) ? [`L${index}`] : [],
    ),
  ];
}

describe('the networks of OpenModelica and STANET', () => {
  test.each(comparedNetworks.map(network => [network.id, network] as const))('%s', (_, network) => {
    expect(deviations(network)).toEqual([]);
  });

  test('are out of reach with a stated reason', () => {
    for (const network of publishedNetworks.filter(({ id }) => beyondReach[id] !== undefined))
      expect(deviations(network), network.id).not.toEqual([]);
  });
});

test('results name a table that is not valid', () => {
  const { messages } = answer({
    ...water,
    nodes: 'tag | pressure bar(g)\nA | 4\nB | 1',
    items: 'tag | type | from | to\nL1 | lin | A | B',
  });
  expect(messages).toContain('Flow into the network: needs valid items.');
});

describe('the pumps of a liquid, by hand', () => {
  /** A basin, a pump at its foot 1 m above the datum, and a vessel that takes 100 m³/h by its held flow. */
  const circuit = (curve: string, more: Row = {}) =>
    answer({
      ...water,
      vaporPressure: 0.0234,
      nodes: 'tag | elevation | pressure bar(g)\nBasin | 1 | 0\nS | 1 |\nD | 1 |\nV | 1 | 2',
      items: [
        'tag | type | from | to | length | insideDiameter | roughness | lossCoefficient | curve | flow t/h',
        'L1 | line | Basin | S | 10 | 150 | 0.05 | 2 | |',
        `P1 | pump | S | D | | | | | ${curve} |`,
        'FV1 | control valve | D | V | | | | | | 100',
      ].join('\n'),
      ...more,
    });

  test('have power by their efficiency, and NPSH from the pressure at their suction', () => {
    const { results } = circuit('Flow : Head : NPSH required : Efficiency; 0:60:2:0; 80:55:3:60; 120:45:5:70');
    const of = (column: string) => figures(results['pumpTable'], 'pump', column).get('P1') ?? NaN;
    const head = of('head');
    expect(of('hydraulicPower')).toBeCloseTo((1000 * 9.80665 * (100 / 3600) * head) / 1000, 6);
    // Half-way between the rows at 80 and 120 m³/h.
    expect(of('efficiency')).toBeCloseTo(65, 9);
    expect(of('npshRequired')).toBeCloseTo(4, 9);
    expect(of('shaftPower')).toBeCloseTo(of('hydraulicPower') / 0.65, 9);
    // Air at 1 m has 12 Pa less than at the datum.
    const atSuction = 1.01325 - 12.01e-5 - lossInBar(100, 0.15, 10, 5e-5, 2);
    expect(of('npshAvailable')).toBeCloseTo(((atSuction - 0.0234) * 1e5) / (1000 * 9.80665), 3);
    expect(of('npshMargin')).toBeCloseTo(of('npshAvailable') - 4, 9);
  });

  test('have their flow as a share of that of best efficiency, the vertex of the curve', () => {
    // η = 75 − 0.009·(Q − 90)², which is highest between the rows at 80 and 120 m³/h.
    const curve = [0, 40, 80, 120].map(flow => `${flow}:${60 - flow / 10}:${75 - 0.009 * (flow - 90) ** 2}`);
    const best = circuit(`Flow : Head : Efficiency; ${curve.join('; ')}`);
    expect(figures(best.results['pumpTable'], 'pump', 'shareOfBest').get('P1')).toBeCloseTo((100 * 100) / 90, 8);
    expect(best.messages.join(' ')).not.toContain('best-efficiency');
    // 100 m³/h is 156 % of 64 m³/h.
    const beyond = circuit('Flow : Head : Efficiency; 0:60:0; 64:55:70; 128:45:0');
    expect(beyond.messages).toContain(
      'P1 runs at 156 % of its best-efficiency flow, outside the preferred operating region of 70 % to 120 %.',
    );
    const rising = circuit('Flow : Head : Efficiency; 0:60:0; 64:55:50; 128:45:70');
    expect(figures(rising.results['pumpTable'], 'pump', 'shareOfBest').size).toBe(0);
  });

  test('are warned of where NPSH is short, or not checked', () => {
    const short = circuit('Flow : Head : NPSH required; 0:60:12; 120:45:12').messages.join(' ');
    expect(short).toMatch(/P1 cavitates: the NPSH available is 9\.\d* m, the NPSH required 12\.0* m\./);
    const little = circuit('Flow : Head : NPSH required; 0:60:9.4; 120:45:9.4').messages.join(' ');
    expect(little).toContain('P1 has little NPSH');
    expect(circuit('0 60; 120 45').messages.join(' ')).toContain('Cavitation is not checked for P1');
  });
});
