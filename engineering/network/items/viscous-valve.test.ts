import { expect, test } from 'vitest';
import { sizeLiquidValve } from '../../valves/index.ts';
import { solveNetwork, type ControlValveItem } from '../index.ts';

/** A valve between 30 bar(g) and another pressure, Pa gauge, or an outflow, kg/s. */
function through(viscosity: number, item: Partial<ControlValveItem>, end: { pressure: number } | { outflow: number }) {
  const solution = solveNetwork({
    fluid: { phase: 'liquid', density: 1000, viscosity, vapourPressure: 100, criticalPressure: 20e5 },
    nodes: [
      { tag: 'S', elevation: 0, pressure: 31.01325e5 },
      { tag: 'T', elevation: 0, ...end },
    ],
    items: [{ type: 'control valve', tag: 'V', from: 'S', to: 'T', FL: 0.9, ...item }],
  });
  if (solution.type === 'refused') throw new Error(solution.text.message);
  const [result] = solution.items;
  return {
    kv: result?.kv ?? NaN,
    loss: (result?.loss ?? NaN) / 1e5,
    flow: result?.massFlow ?? NaN,
    messages: solution.messages.map(({ text }) => text.message),
  };
}

const flow = 5000 / 3600;

// IEC 60534-2-1:2011, eqs. (23), (A.6) to (A.8): 5 m³/h at 3 bar and 1000 cP needs Kv 4.918, F_R 0.587, where turbulent flow needs 2.887.
test('a viscous liquid needs the Kv of IEC 60534-2-1', () => {
  const { kv, messages } = through(1, { holds: { flow }, size: 0.025 }, { pressure: 28.01325e5 });
  expect(kv).toBeCloseTo(4.918, 3);
  const liquid = { density: 1000, upstreamPressure: 31.01325e5, vapourPressure: 100, criticalPressure: 20e5 };
  const viscous = { FL: 0.9, Fd: 0.46, valveSize: 0.025, viscosity: 1 };
  expect(kv).toBeCloseTo(sizeLiquidValve(flow, 3e5, liquid, { FL: 0.9, viscous })?.kv ?? NaN, 6);
  expect(messages).toEqual([expect.stringMatching(/^the liquid is too viscous to be turbulent in V: F_R = 0\.587 /)]);
});

test.each([0.05, 0.2, 1, 30, 1000])('at %s Pa·s a Kv that is a result passes the flow', viscosity => {
  const { kv } = through(viscosity, { holds: { flow } }, { pressure: 28.01325e5 });
  expect(kv).toBeGreaterThan(2.887);
  expect(through(viscosity, { kv }, { pressure: 28.01325e5 }).flow / flow).toBeCloseTo(1, 8);
  expect(through(viscosity, { kv }, { outflow: flow }).loss).toBeCloseTo(3, 7);
});

test('a size that is not known is the least favourable one, and water is turbulent', () => {
  const sized = through(1, { kv: 5, size: 0.025 }, { outflow: flow }).loss;
  expect(through(1, { kv: 5 }, { outflow: flow }).loss).toBeGreaterThan(sized);
  const water = through(1e-3, { kv: 5 }, { outflow: flow });
  expect(water).toMatchObject({ messages: [] });
  // (Q/Kv)² bar for 1000 kg/m³, by N1 of 0.1 and water of 999.1 kg/m³.
  expect(water.loss).toBeCloseTo(1.0009, 4);
});
