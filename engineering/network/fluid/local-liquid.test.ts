import { describe, expect, test } from 'vitest';
import { dischargeCoefficient, permanentLossFraction } from '../../flow/index.ts';
import {
  solveWithHeatLoss,
  type HeatedNetwork,
  type Network,
  type NetworkItem,
  type NetworkNode,
  type NetworkSupply,
  type LiquidLaws,
} from '../index.ts';

const g = 9.80665;
const circle = Math.PI / 4;
/** Density of water by which IEC 60534-2-1 counts, kg/m³. */
const water = 999.1;

/** An oil of which every property depends much on the temperature, K. */
const propertiesAt = (temperature: number) => ({
  density: 900 - 1.2 * (temperature - 340),
  viscosity: 0.002 * Math.exp(0.03 * (340 - temperature)),
});
const vapourPressureAt = (temperature: number) => 4e4 * Math.exp(0.04 * (temperature - 340));
const laws: LiquidLaws = { propertiesAt, vapourPressureAt };
const fluid: Network['fluid'] = {
  phase: 'liquid',
  ...propertiesAt(400),
  vapourPressure: vapourPressureAt(400),
  criticalPressure: 25e5,
};
const supply: NetworkSupply = { heatCapacity: 2000, temperatureAt: () => 400 };
/** 400 K at its inlet; 340.4 K at its outlet for 5 kg/s. */
const cooling = {
  type: 'line',
  tag: 'L1',
  from: 'A',
  to: 'B',
  length: 400,
  insideDiameter: 0.1,
  roughness: 4.5e-5,
  heatLoss: { coefficient: 80, ambientTemperature: 280 },
} as const;

function solved(nodes: readonly NetworkNode[], items: readonly NetworkItem[], more: Partial<Network> = {}, of = laws) {
  const answer = solveWithHeatLoss({ fluid, nodes, items, ...more }, supply, of);
  return answer.type === 'solved' ? answer : expect.fail(answer.text.message);
}

const flowOf = ({ solution }: HeatedNetwork) => solution.items[0]?.massFlow ?? NaN;
/** Temperature behind the cooled line at a flow, kg/s. */
const cooledAt = (flow: number) => 280 + 120 * Math.exp((-80 * Math.PI * 0.1 * 400) / (flow * 2000));

/** Churchill's friction factor: Chem. Eng. 84 (1977), no. 24, 91. */
function churchill(reynolds: number, roughness: number): number {
  const a = (2.457 * Math.log(1 / ((7 / reynolds) ** 0.9 + 0.27 * roughness))) ** 16;
  return 8 * ((8 / reynolds) ** 12 + (a + (37530 / reynolds) ** 16) ** -1.5) ** (1 / 12);
}

/** Loss of the cooled line, marched in steps. */
function lineLoss(flow: number): number {
  const steps = 5000;
  let loss = 0;
  for (let step = 0; step < steps; step += 1) {
    const temperature = 280 + 120 * Math.exp((-80 * Math.PI * 0.1 * 400 * (step + 0.5)) / steps / (flow * 2000));
    const { density, viscosity } = propertiesAt(temperature);
    const factor = churchill((4 * flow) / (Math.PI * 0.1 * viscosity), 4.5e-4);
    loss += ((factor * 400) / steps / 0.1) * ((flow / (circle * 0.01)) ** 2 / (2 * density));
  }
  return loss;
}

