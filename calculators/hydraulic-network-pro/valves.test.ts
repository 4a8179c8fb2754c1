import { describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

/** Choked control valves by IEC 60534-2-1:2011, the pump curve that is no parabola, and a held flow that cannot be. */

function answer(input: Readonly<Record<string, unknown>>) {
  const { results, messages } = calculateJson(definition, input);
  return { results, messages: messages.map(({ text }) => text) };
}

const nodes = 'Tag | Elevation | Pressure bar(g)\nA | 0 | 20\nB | 0 | 0.1';

describe('a liquid in a control valve', () => {
  const water = { fluidPhase: 'Liquid', density: 998, viscosity: 1, nodes } as const;
  const valve = 'Tag | Type | From | To | Kv | F_L\nCV | control valve | A | B | 10 | 0.7';
  /** Choked flow, t/h: eq. 3 of the standard with N1 = 0.1 for kPa, and F_F by eq. 4. */
  const choked = (FL: number, pv: number, pc: number) => {
    const FF = 0.96 - 0.28 * Math.sqrt(pv / pc);
    return 0.998 * 10 * 0.1 * FL * Math.sqrt((2101.325 - FF * pv) / 0.998);
  };
  const flow = (more: Readonly<Record<string, unknown>>) => answer({ ...water, items: valve, ...more });

  test('chokes by its F_L', () => {
    const { results, messages } = flow({ vaporPressure: 0.9, criticalPressure: 220.64 });
    expect(results['totalInflow']).toMatchObject({ value: expect.closeTo(1000 * choked(0.7, 90, 22064), -2) });
    expect(messages).toContain('The flow through CV is choked.');
  });

  test('chokes earliest without a critical pressure, and by F_L = 0.9 without F_L', () => {
    const { results, messages } = flow({ vaporPressure: 6, items: valve.replace('0.7', '') });
    expect(results['totalInflow']).toMatchObject({ value: expect.closeTo(1000 * choked(0.9, 600, Infinity), -2) });
    expect(messages.join(' ')).toContain('F_L = 0.9 is assumed for the control valves without it: CV.');
    expect(messages.join(' ')).toContain('F_F = 0.96');
  });

  test('is not checked without a vapour pressure', () => {
    expect(flow({}).messages).toContain(
      'Choked flow and cavitation are not checked in CV: that needs the vapour pressure.',
    );
  });
});

test('a gas in a control valve of a Kv chokes by x_T = 0.7', () => {
  const { results, messages } = answer({
    fluidPhase: 'Gas',
    normalDensity: 0.8,
    viscosity: 0.011,
    temperature: 15,
    compressibility: 0.9,
    isentropicExponent: 1.4,
    nodes,
    items: 'Tag | Type | From | To | Kv\nCV | control valve | A | B | 10',
  });
  const molarMass = (0.8 * 8.314 * 273.15) / 101.325;
  // Eq. 7 and 11 of the standard, N8 = 1.10 for kPa and kg/h, Y = 2/3.
  const expected = 1.1 * 10 * 2101.325 * (2 / 3) * Math.sqrt((0.7 * molarMass) / (288.15 * 0.9));
  expect(results['totalInflow']).toMatchObject({ value: expect.closeTo(expected, -1) });
  expect(messages.join(' ')).toContain('x_T = 0.7 is assumed for the control valves without it: CV.');
});

describe('the opening of a control valve', () => {
  /** A valve that passes 20 t/h of water with 4 bar: a Kv of 10 m³/h by IEC 60534-2-1 for a relative density of 1. */
  const opening = (columns: string, cells: string) => {
    const { results, messages } = answer({
      fluidPhase: 'Liquid',
      density: 999.1,
      viscosity: 1,
      nodes: 'Tag | Elevation | Pressure bar(g)\nA | 0 | 4\nB | 0 | 0',
      items: `Tag | Type | From | To | Flow t/h | ${columns}\nCV | control valve | A | B | ${20 * 0.9991} | ${cells}`,
    });
    const [row] = Array.isArray(results['itemTable']) ? results['itemTable'] : [];
    return { opening: Number(row?.opening?.value), messages };
  };

  test('is by IEC 60534-2-4 for its rated flow coefficient', () => {
    // Φ = R^(h − 1) with Φ = 10/40 and R = 30; Φ = Φ0 + (1 − Φ0)·h.
    const equal = 'Characteristic | Rated Kv | Rangeability';
    expect(opening(equal, 'equal percentage | 40 | 30').opening).toBeCloseTo(
      100 * (1 + Math.log(0.25) / Math.log(30)),
      1,
    );
    expect(opening(equal, 'linear | 40 | 30').opening).toBeCloseTo((100 * (0.25 - 1 / 30)) / (1 - 1 / 30), 1);
    // A Cv of 11.56 gpm is a Kv of 10 m³/h.
    const inCv = opening('Characteristic | Rated Cv', 'EQ% | 46.24');
    expect(inCv.opening).toBeCloseTo(100 * (1 + Math.log(0.25) / Math.log(50)), 1);
    expect(inCv.messages.join(' ')).not.toContain('Rated Cv is read');
  });

  test('is not given beyond the valve, with the reason', () => {
    const columns = 'Characteristic | Rated Kv';
    const small = opening(columns, 'linear | 8');
    expect(small.opening).toBeNaN();
    expect(small.messages.join(' ')).toMatch(
      /CV needs a Kv of 10\.0 Kv, more than its rated 8\.00 Kv: choose a larger valve\./,
    );
    expect(opening(columns, 'linear | 600').messages.join(' ')).toContain('choose a smaller trim');
    expect(opening(columns, 'linear | 11').messages).toContain(
      'The opening is outside 10 % to 90 %, where control is poor: CV.',
    );
    expect(opening('Characteristic', 'linear').messages).toContain(
      'Item CV, a control valve, needs the rated flow coefficient of its characteristic.',
    );
  });
});

// Equal percentage with R = 50: 40·50^(0.6457 − 1) = 10.0; linear with R = 30: 40·(1/30 + 29/30·0.2241) = 10.0.
test.each([
  ['EQ% | 40 | 50', 100 * (1 + Math.log(0.25) / Math.log(50))],
  ['linear | 40 | 30', (100 * (0.25 - 1 / 30)) / (1 - 1 / 30)],
])('an opening has the flow of its flow coefficient: %s', (trim, percent) => {
  const flowOf = (columns: string, cells: string) => {
    const { results, messages } = answer({
      fluidPhase: 'Liquid',
      density: 1000,
      viscosity: 1,
      nodes: 'Tag | Elevation | Pressure\nA | 0 | 3\nB | 0 | 2',
      items: `Tag | Type | From | To | ${columns}\nCV | control valve | A | B | ${cells}`,
    });
    const [valve] = Array.isArray(results['itemTable']) ? results['itemTable'] : [];
    return { valve: valve as Record<string, { value: number } | undefined> | undefined, messages: messages.join(' ') };
  };
  const heads = 'Characteristic | Rated Kv | Rangeability | Opening';
  const { valve } = flowOf(heads, `${trim} | ${percent}`);
  expect(valve?.['massFlow']?.value).toBeCloseTo(flowOf('Kv', '10').valve?.['massFlow']?.value ?? NaN, 4);
  expect(valve?.['opening']?.value).toBeCloseTo(percent, 6);
  expect(flowOf(`${heads} | Kv`, `${trim} | 50 | 10`).messages).toContain('a flow coefficient Kv and an opening');
  expect(flowOf('Opening', '50').messages).toContain('of its opening');
});

describe('a circuit that cannot be as typed', () => {
  const water = { fluidPhase: 'Liquid', density: 1000, viscosity: 1 } as const;

  test('a curve that is no parabola', () => {
    const saidOf = (curve: string) =>
      answer({
        ...water,
        pumpCurves: 'parabola',
        nodes: 'Tag | Elevation | Pressure\nA | 0 | 0\nB | 0 | 1',
        items: `Tag | Type | From | To | Length | ID | Roughness | K | Curve\nP | pump | A | M | | | | | ${curve}\nL | line | M | B | 100 | 100 | 0.05 | 2 |`,
      }).messages.join(' ');
    // What a parabola leaves of four even rows are 1, −3, 3 and −1 twentieths of their third difference, here −31 m.
    expect(saidOf('0 60; 50 60; 100 57; 150 20')).toContain(
      'The curve of P is approximated by a parabola, which deviates by 4.7 m from the row at 100 m³/h.',
    );
    expect(saidOf('0 60; 50 57.5; 100 50; 150 37.5')).not.toContain('parabola');
  });

  test('a valve with too high a flow is named', () => {
    const { messages } = answer({
      ...water,
      nodes: 'Tag | Elevation | Pressure\nA | 0 | 1\nB | 0 | 0',
      items:
        'Tag | Type | From | To | Length | ID | Roughness | K | Flow\nL | line | A | M | 500 | 50 | 0.05 | 2 |\nFV | control valve | M | B | | | | | 50000',
    });
    expect(messages.join(' ')).toMatch(
      /no state exists at M: its absolute pressure would be −\d+\.\d+ bar\(abs\); the flow specified for FV may be more than the items before it can pass/,
    );
  });
});
