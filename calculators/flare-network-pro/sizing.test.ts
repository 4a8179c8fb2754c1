import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { air, answer, atmosphere, gasConstant, kgPerHour, massFlux, rowsOf, type Row } from './testing/answer.ts';

/** The option that looks for the smallest sizes. */

const line = (more: Row) => ({
  type: 'line',
  from: 'S',
  to: 'End',
  length: 1e-6,
  roughness: 0,
  lossCoefficient: 0,
  nps: '12',
  schedule: '40',
  ...more,
});
/** Inside diameters of NPS 6 and 8 in schedule 40, ASME B36.10M. */
const [inside6, inside8] = [0.15408, 0.20274];
/** Air of 300 K that leaves a pipe at Mach 0.7 into the atmosphere. */
const flowOf = (diameter: number) => kgPerHour(massFlux(atmosphere, 0.7, 1.4, 28.96, 300), diameter);

const sizesOf = (sources: readonly Row[], items: readonly Row[], more: Row = {}) => {
  const { results, messages } = answer({ sources, items, sizes: 'smallest', ...more });
  return { rows: rowsOf(results['sizeTable']), messages };
};

test.each([
  [0.999, '6'],
  [1.001, '8'],
])('a tail pipe with %s of the flow of Mach 0.7 in NPS 6 gets NPS %s', (share, nps) => {
  const { rows } = sizesOf([{ tag: 'V', to: 'S', ratedFlow: share * flowOf(inside6), ...air }], [line({ tag: 'L' })]);
  expect(rows).toMatchObject([
    {
      line: 'L',
      listed: '12',
      found: nps,
      governedBy: 'Mach number',
      scenario: expect.stringContaining('All sources'),
    },
  ]);
});

test('sizes are chosen from a list, which may leave none', () => {
  const source = { tag: 'V', to: 'S', ratedFlow: 1.001 * flowOf(inside6), nps: '4', schedule: '40', ...air };
  expect(sizesOf([source], [line({ tag: 'L' })], { preferredSizes: '6, 12' }).rows).toMatchObject([{ found: '12' }]);
  const large = { ...source, nps: '10' };
  const { messages } = answer({
    sources: [large],
    items: [line({ tag: 'L' }), line({ tag: 'M', from: 'End', to: 'Out', nps: '12' })],
    sizes: 'smallest',
    preferredSizes: '6, 8',
  });
  expect(messages.join(' ')).toContain('No size to choose from fits these lines');
  expect(
    answer({ sources: [source], items: [line({ tag: 'L' })], sizes: 'smallest', preferredSizes: '6.5' }).messages,
  ).toContain('Smallest sizes: the sizes to choose from have “6.5”, which is no nominal size.');
});

test('a tail pipe is not smaller than the outlet of its valve', () => {
  const source = { tag: 'V', to: 'S', ratedFlow: 10, nps: '8', schedule: '80', ...air };
  expect(sizesOf([source], [line({ tag: 'L' })]).rows).toMatchObject([
    { found: '8', governedBy: 'none: it is the smallest pipe that fits' },
  ]);
});

test('a header is as wide as the lines before it', () => {
  const { rows } = sizesOf(
    [{ tag: 'V', to: 'S', ratedFlow: 0.99 * flowOf(inside8), ...air }],
    [line({ tag: 'L', to: 'J', lossCoefficient: 0.1 }), line({ tag: 'H', from: 'J', schedule: 'STD' })],
  );
  expect(rows).toMatchObject([{ found: '8' }, { found: '8' }]);
});

test('a tail pipe whose valve is on in no scenario keeps its size', () => {
  const { rows, messages } = sizesOf(
    [
      { tag: 'V', to: 'S', ratedFlow: 0.99 * flowOf(inside8), ...air, scenarios: { Fire: true } },
      { tag: 'W', to: 'R', ratedFlow: 10, ...air },
    ],
    [line({ tag: 'L' }), line({ tag: 'K', from: 'R' })],
  );
  expect(rows).toMatchObject([{ line: 'L', found: '8' }]);
  expect(messages.join(' ')).toContain(
    'Lines in which no gas flows in any scenario keep their size and are not judged: K.',
  );
});