describe('behind a line that cools', () => {
  const nodes: NetworkNode[] = [
    { tag: 'A', elevation: 0, pressure: 20e5 },
    { tag: 'B', elevation: 0 },
    { tag: 'C', elevation: 30 },
    { tag: 'D', elevation: 30 },
    { tag: 'E', elevation: 10 },
    { tag: 'F', elevation: 0, pressure: 4e5 },
  ];
  const items: NetworkItem[] = [
    cooling,
    {
      type: 'equipment',
      tag: 'E1',
      from: 'B',
      to: 'C',
      differential: 2e5,
      referenceFlow: 20,
      referenceDensity: 800,
      exponent: 1.8,
    },
    { type: 'orifice', tag: 'O1', from: 'C', to: 'D', pipeDiameter: 0.1, bore: 0.05 },
    { type: 'control valve', tag: 'V1', from: 'D', to: 'E', kv: 30, FL: 0.9 },
    { type: 'check valve', tag: 'C1', from: 'E', to: 'F', insideDiameter: 0.05, lossCoefficient: 3 },
  ];

  /** Pressure at the end of the series, with the liquid as cold as the line leaves it. */
  function endPressure(flow: number): number {
    const { density, viscosity } = propertiesAt(cooledAt(flow));
    const reynoldsNumber = (4 * flow) / (Math.PI * 0.1 * viscosity);
    const orifice = { beta: 0.5, reynoldsNumber, diameter: 0.1, tappings: 'D and D/2' as const };
    const coefficient = dischargeCoefficient(orifice);
    const plate = (flow / (coefficient * circle * 0.0025)) ** 2 * ((1 - 0.5 ** 4) / (2 * density));
    return [
      20e5 - lineLoss(flow),
      -2e5 * (800 / density) * (flow / 20) ** 1.8 - density * g * 30,
      -plate * permanentLossFraction({ beta: 0.5, coefficient }),
      -1e5 * (density / water) * ((flow / density) * (3600 / 30)) ** 2 + density * g * 20,
      -3 * ((flow / (circle * 0.0025)) ** 2 / (2 * density)) + density * g * 10,
    ].reduce((sum, each) => sum + each, 0);
  }

  test('each item has its density and viscosity: the flow is that of a series marched by itself', () => {
    let [low, high] = [1, 60];
    for (let pass = 0; pass < 60; pass += 1) {
      const middle = (low + high) / 2;
      if (endPressure(middle) > 4e5) low = middle;
      else high = middle;
    }
    const answer = solved(nodes, items, { friction: 'churchill' });
    expect(flowOf(answer) / low).toBeCloseTo(1, 4);
    const { density } = propertiesAt(cooledAt(low));
    // With the liquid of the case: 828 kg/m³.
    expect(density).toBeGreaterThan(855);
    for (const node of answer.solution.nodes.slice(1, 5)) expect(node.density).toBeCloseTo(density, 1);
  });

  test('a check valve has its velocity and Reynolds number', () => {
    const answer = solved(nodes, items);
    const { density, viscosity } = propertiesAt(cooledAt(flowOf(answer)));
    const { velocity = NaN, reynoldsNumber = NaN } = answer.solution.items[4] ?? {};
    expect(velocity).toBeCloseTo(flowOf(answer) / (density * circle * 0.0025), 6);
    expect(reynoldsNumber / ((4 * flowOf(answer)) / (Math.PI * 0.05 * viscosity))).toBeCloseTo(1, 6);
  });
});

test('a valve and an orifice of a held flow have the Kv and the bore of the liquid that enters them', () => {
  const { solution } = solved(
    [
      { tag: 'A', elevation: 0, pressure: 20e5 },
      { tag: 'B', elevation: 0 },
      { tag: 'C', elevation: 0, pressure: 15e5 },
      { tag: 'D', elevation: 0, pressure: 10e5 },
    ],
    [
      cooling,
      { type: 'control valve', tag: 'V', from: 'B', to: 'C', holds: { flow: 3 }, FL: 0.9 },
      { type: 'orifice', tag: 'O', from: 'B', to: 'D', pipeDiameter: 0.1, holdsFlow: 2 },
    ],
  );
  const { density, viscosity } = propertiesAt(cooledAt(5));
  const { kv = NaN, loss: valveLoss = NaN } = solution.items[1] ?? {};
  expect(kv).toBeCloseTo((3 / density) * 3600 * Math.sqrt((density / water) * (1e5 / valveLoss)), 6);
  const { bore = NaN, loss = NaN } = solution.items[2] ?? {};
  const beta = bore / 0.1;
  const reynoldsNumber = Math.max(5000, (4 * 2) / (Math.PI * 0.1 * viscosity));
  const coefficient = dischargeCoefficient({ beta, reynoldsNumber, diameter: 0.1, tappings: 'D and D/2' });
  const measured = (2 / (coefficient * circle * bore * bore)) ** 2 * ((1 - beta ** 4) / (2 * density));
  expect((measured * permanentLossFraction({ beta, coefficient })) / loss).toBeCloseTo(1, 6);
});

