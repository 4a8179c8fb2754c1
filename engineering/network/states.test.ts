import { describe, expect, test } from 'vitest';
import { solveNetwork, type Network, type NetworkItem, type RefusedNetwork, type SolvedNetwork } from './index.ts';

const water = { phase: 'liquid', density: 1000, viscosity: 0.001 } as const;

const line = (tag: string, from: string, to: string): NetworkItem => ({
  type: 'line',
  tag,
  from,
  to,
  insideDiameter: 0.1,
  length: 50,
  roughness: 4.6e-5,
});

const curve = [
  { flow: 0, head: 60 },
  { flow: 0.02, head: 50 },
  { flow: 0.04, head: 20 },
];

function solved(network: Network): SolvedNetwork {
  const solution = solveNetwork(network);
  if (solution.type === 'refused') throw new Error(solution.text.message);
  return solution;
}

function refused(network: Network): RefusedNetwork {
  const solution = solveNetwork(network);
  if (solution.type === 'solved') throw new Error('it was solved');
  return solution;
}

const itemOf = (solution: SolvedNetwork, tag: string) => solution.items.find(one => one.tag === tag);
const messagesOf = (solution: SolvedNetwork) => solution.messages.map(({ text }) => text.message);

const ends = [
  { tag: 'V-1', elevation: 0, pressure: 2e5 },
  { tag: 'V-2', elevation: 0, pressure: 5e5 },
];
const joint = (tag: string) => ({ tag, elevation: 0 });

describe('ordinary states', () => {
  test('a check valve against the pressure is closed', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, joint('A'), joint('B')],
      items: [line('L1', 'V-1', 'A'), { type: 'check valve', tag: 'CV', from: 'A', to: 'B' }, line('L2', 'B', 'V-2')],
    });
    expect(itemOf(solution, 'CV')).toMatchObject({ state: 'closed', massFlow: 0 });
    expect(itemOf(solution, 'L1')?.massFlow).toBe(0);
    expect(solution.nodes[2]?.pressure).toBeCloseTo(2e5, 6);
    expect(solution.nodes[3]?.pressure).toBeCloseTo(5e5, 6);
    expect(messagesOf(solution)).toEqual(['CV is closed: nothing flows through it']);
  });

  test('a weak pump beside a strong one is pushed back', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, joint('D')],
      items: [
        { type: 'pump', tag: 'strong', from: 'V-1', to: 'D', duty: { curve } },
        {
          type: 'pump',
          tag: 'weak',
          from: 'V-1',
          to: 'D',
          duty: { curve: curve.map(row => ({ ...row, head: row.head / 3 })) },
        },
        line('L', 'D', 'V-2'),
      ],
    });
    expect(itemOf(solution, 'weak')).toMatchObject({ state: 'beyond curve', massFlow: 0 });
    expect(itemOf(solution, 'strong')?.massFlow).toBeGreaterThan(10);
    expect(messagesOf(solution)[0]).toContain('weak cannot deliver');
  });

  test('a part behind closed valves has no pressure, and is named', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, joint('A'), joint('B')],
      items: [
        line('L', 'V-2', 'V-1'),
        { type: 'block valve', tag: 'BV', from: 'V-1', to: 'A', open: false },
        line('dead', 'A', 'B'),
      ],
    });
    expect(solution.nodes[2]?.pressure).toBeUndefined();
    expect(itemOf(solution, 'dead')).toMatchObject({ state: 'no flow', massFlow: 0 });
    expect(messagesOf(solution)).toContain('B is isolated by closed valves: its pressure is not known');
  });

  test('a dead end has the pressure of where it starts, and no flow', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, { tag: 'end', elevation: 10 }],
      items: [line('L', 'V-2', 'V-1'), line('dead', 'V-1', 'end')],
    });
    expect(itemOf(solution, 'dead')).toMatchObject({ state: 'no flow', massFlow: 0 });
    expect(solution.nodes[2]?.pressure).toBeCloseTo(2e5 - 98_066.5, 3);
  });

  test('a control valve that controls a flow takes what is left, and its Kv follows', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, joint('A')],
      items: [line('L', 'V-2', 'A'), { type: 'control valve', tag: 'FV', from: 'A', to: 'V-1', holds: { flow: 10 } }],
    });
    const valve = itemOf(solution, 'FV');
    expect(valve?.massFlow).toBe(10);
    // Kv = Q·√(ρ/1000/Δp) in m³/h and bar; the standard's water has 999.1 kg/m³.
    expect(valve?.kv).toBeCloseTo(36 * Math.sqrt(1 / (((valve?.loss ?? NaN) / 1e5) * 0.9991)), 2);
    expect(solution.nodes[2]?.pressure).toBeCloseTo(5e5 - (itemOf(solution, 'L')?.loss ?? NaN), 3);
  });

  test('a control valve that controls the pressure behind it passes what is drawn there', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, joint('A'), { tag: 'B', elevation: 0, outflow: 5 }],
      items: [
        line('L', 'V-2', 'A'),
        { type: 'control valve', tag: 'PV', from: 'A', to: 'B', holds: { downstreamPressure: 3e5 } },
      ],
    });
    expect(itemOf(solution, 'PV')?.massFlow).toBeCloseTo(5, 9);
    expect(solution.nodes[3]?.pressure).toBeCloseTo(3e5, 6);
  });

  test('the head of a pump follows where a valve with a differential controls the flow', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, joint('D'), joint('A')],
      items: [
        { type: 'pump', tag: 'P', from: 'V-1', to: 'D', duty: 'required' },
        line('L', 'D', 'A'),
        { type: 'control valve', tag: 'FV', from: 'A', to: 'V-2', differential: 7e4, holds: { flow: 15 } },
      ],
    });
    const loss = itemOf(solution, 'L')?.loss ?? NaN;
    expect(itemOf(solution, 'P')?.massFlow).toBeCloseTo(15, 9);
    expect(itemOf(solution, 'P')?.head).toBeCloseTo((3e5 + 7e4 + loss) / 9806.65, 6);
  });

  test('a choked valve passes its greatest flow, whatever the pressure behind it', () => {
    const flows = [2e5, 1e5].map(pressure => {
      const solution = solved({
        fluid: { ...water, vapourPressure: 7e4, criticalPressure: 2.21e7 },
        nodes: [
          { tag: 'V-1', elevation: 0, pressure: 1e6 },
          { tag: 'V-2', elevation: 0, pressure },
        ],
        items: [{ type: 'control valve', tag: 'LV', from: 'V-1', to: 'V-2', kv: 10, FL: 0.7 }],
      });
      expect(itemOf(solution, 'LV')?.state).toBe('choked');
      return itemOf(solution, 'LV')?.massFlow ?? NaN;
    });
    // IEC 60534-2-1: Q = Kv·FL·√((p1 − FF·pv)/(ρ/ρ0)) with FF = 0.96 − 0.28·√(pv/pc).
    const FF = 0.96 - 0.28 * Math.sqrt(7e4 / 2.21e7);
    const greatest = (10 * 0.7 * Math.sqrt(((1e6 - FF * 7e4) / 1e5) * 0.9991) * 1000) / 3600;
    expect(Math.abs((flows[0] ?? NaN) / greatest - 1)).toBeLessThan(2e-4);
    expect(Math.abs((flows[1] ?? NaN) / (flows[0] ?? NaN) - 1)).toBeLessThan(1e-5);
  });
});

