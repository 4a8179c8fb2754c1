import { describe, expect, test } from 'vitest';
import { calculateJson, caseFrom, run, writeDocument } from '../kit/index.ts';
import definition from './definition.ts';
import { examples } from './examples.ts';

/** The smallest sizes over the cases of a document, and the verdicts of lines. */

type Row = Readonly<Record<string, unknown>>;

function sizesOf(...cases: readonly Row[]) {
  const data = cases.map(each => caseFrom(definition, { ...each, sizes: 'smallest' }));
  const { together } = run(definition, writeDocument(definition, { cases: data }));
  const { table, messages } = together ?? expect.fail('no sizes');
  const ids = table.columns.map(({ id }) => id);
  return {
    rows: table.rows.map(row => Object.fromEntries(row.map((cell, index) => [ids[index] ?? '', cell]))),
    messages: messages.map(({ text }) => text).join(' '),
  };
}

/** 2 m/s of water in the inside diameter of NPS 4 in schedule 40, 102.26 mm by ASME B36.10M, in t/h. */
const flow = 2 * (Math.PI / 4) * 0.10226 ** 2 * 3600;

const line = (outflow: number, more: Row = {}) => ({
  fluidPhase: 'Liquid',
  density: 1000,
  viscosity: 1,
  velocityLimit: 2,
  nodes: `Tag | Elevation | Pressure | Outflow t/h\nA | 0 | 10 |\nB | 0 | | ${outflow}`,
  items: 'Tag | Type | From | To | Length | NPS | Sch | Roughness | K\nL | line | A | B | 50 | 10 | 40 | 0.05 | 1',
  ...more,
});

test.each([
  [0.999, '4'],
  [1.001, '6'],
])('%s of the flow of 2 m/s in NPS 4 needs NPS %s', (share, result) => {
  expect(sizesOf(line(share * flow)).rows).toMatchObject([
    { line: 'L', listed: '10', found: result, governedBy: 'velocity' },
  ]);
});

test('lines that are too small for a state as listed are sized, which is said', () => {
  const small = line(0.999 * flow, {
    items: 'Tag | Type | From | To | Length | NPS | Sch | Roughness | K\nL | line | A | B | 50 | 1 | 40 | 0.05 | 1',
    userDescription: 'Normal',
  });
  const { rows, messages } = sizesOf(small);
  expect(rows).toMatchObject([{ line: 'L', listed: '1', found: '4', governedBy: 'velocity' }]);
  expect(messages).toContain('As listed, the network has no state in Normal: there the sizes have one');
});

test('the case with the largest flow governs', () => {
  const { rows } = sizesOf(
    { ...line(0.3 * flow), userDescription: 'Minimum' },
    { ...line(0.99 * flow), userDescription: 'Maximum' },
  );
  expect(rows).toMatchObject([{ found: '4', scenario: 'Maximum' }]);
});

test('a line has its own limit, and a case without a result is named', () => {
  const own = line(flow, {
    items:
      'Tag | Type | From | To | Length | NPS | Sch | Roughness | K | Max velocity m/s\nL | line | A | B | 50 | 10 | 40 | 0.05 | 1 | 1',
  });
  // 1 m/s in NPS 6, 154.08 mm, passes 0.88 of twice that in NPS 4.
  expect(sizesOf(own).rows).toMatchObject([{ found: '6' }]);
  expect(sizesOf(own, { ...own, density: 0, userDescription: 'Empty' }).messages).toContain(
    'The sizes do not consider the cases without a result: Empty.',
  );
});

test('a line without flow keeps its size', () => {
  const { rows, messages } = sizesOf(
    line(flow, {
      nodes: `Tag | Elevation | Pressure | Outflow t/h\nA | 0 | 10 |\nB | 0 | | ${flow}\nC | 0 | |`,
      items:
        'Tag | Type | From | To | Length | NPS | Sch | Roughness\nL | line | A | B | 50 | 10 | 40 | 0.05\nD | line | B | C | 50 | 8 | 40 | 0.05',
    }),
  );
  expect(rows.map(row => row['line'])).toEqual(['L']);
  expect(messages).toContain('without flow, or with no size to choose from, keep their diameter: D.');
});

test.each([
  ['3, 4, 8', 0.999, '4'],
  ['3, 4, 8', 1.001, '8'],
  ['DN 65, 125, 200', 1.001, '5'],
  ['5; 8', 0.999, '5'],
])('the sizes to choose from %s with %s of the flow in NPS 4 give NPS %s', (preferredSizes, share, found) => {
  expect(sizesOf(line(share * flow, { preferredSizes })).rows).toMatchObject([{ found }]);
});

