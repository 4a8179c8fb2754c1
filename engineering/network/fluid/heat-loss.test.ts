import { beforeAll, describe, expect, test } from 'vitest';
import { loadStreamData, streamDensity, streamPhaseAt, streamViscosity } from '../../properties/index.ts';
import { publishedNetworks, solveWithHeatLoss, type HeatedNetwork, type Network, type NetworkItem } from '../index.ts';

const water = { type: 'components', amounts: { H2O: 1 } } as const;
const heatCapacity = 4184.777801948556;

beforeAll(() => loadStreamData(water));

const waterAt = (temperature: number) => {
  const stream = streamPhaseAt(water, 5e5, temperature, 'liquid');
  return { density: streamDensity(stream).value, viscosity: streamViscosity(stream).value };
};

function solved(...of: Parameters<typeof solveWithHeatLoss>): HeatedNetwork {
  const answer = solveWithHeatLoss(...of);
  return answer.type === 'solved' ? answer : expect.fail(answer.text.message);
}

describe.each(
  publishedNetworks.flatMap(network => (network.heatLoss ? [{ ...network, heatLoss: network.heatLoss }] : [])),
)('$id', ({ nodes, pipes, flows, heatLoss }) => {
  const network: Network = {
    fluid: { phase: 'liquid', density: 998.2060924679472, viscosity: 0.001001605325647912 },
    nodes: nodes.map(([elevation, pressure = NaN, isFixed], index) => ({
      tag: `N${index}`,
      elevation,
      pressure: isFixed ? (pressure + 1.01325) * 1e5 : undefined,
      inflow: flows.filter(([node]) => node === index).reduce((sum, [, flow]) => sum + flow, 0),
    })),
    items: pipes.map(([from, to, length, insideDiameter, roughness, lossCoefficient], index): NetworkItem => {
      const [coefficient = NaN, ambientTemperature = NaN] = heatLoss.pipes[index] ?? [];
      return {
        type: 'line',
        tag: `L${index}`,
        from: `N${from}`,
        to: `N${to}`,
        length,
        insideDiameter,
        roughness: roughness / 1000,
        lossCoefficient,
        heatLoss: { coefficient, ambientTemperature },
      };
    }),
  };
  // Other inflows have 20 °C.
  const supply = {
    heatCapacity,
    temperatureAt: (node: number) => (node === 0 ? heatLoss.inletTemperature : 293.15),
  };

  // OpenModelica takes each section as mixed: it is at the temperature of its outlet, 1/(1 + NTU/n) of the difference before it.
  test('has the temperatures of OpenModelica in the pipes from the source', () => {
    const { solution, temperatures } = solved(network, supply, { propertiesAt: waterAt });
    const compared = pipes.flatMap(([from, to], index) => {
      const [coefficient = NaN, ambient = NaN, printed = []] = heatLoss.pipes[index] ?? [];
      const pipe = network.items[index];
      const flow = solution.items[index]?.massFlow ?? NaN;
      if ((flow > 0 ? from : to) !== 0 || pipe?.type !== 'line') return [];
      const transferUnits =
        (coefficient * Math.PI * pipe.insideDiameter * pipe.length) / (Math.abs(flow) * heatCapacity);
      const outlet = ambient + (heatLoss.inletTemperature - ambient) * Math.exp(-transferUnits);
      expect(temperatures.items[index]?.outlet).toBeCloseTo(outlet, 8);
      const along = flow > 0 ? printed : printed.toReversed();
      return along.map((temperature, section) => {
        const share = (1 + transferUnits / along.length) ** -(section + 1);
        return Math.abs(ambient + (heatLoss.inletTemperature - ambient) * share - temperature);
      });
    });
    expect(compared.length).toBeGreaterThan(0);
    expect(Math.max(...compared)).toBeLessThan(0.5);
    expect(temperatures.residual).toBeLessThan(1e-9);
  });

  test('has its pressures with water of the temperature of each pipe, which the constant water does not', () => {
    const off = (propertiesAt: typeof waterAt | undefined) => {
      const { solution } = solved(network, supply, { propertiesAt });
      const [inlet = NaN] = solution.nodes.map(({ pressure = NaN }) => pressure);
      return Math.max(
        ...nodes.slice(1).map(([, printed = NaN], index) => {
          const drop = inlet - (solution.nodes[index + 1]?.pressure ?? NaN);
          return Math.abs(drop / (((nodes[0]?.[1] ?? NaN) - printed) * 1e5) - 1);
        }),
      );
    };
    expect(off(waterAt)).toBeLessThan(0.015);
    expect(off(undefined)).toBeGreaterThan(off(waterAt));
  });
});

