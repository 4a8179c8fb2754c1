import { describe, expect, test } from 'vitest';
import { resistanceToSonic } from './fanno.ts';
import { solveFlareNetwork, type FlareItemResult, type FlareNetwork, type SolvedFlareNetwork } from './index.ts';

/**
 * Fanno table for k = 1.4: Mach number, f·L/D to the sonic state with the Darcy factor, p/p*, T/T*. F. M. White, Fluid Mechanics, 7th ed.
 * (2011), table B.3.
 */
const table = [
  [0.1, '66.9216', '10.9435', '1.1976'],
  [0.2, '14.5333', '5.4554', '1.1905'],
  [0.3, '5.2993', '3.6191', '1.1788'],
  [0.5, '1.0691', '2.1381', '1.1429'],
  [0.8, '0.0723', '1.2893', '1.0638'],
] as const;

const airProperties = {
  type: 'properties',
  molarMass: 28.96,
  isentropicExponent: 1.4,
  compressibility: 1,
  viscosity: 1.8e-5,
} as const;

/** A bore with a loss coefficient alone, from N1 to the atmosphere, which a flow of air chokes. */
function chokedBore(lossCoefficient: number): FlareNetwork {
  const line = { type: 'line', insideDiameter: 0.1, length: 0, roughness: 0, lossCoefficient } as const;
  return {
    sources: [{ tag: 'S', to: 'N1', gas: airProperties, temperature: 300, flow: 6 }],
    items: [{ ...line, tag: 'L', from: 'N1', to: 'atmosphere' }],
    outletPressure: 101_325,
  };
}

function solve(network: FlareNetwork): SolvedFlareNetwork {
  const solution = solveFlareNetwork(network);
  if (solution.type === 'refused') throw solution.text;
  return solution;
}

function firstItem({ items: [item] }: SolvedFlareNetwork): FlareItemResult {
  if (!item) throw new RangeError('no item');
  return item;
}

/** Half a unit of the last digit of a printed figure. */
const halfDigit = (figure: string) => 0.5 * 10 ** -(figure.split('.')[1]?.length ?? 0);

describe('Fanno flow against its table', () => {
  test.each(table)('the resistance from Mach %d to the sonic state is %s', (mach, resistance) => {
    expect(Math.abs(resistanceToSonic(mach, 1.4) - Number(resistance))).toBeLessThanOrEqual(
      1.01 * halfDigit(resistance),
    );
  });

  test.each(table)(
    'a choked bore starts at Mach %d for a resistance of %s, p/p* %s and T/T* %s',
    (mach, resistance, p, T) => {
      const { inlet, outlet, choked } = firstItem(solve(chokedBore(Number(resistance))));
      expect(choked).toBe(true);
      expect(outlet?.mach).toBeCloseTo(1, 12);
      // The printed resistance is rounded, which the Mach number follows.
      expect(inlet?.mach).toBeCloseTo(mach, 4);
      expect((inlet?.pressure ?? NaN) / (outlet?.pressure ?? NaN)).toBeCloseTo(Number(p), 3);
      expect((inlet?.temperature ?? NaN) / (outlet?.temperature ?? NaN)).toBeCloseTo(Number(T), 4);
    },
  );

  test('the sonic outlet pressure is G·√(2·R·T0/(k·(k + 1)·M)), above the atmosphere behind it', () => {
    const flux = 6 / (Math.PI * 0.05 ** 2);
    const sonic = flux * Math.sqrt((2 * 8314.46261815324 * 300) / (28.96 * 1.4 * 2.4));
    const { outlet } = firstItem(solve(chokedBore(1)));
    expect(outlet?.pressure).toBeCloseTo(sonic, 6);
    expect(sonic).toBeGreaterThan(101_325);
  });

  test('a flow at a low Mach number loses what Darcy–Weisbach gives', () => {
    const { sources, ...rest } = chokedBore(20);
    const [source] = sources;
    if (!source) throw new RangeError('no source');
    const { inlet, outlet } = firstItem(solve({ ...rest, sources: [{ ...source, flow: 0.001 }] }));
    const flux = 0.001 / (Math.PI * 0.05 ** 2);
    const loss = (20 * flux ** 2) / (2 * (outlet?.density ?? NaN));
    expect(((inlet?.pressure ?? NaN) - (outlet?.pressure ?? NaN)) / loss).toBeCloseTo(1, 4);
  });
});
