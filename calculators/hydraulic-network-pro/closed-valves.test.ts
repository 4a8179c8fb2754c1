import { describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

/** Valves: control valves that are closed, pumps that run against closed valves, and check and block valves with fittings. */

const water = { fluidPhase: 'Liquid', density: 1000, viscosity: 1 } as const;

function answer(items: readonly string[], nodes: string) {
  const { results, messages } = calculateJson(definition, { ...water, nodes, items: items.join('\n') });
  const { itemTable, ...others } = results;
  const rows: readonly Readonly<Record<string, unknown>>[] = Array.isArray(itemTable) ? itemTable : [];
  const rowOf = (tag: string) => rows.find(({ item }) => item === tag);
  return { rowOf, results: others, texts: messages.map(({ text }) => text) };
}

describe('a closed control valve', () => {
  const nodes = 'Tag | Elevation | Pressure bar(g)\nA | 0 | 3\nB | 0 | 1';
  const head = 'Tag | Type | From | To | Kv | Rated Kv | Characteristic | Opening | Flow t/h | Position | Open';
  const open = 'FV-1 | control valve | A | B | 20 | | | | | |';

  test.each([
    ['a position', 'FV-2 | control valve | A | B | 50 | | | | | NC |'],
    ['open with no', 'FV-2 | control valve | A | B | 50 | | | | | | no'],
    ['an opening of 0 %', 'FV-2 | control valve | A | B | | 50 | linear | 0 | | |'],
    ['a position, whatever it is to hold', 'FV-2 | control valve | A | B | | | | | 30 | closed |'],
  ])('by %s passes nothing', (_, closed) => {
    const { rowOf, results, texts } = answer([head, open, closed], nodes);
    expect(rowOf('FV-2')).toMatchObject({ state: 'closed', massFlow: { value: 0 } });
    expect(rowOf('FV-2')?.['flowCoefficient'] ?? null).toBeNull();
    // Q = Kv·√(Δp/(ρ/ρ₀)) with ρ₀ = 999.1 kg/m³ by IEC 60534-2-1: 20·√(2·0.9991) m³/h.
    expect(results['totalInflow']).toMatchObject({ value: expect.closeTo(28_271.5, -1) });
    expect(texts.filter(text => text.includes('FV-2'))).toEqual([]);
  });

  test('is refused with both open and a position', () => {
    const both = 'FV-2 | control valve | A | B | 50 | | | | | NC | no';
    expect(answer([head, open, both], nodes).texts.join(' ')).toContain(
      'FV-2, a control valve, has both open and a position: leave one blank',
    );
  });
});

test('a pump against a closed valve is named as such where its nozzles are at different heights', () => {
  const { rowOf, texts } = answer(
    [
      'Tag | Type | From | To | Curve | Flow t/h | Position',
      'P-1 | pump | S | D | 0 : 62; 100 : 60; 200 : 54; 300 : 44 | |',
      'FV | control valve | D | B | | 100 |',
      'P-2 | pump | S | E | 0 : 62; 100 : 60; 200 : 54; 300 : 44 | |',
      'XV | block valve | E | B | | | NC',
    ],
    'Tag | Elevation | Pressure bar(g)\nS | 0.8 | 0\nD | 0.9 |\nE | 0.9 |\nB | 0 | 1',
  );
  expect(texts).toContain(
    'Nothing flows through P-2, which runs against a closed end: the pressure behind it is that of zero flow.',
  );
  // 62 m less the rise of 0.1 m; the parabola through the rows meets the first within 0.2 m.
  const outlet = rowOf('P-2')?.['outletPressure'];
  expect(outlet).toMatchObject({ value: expect.closeTo((61.9 * 9.80665) / 100, 1) });
});

describe('a pump whose curve begins above zero flow', () => {
  const curve = '100 : 80; 150 : 60; 200 : 30';
  const nodes = 'Tag | Elevation | Pressure bar(g) | Outflow t/h\nA | 0 | 0 |\n';
  const head = 'Tag | Type | From | To | Curve | Position';

  test('runs below its first row with a warning', () => {
    const { rowOf, texts } = answer([head, `P | pump | A | X | ${curve} |`], `${nodes}X | 0 | | 60`);
    // 90 + 0.1·60 − 0.002·60² m by the parabola through the rows.
    expect(rowOf('P')).toMatchObject({ state: 'beyond curve', head: { value: expect.closeTo(88.8, 6) } });
    expect(texts).toContain('P runs below the first row of its curve, which is extended to zero flow.');
  });

  test('says that its head against a closed end is extended', () => {
    const { texts } = answer(
      [head, `P | pump | A | X | ${curve} |`, 'XV | block valve | X | B | | NC'],
      `${nodes}X | 0 | |\nB | 0 | 1 |`,
    );
    expect(texts).toContain(
      'Nothing flows through P, which runs against a closed end: the pressure behind it is that of zero flow, to which its curve is extended below its first row.',
    );
  });
});

describe('a check valve by the name of its fitting', () => {
  const nodes = 'Tag | Elevation | Pressure bar(g)\nA | 0 | 2\nB | 0 | 1.9';
  const head = 'Tag | Type | From | To | NPS | Sch | K | Fittings';

  test('has its loss coefficient', () => {
    const { rowOf, texts } = answer([head, 'CV | check valve | A | B | 4 | 40 | | Swing check valve: 1'], nodes);
    // Crane TP-410: K = 100·f_T with f_T = 0.0163 at NPS 4; w = √(2·Δp/(ρ·K)), the section 8.213e-3 m².
    const expected = 1000 * 8.213e-3 * Math.sqrt((2 * 10_000) / (1000 * 1.63)) * 3600;
    const { value = NaN } = Object(rowOf('CV')?.['massFlow']);
    expect(value / expected).toBeCloseTo(1, 1);
    expect(texts.join(' ')).not.toContain('No loss is assumed');
  });

  test('needs an inside diameter', () => {
    const { texts } = answer([head, 'CV | check valve | A | B | | | | Swing check valve: 1'], nodes);
    expect(texts.join(' ')).toContain('CV, a check valve, needs the inside diameter of its fittings');
  });
});