test('sizes to choose from that are none are refused, and no line is left without one in silence', () => {
  const { messages, results } = calculateJson(definition, {
    ...line(flow),
    sizes: 'smallest',
    preferredSizes: '4, 6.5',
  });
  expect(messages.map(({ text }) => text)).toContain(
    'No smallest sizes are looked for: the sizes to choose from have “6.5”, which is no nominal size.',
  );
  expect(results['itemTable']).toMatchObject([{ item: 'L' }]);
  const seldom = line(flow, { preferredSizes: '48' });
  expect(sizesOf(seldom)).toMatchObject({
    rows: [],
    messages: expect.stringContaining('with no size to choose from, keep their diameter: L.'),
  });
});

test('pumps are said to keep their NPSH only where it is known', () => {
  const pumped = (curve: string, vaporPressure?: number) =>
    sizesOf({
      ...line(flow),
      vaporPressure: vaporPressure ?? '',
      nodes: `Tag | Elevation | Pressure | Outflow t/h\nA | 0 | 1 |\nS | 0 | | \nB | 0 | | ${flow}`,
      items: `Tag | Type | From | To | Length | NPS | Sch | Roughness | K | Curve\nL | line | A | S | 5 | 10 | 40 | 0.05 | 1 |\nP | pump | S | B | | | | | | ${curve}`,
    }).messages;
  const known = 'Flow : Head : NPSH required; 0 : 60 : 2; 200 : 40 : 3';
  expect(pumped(known, 0.02)).toContain('Pumps keep the advised NPSH: P.');
  for (const [messages, missing] of [
    [pumped(known), 'the vapour pressure.'],
    [pumped('0 60; 200 40', 0.02), 'a curve with NPSH required.'],
    [pumped('0 60; 200 40'), 'the vapour pressure, and a curve with NPSH required.'],
  ] as const) {
    expect(messages).toContain(`The sizes do not consider the NPSH of P: that needs ${missing}`);
    expect(messages).not.toContain('keep the advised');
  }
});

test('without limits the sizes are only those that pass the flow', () => {
  expect(sizesOf(line(flow, { velocityLimit: undefined })).messages).toContain(
    'No line has a criterion: the sizes only have to pass the flows.',
  );
});

test('verdicts of lines', () => {
  const verdicts = (more: Row) => {
    const { results, messages } = calculateJson(definition, { ...line(0.99 * flow), ...more });
    return { table: results['itemTable'], messages: messages.map(({ text }) => text) };
  };
  const items =
    'Tag | Type | From | To | Length | NPS | Sch | Roughness | K\nL | line | A | B | 50 | 4 | 40 | 0.05 | 1';
  expect(verdicts({ items }).table).toMatchObject([{ verdict: 'within' }]);
  const fast = verdicts({ items, velocityLimit: 1.9, gradientLimit: 0.1 });
  expect(fast.table).toMatchObject([{ verdict: 'velocity and pressure drop exceeded' }]);
  expect(fast.messages).toContain('The velocity is above its limit at: L.');
  expect(verdicts({ items, velocityLimit: '' }).table).toMatchObject([{ verdict: null, share: null }]);
});

test('the share of its limit that a line comes to, and the rows beyond', () => {
  const items =
    'Tag | Type | From | To | Length | NPS | Sch | Roughness | K\nL | line | A | B | 50 | 4 | 40 | 0.05 | 1';
  const tableAt = (velocityLimit: number) => {
    const cases = [caseFrom(definition, { ...line(0.99 * flow), items, velocityLimit })];
    const value = run(definition, writeDocument(definition, { cases })).cases[0]?.values['itemTable'];
    return value?.type === 'table' ? value : expect.fail('no table');
  };
  const shareIn = ({ columns, rows }: ReturnType<typeof tableAt>) =>
    rows[0]?.[columns.findIndex(({ id }) => id === 'share')];
  // 1.98 m/s.
  expect(shareIn(tableAt(2))).toBeCloseTo(99, 6);
  expect(tableAt(2).beyond).toEqual([]);
  expect(shareIn(tableAt(1.8))).toBeCloseTo(110, 6);
  expect(tableAt(1.8).beyond).toEqual([0]);
  expect(
    tableAt(2)
      .columns.slice(0, 3)
      .map(({ id }) => id),
  ).toEqual(['item', 'verdict', 'share']);
});

test('the cooling water of the example meets 3 m/s with the sizes found', () => {
  const cases = (examples[0]?.cases ?? []).map(each => ({ ...each, velocityLimit: 3 }));
  const result = new Map(sizesOf(...cases).rows.map(row => [String(row['line']), String(row['found'])]));
  expect(result.size).toBe(8);
  for (const each of cases) {
    const items = each.items
      .split('\n')
      .map(row => {
        const cells = row.split('|');
        const size = result.get(cells[0]?.trim() ?? '');
        return size === undefined ? row : cells.with(5, ` ${size} `).join('|');
      })
      .join('\n');
    const { results, messages } = calculateJson(definition, { ...each, items });
    expect(Number((results['highestVelocity'] as { readonly value?: number } | null)?.value)).toBeLessThanOrEqual(3);
    // Two pumps at half of the flow run far below their best efficiency and give the valves much to take, with any lines.
    expect(
      messages.filter(
        ({ level, source }) => level !== 'info' && source !== 'API 610' && source !== 'IEC 60534-8-4:2015',
      ),
    ).toEqual([]);
  }
});

