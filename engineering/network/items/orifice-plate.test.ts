import { describe, expect, test } from 'vitest';
import { solveNetwork, type Network, type OrificeItem } from '../index.ts';

const plate = { type: 'orifice', tag: 'O', from: 'S', to: 'T', pipeDiameter: 0.1023 } as const;
const atmosphere = 101_325;

/** A plate between two pressures, Pa gauge. */
function between(fluid: Network['fluid'], inlet: number, outlet: number, item: Partial<OrificeItem>) {
  const node = (tag: string, gauge: number) => ({ tag, elevation: 0, pressure: gauge + atmosphere });
  const solution = solveNetwork({
    fluid,
    nodes: [node('S', inlet), node('T', outlet)],
    items: [{ ...plate, ...item }],
  });
  if (solution.type === 'refused') throw new Error(solution.text.message);
  const [result] = solution.items;
  return {
    state: result?.state,
    flow: (result?.massFlow ?? NaN) * 3600,
    bore: result?.bore ?? NaN,
    messages: solution.messages.map(({ text }) => text.message),
  };
}

describe('a liquid', () => {
  const water = {
    phase: 'liquid',
    density: 1000,
    viscosity: 1e-3,
    vapourPressure: 2300,
    criticalPressure: Infinity,
  } as const;

  // C by fluids 1.3.1 (Reader-Harris/Gallagher) is 0.6085769, and the jet has 0.96 of the vapour pressure.
  test('passes an orifice until its jet evaporates', () => {
    const at1 = between(water, 10e5, 1e5, { bore: 0.07 });
    expect(at1.state).toBe('choked');
    expect(at1.messages).toEqual(['the flow through O is choked']);
    expect(at1.flow / 447_381.33).toBeCloseTo(1, 5);
    expect(between(water, 10e5, 3e5, { bore: 0.07 }).flow / at1.flow).toBeCloseTo(1, 4);
    expect(between(water, 10e5, 6e5, { bore: 0.07 })).toMatchObject({ state: 'flowing', messages: [] });
    expect(between(water, 1e5, 10e5, { bore: 0.07 })).toMatchObject({ state: 'choked' });
  });

  test('needs the bore of its choked flow', () => {
    const { bore, state } = between(water, 10e5, 1e5, { holdsFlow: 447_381.33 / 3600 });
    expect(state).toBe('choked');
    expect(bore).toBeCloseTo(0.07, 6);
  });
});

describe('a gas', () => {
  // Nitrogen at 20 °C and 10 bar(g): 12.68793 kg/m³ by CoolProp 8.
  const nitrogen = {
    phase: 'gas',
    normalDensity: 1.2498,
    viscosity: 1.7781e-5,
    temperature: 293.15,
    isentropicExponent: 1.4,
    compressibility: (1.2498 * (273.15 / 293.15) * (11.01325e5 / atmosphere)) / 12.68793,
  } as const;

  // 0.83932·A·√(κ·ρ·p·(2/(κ + 1))^((κ+1)/(κ−1))), Cunningham's thick plate.
  test('passes an orifice no faster than choked', () => {
    for (const outlet of [5e5, 2e5, 0]) {
      const { state, flow } = between(nitrogen, 10e5, outlet, { bore: 0.05 });
      expect(state).toBe('choked');
      expect(flow / 15_185.65).toBeCloseTo(1, 5);
    }
    const { bore } = between(nitrogen, 10e5, 0, { holdsFlow: 15_185.65 / 3600 });
    expect(bore).toBeCloseTo(0.05, 6);
  });

  // By fluids 1.3.1: 1.34358 bar between the tappings lose 1 bar.
  test('of small expansion passes by ISO 5167-2', () => {
    const { state, flow, messages } = between(nitrogen, 10e5, 9e5, { bore: 0.05 });
    expect({ state, messages }).toEqual({ state: 'flowing', messages: [] });
    expect(flow / 7832.67).toBeCloseTo(1, 4);
  });

  test('between both is said to have no standard', () => {
    const flows = [9, 8, 7.5, 7, 6.5, 6].map(outlet => between(nitrogen, 10e5, outlet * 1e5, { bore: 0.05 }));
    expect(flows.map(({ messages }) => messages.join(' ').includes('no standard'))).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
    const rising = flows.map(({ flow }) => flow);
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  });

  test('without an isentropic exponent is refused', () => {
    const { isentropicExponent: _omitted, ...without } = nitrogen;
    expect(() => between(without, 10e5, 0, { bore: 0.05 })).toThrow('O needs the isentropic exponent of the gas');
  });
});