describe('refusals', () => {
  test('a curve and a held flow through one opening are one too many', () => {
    const refusal = refused({
      fluid: water,
      nodes: [...ends, joint('D')],
      items: [
        { type: 'pump', tag: 'P-101', from: 'V-1', to: 'D', duty: { curve } },
        { type: 'control valve', tag: 'FV-101', from: 'D', to: 'V-2', kv: 40, holds: { flow: 50 / 3.6 } },
      ],
    });
    expect(refusal).toMatchObject({ reason: 'over-specified', items: ['P-101', 'FV-101'] });
    expect(refusal.text.in(() => 't/h')).toBe(
      'P-101 has a curve and FV-101 controls the flow at 50.00 t/h: one of the two cannot be met. Remove the Kv of FV-101, or the curve of P-101',
    );
  });

  test('a head that nothing fixes is named', () => {
    const refusal = refused({
      fluid: water,
      nodes: [...ends, joint('D')],
      items: [{ type: 'pump', tag: 'P-101', from: 'V-1', to: 'D', duty: 'required' }, line('L', 'D', 'V-2')],
    });
    expect(refusal).toMatchObject({ reason: 'under-specified', items: ['P-101'] });
    expect(refusal.text.message).toBe(
      'the head of P-101 is unknown, and nothing fixes it. State it, or specify a flow or a pressure',
    );
  });

  test('a part without a fixed pressure is named', () => {
    const refusal = refused({
      fluid: water,
      nodes: [...ends, joint('A'), joint('B')],
      items: [line('L', 'V-1', 'V-2'), line('alone', 'A', 'B')],
    });
    expect(refusal).toMatchObject({ reason: 'no fixed pressure', nodes: ['A', 'B'] });
    expect(refusal.text.message).toBe(
      'nothing determines the pressure of A and B. Give one of them a pressure, or join them to a node that has one',
    );
  });

  test('a flow that a check valve cannot pass is refused at the valve', () => {
    const refusal = refused({
      fluid: water,
      nodes: [...ends, { tag: 'A', elevation: 0, outflow: 3 }],
      items: [line('L', 'V-1', 'V-2'), { type: 'check valve', tag: 'CV', from: 'A', to: 'V-1' }],
    });
    expect(refusal).toMatchObject({ reason: 'no state', items: ['CV'] });
    expect(refusal.text.in(() => 'kg/s')).toBe('CV would have to pass 3.000 kg/s from V-1 to A, against its direction');
  });

  test('a valve that would have to raise the pressure is refused', () => {
    const refusal = refused({
      fluid: water,
      nodes: [...ends],
      items: [{ type: 'control valve', tag: 'FV', from: 'V-1', to: 'V-2', holds: { flow: 2 } }],
    });
    expect(refusal).toMatchObject({ reason: 'no state', items: ['FV'] });
    expect(refusal.text.in(({ kind }) => (kind === 'massFlow' ? 'kg/s' : 'bar'))).toBe(
      'FV cannot pass 2.000 kg/s: even fully open, 3.000 bar is missing',
    );
  });

  test('an outflow that leaves no pressure is refused at the node', () => {
    const refusal = refused({
      fluid: water,
      nodes: [...ends, { tag: 'A', elevation: 0, outflow: 200 }],
      items: [line('L', 'V-1', 'A')],
    });
    expect(refusal).toMatchObject({ reason: 'no state', nodes: ['A'] });
  });

  test.each([
    ['a node twice', { nodes: [...ends, joint('V-1')], items: [] }, 'V-1 is listed twice'],
    ['an unknown node', { nodes: ends, items: [line('L', 'V-1', 'X')] }, 'L names the node X, which is not listed'],
    ['no elevation', { nodes: [{ tag: 'V-1', elevation: NaN }], items: [] }, 'V-1 needs an elevation'],
  ])('%s is invalid', (_, parts, message) => {
    const refusal = refused({ fluid: water, ...parts });
    expect(refusal.reason).toBe('invalid');
    expect(refusal.text.message).toBe(message);
  });
});