test('the verdict counts the lines beyond their criteria', () => {
  const verdictOf = (share: number, more: Row = {}) =>
    calculateJson(definition, line(share * flow, more)).results['verdict'];
  const narrow = {
    items: 'Tag | Type | From | To | Length | NPS | Sch | Roughness | K\nL | line | A | B | 50 | 4 | 40 | 0.05 | 1',
  };
  expect(verdictOf(0.999, narrow)).toBe('all within');
  expect(verdictOf(1.001, narrow)).toBe('1 of 1 beyond');
  expect(verdictOf(1, { ...narrow, velocityLimit: '' })).toBe('no line has a criterion');
});

test('the verdict does not count lines without a criterion as within', () => {
  const { results, messages } = calculateJson(definition, {
    ...line(flow, { velocityLimit: '' }),
    nodes: `Tag | Elevation | Pressure | Outflow t/h\nA | 0 | 10 |\nB | 0 | |\nC | 0 | | ${flow}`,
    items:
      'Tag | Type | From | To | Length | NPS | Sch | Roughness | K | Max velocity m/s\nL | line | A | B | 50 | 10 | 40 | 0.05 | 1 | 3\nM | line | B | C | 50 | 2 | 40 | 0.05 | 1 |',
  });
  expect(results['verdict']).toBe('1 within; 1 without a criterion');
  expect(messages.map(({ text }) => text)).toContain('No criterion judges: M. The verdict is that of the other lines.');
});

describe('the service of a line', () => {
  const served = (service: string, more: Row = {}) => ({
    ...line(0.99 * flow, { velocityLimit: '', ...more }),
    items: `Tag | Type | From | To | Length | NPS | Sch | Roughness | K | Service\nL | line | A | B | 50 | 4 | 40 | 0.05 | 1 | ${service}`,
  });
  const judged = (input: Row) => {
    const { results, messages } = calculateJson(definition, input);
    return { verdict: results['verdict'], table: results['itemTable'], texts: messages.map(({ text }) => text) };
  };

  test('has the limits of the line sizing: 1.8 m/s in pump suction, by common practice', () => {
    const suction = judged(served('pump suction, subcooled liquid'));
    expect(suction.verdict).toBe('1 of 1 beyond');
    expect(suction.table).toMatchObject([{ verdict: 'velocity and pressure drop exceeded' }]);
    expect(suction.texts).toContain('The velocity is above its limit at: L.');
    expect(judged(served('Liquid, general (API RP 14E)')).verdict).toBe('all within');
  });

  test('is replaced by limits that are entered', () => {
    const own = { velocityLimit: 3, gradientLimit: 2 };
    expect(judged(served('Pump suction, subcooled liquid', own)).verdict).toBe('all within');
  });

  test('has no limits if it is a text of one’s own; one for a gas is named', () => {
    expect(judged(served('To storage'))).toMatchObject({ verdict: 'no line has a criterion' });
    expect(judged(served('Compressor suction')).texts).toContain(
      'No criteria, because the service is one for a gas: L.',
    );
  });

  test('counts in the smallest sizes', () => {
    // 1.8 m/s of 0.99 of the flow of 2 m/s in NPS 4 needs more than NPS 4 and less than NPS 6.
    expect(sizesOf(served('Pump suction, subcooled liquid', { gradientLimit: 5 })).rows).toMatchObject([
      { found: '6', governedBy: 'velocity' },
    ]);
  });

  test('of a gas has ρv² and the Mach number of a flare header at its outlet', () => {
    const gas = {
      fluidPhase: 'Gas',
      normalDensity: 0.8,
      viscosity: 0.011,
      temperature: 15,
      compressibility: 1,
      isentropicExponent: 1.3,
      nodes: 'Tag | Elevation m | Pressure bar(g) | Outflow kg/h\nA | 0 | 3 |\nB | 0 | | 9000',
    };
    const header = (inside: number) =>
      judged({
        ...gas,
        items: `Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Service\nL | line | A | B | 5 | ${inside} | 0.05 | Flare header (NORSOK)`,
      });
    // A sound speed of √(1.3·8.314·288.15/0.01793) = 417 m/s: Mach 0.6 is 250 m/s. 2.5 kg/s in 75 mm are 566 kg/(m²·s), at 2.8 bar(abs) with 2.1 kg/m³ 267 m/s; in 76 mm 246 m/s.
    expect(header(75).table).toMatchObject([{ verdict: 'Mach number exceeded' }]);
    expect(header(76).table).toMatchObject([{ verdict: 'within' }]);
  });
});