describe('a control valve chokes by the vapour pressure at its inlet', () => {
  const items: NetworkItem[] = [
    { ...cooling, length: 0, lossCoefficient: 0.1 },
    { type: 'control valve', tag: 'V', from: 'B', to: 'C', kv: 10, FL: 0.9 },
  ];
  const nodes: NetworkNode[] = [
    { tag: 'A', elevation: 0, pressure: 8e5 },
    { tag: 'B', elevation: 0 },
    { tag: 'C', elevation: 0, pressure: 1e5 },
  ];
  // IEC 60534-2-1: Δp = F_L²·(p1 − F_F·pv) with F_F = 0.96 − 0.28·√(pv/pc).
  test.each([400, 410])('of liquid at %d K', temperature => {
    const network: Network = { fluid: { ...fluid, ...propertiesAt(300), vapourPressure: 1000 }, nodes, items };
    const answer = solveWithHeatLoss(network, { heatCapacity: 2000, temperatureAt: () => temperature }, laws);
    const { solution } = answer.type === 'solved' ? answer : expect.fail(answer.text.message);
    const { density } = propertiesAt(temperature);
    const vapour = vapourPressureAt(temperature);
    const inlet = solution.nodes[1]?.pressure ?? NaN;
    const limit = 0.81 * (inlet - (0.96 - 0.28 * Math.sqrt(vapour / 25e5)) * vapour);
    expect(limit).toBeLessThan(inlet - 1e5);
    expect(solution.items[1]?.state).toBe('choked');
    const flow = (10 / 3600) * density * Math.sqrt((limit / 1e5) * (water / density));
    expect((solution.items[1]?.massFlow ?? NaN) / flow).toBeCloseTo(1, 5);
  });
});

test('a level in a vessel and the vapour pressure at a node are those of the liquid there', () => {
  const answer = solveWithHeatLoss(
    {
      fluid: { ...fluid, ...propertiesAt(300), vapourPressure: 1000 },
      nodes: [
        { tag: 'A', elevation: 0, pressure: 4e5, level: 10 },
        { tag: 'B', elevation: 0, outflow: 1 },
      ],
      items: [cooling],
    },
    { heatCapacity: 2000, temperatureAt: () => 420 },
    laws,
  );
  const { solution } = answer.type === 'solved' ? answer : expect.fail(answer.text.message);
  expect(solution.nodes[0]?.pressure).toBeCloseTo(4e5 + propertiesAt(420).density * g * 10, 3);
  expect(solution.messages.map(({ subject }) => subject)).toEqual([{ node: 'A' }]);
});

// Laminar up to Re = 2320, turbulent beyond, where the friction factor is 1.7 times as high: along a line that cools, the place of the change
// depends on the flow.
test('a line that is laminar at its end only has one flow at every pressure, which rises with the pressure', () => {
  const viscous = (temperature: number) => ({
    ...propertiesAt(temperature),
    viscosity: 30 * propertiesAt(temperature).viscosity,
  });
  const flows = Array.from({ length: 60 }, (_, index) => {
    const nodes = [
      { tag: 'A', elevation: 0, pressure: 1.02e5 + 250 * index },
      { tag: 'B', elevation: 0, pressure: 1e5 },
    ];
    const items = [{ ...cooling, heatLoss: { coefficient: 5, ambientTemperature: 280 } }];
    return flowOf(solved(nodes, items, { friction: 'step' }, { propertiesAt: viscous }));
  });
  for (const [index, flow] of flows.slice(1).entries()) expect(flow).toBeGreaterThan(flows[index] ?? NaN);
});