const liquid = { phase: 'liquid', density: 1000, viscosity: 0.001 } as const;
const line = { type: 'line', length: 100, insideDiameter: 0.1, roughness: 1e-5 } as const;
const heatLoss = { coefficient: 50, ambientTemperature: 280 };
const supply = { heatCapacity: 4000, temperatureAt: () => 350 };
/** The share of a difference that a line keeps at a flow, kg/s. */
const kept = (flow: number) => Math.exp((-50 * Math.PI * 0.1 * 100) / (flow * 4000));

describe('temperatures', () => {
  test('of two streams mix by their flows, whichever way a line is drawn', () => {
    const network: Network = {
      fluid: liquid,
      nodes: [
        { tag: 'A', elevation: 0, inflow: 1 },
        { tag: 'B', elevation: 0, inflow: 3 },
        { tag: 'C', elevation: 0 },
        { tag: 'D', elevation: 0, pressure: 1e5 },
      ],
      items: [
        { ...line, tag: 'AC', from: 'A', to: 'C', heatLoss },
        { ...line, tag: 'CB', from: 'C', to: 'B' },
        { ...line, tag: 'CD', from: 'C', to: 'D', heatLoss },
      ],
    };
    const { temperatures, solution } = solved(network, { ...supply, temperatureAt: node => (node === 0 ? 350 : 300) });
    const mixed = (280 + 70 * kept(1) + 3 * 300) / 4;
    expect(temperatures.nodes[2]).toBeCloseTo(mixed, 8);
    expect(temperatures.nodes[3]).toBeCloseTo(280 + (mixed - 280) * kept(4), 8);
    expect(temperatures.items[1]).toMatchObject({ inlet: 300, outlet: 300, heatLoss: 0 });
    const lost = temperatures.items.reduce((sum, item) => sum + item.heatLoss, 0);
    expect(lost).toBeCloseTo(4000 * (350 + 900 - 4 * (temperatures.nodes[3] ?? NaN)), 4);
    expect(solution.items[1]?.state).toBe('reversed');
  });

  test('of a circuit follow from what enters it', () => {
    const network: Network = {
      fluid: liquid,
      nodes: [
        { tag: 'A', elevation: 0, inflow: 1 },
        { tag: 'B', elevation: 0 },
        { tag: 'C', elevation: 0, pressure: 1e5 },
      ],
      items: [
        { type: 'pump', tag: 'P', from: 'A', to: 'B', duty: { head: 20 } },
        { ...line, tag: 'BC', from: 'B', to: 'C', heatLoss },
        { ...line, tag: 'CA', from: 'C', to: 'A' },
      ],
    };
    const { temperatures, solution } = solved(network, supply);
    const flow = solution.items[1]?.massFlow ?? NaN;
    expect(flow).toBeGreaterThan(2);
    const [a = NaN, b = NaN, c = NaN] = temperatures.nodes;
    expect(b).toBeCloseTo(a, 9);
    expect(c).toBeCloseTo(280 + (b - 280) * kept(flow), 8);
    expect(flow * a).toBeCloseTo(350 + (flow - 1) * c, 6);
    expect(temperatures.residual).toBeLessThan(1e-9);
  });

  test('of a closed circuit without heat loss, and of a dead end, are not known', () => {
    const network: Network = {
      fluid: liquid,
      nodes: [
        { tag: 'A', elevation: 0, pressure: 1e5 },
        { tag: 'B', elevation: 0 },
        { tag: 'C', elevation: 0 },
      ],
      items: [
        { type: 'pump', tag: 'P', from: 'A', to: 'B', duty: { head: 20 } },
        { ...line, tag: 'BA', from: 'B', to: 'A' },
        { ...line, tag: 'BC', from: 'B', to: 'C', heatLoss },
      ],
    };
    const { temperatures } = solved(network, supply);
    expect(temperatures.nodes).toEqual([undefined, undefined, undefined]);
    expect(temperatures.items[2]).toMatchObject({ inlet: undefined, outlet: undefined, mean: undefined, heatLoss: 0 });
  });

  test('decide on the static head of a line', () => {
    const network: Network = {
      fluid: { ...liquid, ...waterAt(330) },
      nodes: [
        { tag: 'A', elevation: 0, pressure: 2e5 },
        { tag: 'B', elevation: 10, outflow: 1 },
      ],
      items: [{ ...line, tag: 'AB', from: 'A', to: 'B', heatLoss }],
    };
    const { solution, items } = solved(network, supply, { propertiesAt: waterAt });
    const [found] = items;
    const drop = 2e5 - (solution.nodes[1]?.pressure ?? NaN);
    const densities = Array.from(
      { length: 1000 },
      (_, index) => waterAt(280 + 70 * kept(1) ** ((index + 0.5) / 1000)).density,
    );
    const mean = densities.reduce((sum, density) => sum + density / 1000, 0);
    expect(found?.type === 'line' && found.liquid?.density).toBeCloseTo(mean, 1);
    expect((drop - (solution.items[0]?.loss ?? NaN)) / (mean * 9.80665 * 10)).toBeCloseTo(1, 4);
  });

  // Laminar: dp/dx = 128·μ·m/(π·ρ·D⁴), with μ = 0.05·exp(0.06·(340 − T)).
  test('make a viscous liquid lose the pressure of its viscosity along the line, and a pump have its density', () => {
    const oilAt = (temperature: number) => ({
      density: 900 - 0.6 * (temperature - 340),
      viscosity: 0.05 * Math.exp(0.06 * (340 - temperature)),
    });
    const network: Network = {
      fluid: { phase: 'liquid', ...oilAt(340) },
      nodes: [
        { tag: 'A', elevation: 0, pressure: 1e7 },
        { tag: 'B', elevation: 0 },
        { tag: 'C', elevation: 0, outflow: 2 },
      ],
      items: [
        {
          ...line,
          tag: 'AB',
          from: 'A',
          to: 'B',
          length: 1000,
          heatLoss: { coefficient: 10, ambientTemperature: 280 },
        },
        { type: 'pump', tag: 'BC', from: 'B', to: 'C', duty: { head: 50 } },
      ],
    };
    const { solution, temperatures } = solved(
      network,
      { heatCapacity: 2000, temperatureAt: () => 340 },
      { propertiesAt: oilAt },
    );
    const units = (10 * Math.PI * 0.1 * 1000) / (2 * 2000);
    const loss = Array.from({ length: 20_000 }, (_, index) => {
      const { density, viscosity } = oilAt(280 + 60 * Math.exp((-units * (index + 0.5)) / 20_000));
      return (128 * viscosity * 2 * 1000) / (Math.PI * density * 0.1 ** 4) / 20_000;
    }).reduce((sum, each) => sum + each, 0);
    expect((solution.items[0]?.loss ?? NaN) / loss).toBeCloseTo(1, 3);
    const cold = oilAt(temperatures.nodes[1] ?? NaN);
    expect(-(solution.items[1]?.differential ?? NaN)).toBeCloseTo(cold.density * 9.80665 * 50, 2);
  });
});