test('lines without a nominal size keep their diameter, and what no size meets is reported', () => {
  const sources = [{ tag: 'V', to: 'S', requiredFlow: 2e5, setPressure: 0.1, valveType: 'conventional', ...air }];
  const { rows, messages } = sizesOf(sources, [
    line({ tag: 'L', to: 'J' }),
    line({ tag: 'H', from: 'J', nps: undefined, schedule: undefined, insideDiameter: 300 }),
  ]);
  expect(rows).toHaveLength(1);
  expect(messages).toEqual(
    expect.arrayContaining([
      'No sizes meet every criterion. Limits still not met: back pressure of V in All sources.',
      'Lines without a nominal size and a schedule keep their diameter and are not judged: H.',
    ]),
  );
});

test('a line is as wide as the capacity of its valve asks for', () => {
  const source = {
    tag: 'V',
    to: 'S',
    requiredFlow: 90_000,
    ratedFlow: 100_000,
    setPressure: 10,
    valveType: 'balanced',
    allowableShare: 50,
    ...air,
  };
  const pipe = line({ tag: 'L', length: 200, roughness: 0.05 });
  const loose = { tailPipeMachLimit: 1, momentumFluxLimit: 1e7 };
  const [found] = sizesOf([source], [pipe], loose).rows;
  expect(found).toMatchObject({ line: 'L', governedBy: 'capacity of V' });
  const sizes = ['4', '5', '6', '8', '10', '12'];
  const verdictAt = (index: number) =>
    answer({ sources: [source], items: [{ ...pipe, nps: sizes[index] }], ...loose }).text.source('V', 'verdict');
  const index = sizes.indexOf(String(found?.['found']));
  expect(verdictAt(index)).toBe('within');
  expect(verdictAt(index - 1)).toBe('capacity below the required flow');
});

describe('a tip that takes most of the allowable back pressure', () => {
  // Its differential is that of the flow and density of the gas at rest behind it.
  const density = (atmosphere * 28.96) / (gasConstant * 300);
  const messagesAt = (differential: number) =>
    sizesOf(
      [{ tag: 'V', to: 'S', requiredFlow: 20_000, setPressure: 7, valveType: 'conventional', ...air }],
      [
        line({ tag: 'L', to: 'FT', length: 100, roughness: 0.05 }),
        { tag: 'T', type: 'tip', from: 'FT', differential, flow: 20_000, density },
      ],
    ).messages.join(' ');

  test('is named as the cause of large sizes', () => {
    expect(messagesAt(0.6)).toContain(
      'T alone takes 0.600 bar of the 0.700 bar that V allows above the outlet of the tip, and its size is fixed. This makes the lines large',
    );
    expect(messagesAt(0.9)).toContain('T alone takes 0.900 bar of the 0.700 bar');
  });

  test('is not named where it leaves most of it', () => {
    expect(messagesAt(0.2)).not.toContain('alone');
  });
});

test('as listed there is no table of sizes', () => {
  const { results } = answer({ sources: [{ tag: 'V', to: 'S', ratedFlow: 10, ...air }], items: [line({ tag: 'L' })] });
  expect(results['sizeTable']).toBeNull();
});

test('the plant flare meets every criterion with the sizes found', { timeout: 60_000 }, () => {
  const [example] = examples[0]?.cases ?? [];
  const { results } = answer({ ...example, sizes: 'smallest' });
  const result = new Map(rowsOf(results['sizeTable']).map(row => [String(row['line']), String(row['found'])]));
  const items = String(example?.items)
    .split('\n')
    .map(row => {
      const cells = row.split('|');
      const size = result.get(cells[0]?.trim() ?? '');
      return size === undefined ? row : cells.with(5, ` ${size} `).join('|');
    })
    .join('\n');
  expect(answer({ ...example }).result('verdict')).toContain('criteria exceeded');
  expect(answer({ ...example, items }).result('verdict')).toBe('within all criteria');
});
