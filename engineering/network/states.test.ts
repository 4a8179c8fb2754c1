import { describe, expect, test } from 'vitest';
import { solveNetwork, type Network, type NetworkItem, type RefusedNetwork, type SolvedNetwork } from './index.ts';

const water = { phase: 'liquid', density: 1000, viscosity: 0.001 } as const;

const line = (tag: string, from: string, to: string): Extract<NetworkItem, { type: 'line' }> => ({
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

  test('a pump whose check valve the pressure behind keeps closed has its head at zero flow', () => {
    const solution = solved({
      fluid: water,
      nodes: [
        { tag: 'V-1', elevation: 0, pressure: 1e5 },
        { tag: 'V-2', elevation: 0, pressure: 9e5 },
        joint('D'),
        joint('E'),
      ],
      items: [
        { type: 'pump', tag: 'P', from: 'V-1', to: 'D', duty: { curve } },
        line('L', 'D', 'E'),
        { type: 'check valve', tag: 'NRV', from: 'E', to: 'V-2' },
      ],
    });
    // p = 1 bar + ρ·g·60 m, on either side of the line.
    expect(solution.nodes[2]?.pressure).toBeCloseTo(1e5 + 1000 * 9.80665 * 60, 3);
    expect(solution.nodes[3]?.pressure).toBeCloseTo(1e5 + 1000 * 9.80665 * 60, 3);
    expect(itemOf(solution, 'P')).toMatchObject({ state: 'no flow', massFlow: 0 });
    expect(itemOf(solution, 'NRV')).toMatchObject({ state: 'closed', massFlow: 0 });
  });

  test('a weak pump in parallel with a strong one has no forward flow', () => {
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
    expect(itemOf(solution, 'weak')).toMatchObject({ state: 'cannot deliver', massFlow: 0 });
    expect(itemOf(solution, 'strong')?.massFlow).toBeGreaterThan(10);
    expect(messagesOf(solution)[0]).toContain('weak cannot deliver');
  });

  test('a pump in front of a closed valve is not said to be overpowered', () => {
    const solution = solved({
      fluid: water,
      nodes: [...ends, joint('D'), joint('E')],
      items: [
        { type: 'pump', tag: 'P', from: 'V-1', to: 'D', duty: { curve } },
        { type: 'check valve', tag: 'NRV', from: 'D', to: 'E' },
        { type: 'block valve', tag: 'XV', from: 'E', to: 'V-2', open: false },
        line('L', 'V-1', 'V-2'),
      ],
    });
    expect(itemOf(solution, 'P')).toMatchObject({ state: 'no flow', massFlow: 0 });
    const texts = messagesOf(solution);
    expect(texts.some(text => text.includes('which runs against a closed end'))).toBe(true);
    expect(texts.some(text => text.includes('cannot deliver'))).toBe(false);
  });

  test('closed valves that cut off a given flow are named', () => {
    const solution = solveNetwork({
      fluid: water,
      nodes: [...ends, { tag: 'D', elevation: 0 }, { tag: 'U', elevation: 0, outflow: 1 }],
      items: [
        line('L', 'V-1', 'V-2'),
        { type: 'block valve', tag: 'X1', from: 'V-1', to: 'D', open: false },
        { type: 'block valve', tag: 'X2', from: 'V-2', to: 'D', open: false },
        line('M', 'D', 'U'),
      ],
    });
    expect(solution).toMatchObject({ type: 'refused', items: ['X1', 'X2'] });
    expect(solution.type === 'refused' && solution.text.message).toBe(
      'X1 and X2 are closed and cut off U, where a flow is given. Open one of them, or leave the flow blank',
    );
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
  test('a curve and a fixed flow through one opening are overspecified', () => {
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

  test('a head that is not determined is named', () => {
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

describe('flows far from the first guess', () => {
  const oil = { phase: 'liquid', density: 927.0032331864129, viscosity: 0.0002655806598614943 } as const;

  test('a very small flow through a wide line with a dead end has only the static pressure difference', () => {
    const solution = solved({
      fluid: oil,
      nodes: [
        { tag: 'A', elevation: 5, pressure: 606_363.1064515846 },
        { tag: 'B', elevation: 11, outflow: 0.00215827908371411 },
        { tag: 'C', elevation: 21 },
      ],
      items: [
        { ...line('L1', 'B', 'A'), insideDiameter: 0.27066989688500354, length: 33.27544086501196, roughness: 1.11e-5 },
        {
          ...line('L2', 'B', 'C'),
          insideDiameter: 0.1374134277660001,
          length: 7.64065954688,
          roughness: 2.35e-4,
          lossCoefficient: 68.05,
        },
      ],
    });
    expect(itemOf(solution, 'L1')?.massFlow).toBeCloseTo(-0.00215827908371411, 12);
    expect(itemOf(solution, 'L2')?.massFlow).toBe(0);
    expect(solution.nodes[1]?.pressure).toBeCloseTo(606_363.1064515846 - oil.density * 9.80665 * 6, 2);
    expect(solution.nodes[2]?.pressure).toBeCloseTo(606_363.1064515846 - oil.density * 9.80665 * 16, 2);
  });

  test('a very small flow past a closed valve is divided between its bypasses', () => {
    const outflow = 0.042;
    const solution = solved({
      fluid: { phase: 'liquid', density: 1144.5, viscosity: 7.15e-4 },
      nodes: [
        { tag: 'A', elevation: 11, pressure: 588_800 },
        { tag: 'B', elevation: 0 },
        { tag: 'C', elevation: 0 },
        { tag: 'D', elevation: 23, outflow },
      ],
      items: [
        { type: 'equipment', tag: 'E', from: 'A', to: 'B', differential: 73_600, referenceFlow: 13.8, exponent: 1.8 },
        { ...line('L1', 'A', 'C'), insideDiameter: 0.062, length: 96 },
        { ...line('L2', 'A', 'D'), insideDiameter: 0.275, length: 149 },
        { type: 'control valve', tag: 'V', from: 'C', to: 'B', differential: 74_900 },
        { ...line('L3', 'D', 'B'), insideDiameter: 0.252, length: 1340 },
      ],
    });
    const flow = (tag: string) => itemOf(solution, tag)?.massFlow ?? NaN;
    expect([flow('L1'), flow('V')]).toEqual([0, 0]);
    expect(flow('L2') - flow('L3')).toBeCloseTo(outflow, 12);
    expect(flow('E')).toBeCloseTo(-flow('L3'), 12);
    expect(flow('L2')).toBeGreaterThan(10 * flow('E'));
  });

  const gas = {
    phase: 'gas',
    normalDensity: 0.13,
    viscosity: 1.2e-5,
    temperature: 300,
    compressibilitySlope: -2e-8,
  } as const;
  const wide: NetworkItem = { ...line('L1', 'A', 'B'), insideDiameter: 0.276, length: 16.5, roughness: 7.8e-6 };

  test('a dead end behind a wide line of gas takes nothing from its flow', () => {
    const nodes = [
      { tag: 'A', elevation: 0, pressure: 17.6e5 },
      { tag: 'B', elevation: 0, pressure: 8e5 },
    ];
    const alone = solved({ fluid: gas, nodes, items: [wide] });
    const both = solved({
      fluid: gas,
      nodes: [...nodes, { tag: 'C', elevation: 0 }],
      items: [wide, { ...line('L2', 'B', 'C'), insideDiameter: 0.029, lossCoefficient: 14 }],
    });
    expect(itemOf(both, 'L2')?.massFlow).toBe(0);
    expect(both.nodes[2]?.pressure).toBeCloseTo(8e5, 3);
    expect(itemOf(both, 'L1')?.massFlow).toBeCloseTo(itemOf(alone, 'L1')?.massFlow ?? NaN, 9);
  });

  test('a gas valve that cannot pass the flow stated is named', () => {
    const refusal = refused({
      fluid: { ...gas, compressibilitySlope: 0, isentropicExponent: 1.3 },
      nodes: [
        { tag: 'A', elevation: 0, pressure: 13.35e5 },
        { tag: 'B', elevation: 0, outflow: 0.116 },
      ],
      items: [{ type: 'control valve', tag: 'V', from: 'A', to: 'B', kv: 1.04, FL: 0.9, xT: 0.7 }],
    });
    expect(refusal).toMatchObject({ reason: 'no state', items: ['V'] });
    // IEC 60534-2-1, choked: 110·Kv·p1·(2/3)·√(Fγ·xT·M/T) = 110·1.04·13.35·(2/3)·√(0.65·2.914/300) = 80.9 kg/h.
    expect(refusal.text.message).toBe(
      '417.6 kg/h is drawn from B, and even with no pressure left there only 80.90 kg/h can flow through V',
    );
  });
});
