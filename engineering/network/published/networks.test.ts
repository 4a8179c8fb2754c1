import { beforeAll, describe, expect, test } from 'vitest';
import { loadStreamData, streamDensity, streamPhaseAt, streamViscosity } from '../../properties/index.ts';
import {
  ambientPressure,
  solveNetwork,
  type LiquidProperties,
  type LocalLiquid,
  type Network,
  type NetworkItem,
} from '../index.ts';
import { publishedCorrections, publishedCurveOf, publishedNetworks, type PublishedNetwork } from './pandapipes.ts';

const fluids = {
  water: { phase: 'liquid', density: 998.2060924679472, viscosity: 0.001001605325647912 },
  coldWater: { phase: 'liquid', density: 1000, viscosity: 0.001793 },
  realGas: {
    phase: 'gas',
    normalDensity: 0.84,
    viscosity: 1.193e-5,
    temperature: 283.15,
    compressibilitySlope: -2.2e-8,
  },
  idealGas: { phase: 'gas', normalDensity: 0.84, viscosity: 1.193e-5, temperature: 283.15 },
} as const;

/**
 * Where a figure is out of reach: three parallel pipes of parallel_PC are at Re 2500 to 2900, between laminar and turbulent flow. STANET divides
 * their flow by friction factors of 1 : 1.140 : 1.288, Colebrook–White by 1 : 1.159 : 1.333; its formula is not published.
 */
const beyond = new Set(['stanet / gas_cases / combined_networks / parallel_PC']);

const water = { type: 'components', amounts: { H2O: 1 } } as const;

beforeAll(() => loadStreamData(water));

function waterAt(temperature: number, pressure: number): LiquidProperties {
  const stream = streamPhaseAt(water, pressure, temperature, 'liquid');
  return { density: streamDensity(stream).value, viscosity: streamViscosity(stream).value };
}

/**
 * The water of a pipe at the printed temperatures of its sections. OpenModelica has one momentum balance between each two sections, over half
 * of either and the whole of the first and the last, with the water of the upstream one. Source: Modelica Standard Library 4.0,
 * Modelica.Fluid.Pipes.DynamicPipe, model structure `av_vb`.
 */
function waterAlong(temperatures: readonly number[], pressure: number, isForward: boolean): LocalLiquid {
  const along = (isForward ? temperatures : temperatures.toReversed()).map(each => waterAt(each, pressure));
  const density = along.reduce((sum, each) => sum + each.density / along.length, 0);
  const upstream = along.slice(0, -1);
  const sections = upstream.flatMap((each, index) =>
    Array.from({ length: index === 0 || index === upstream.length - 1 ? 3 : 2 }, () => each),
  );
  return { density, viscosity: along[0]?.viscosity ?? NaN, sections };
}

function ambientAt(elevation: number): number {
  return ambientPressure(elevation, 101_325);
}

function networkOf(published: PublishedNetwork): Network {
  const { id, nodes, pipes, valves = [], pumps = [], flows, program, heatLoss } = published;
  const ends = (from: number, to: number) => ({ from: `N${from}`, to: `N${to}` });
  const meanPressure = (from: number, to: number) =>
    (1e5 * ((nodes[from]?.[1] ?? NaN) + (nodes[to]?.[1] ?? NaN))) / 2 + 101_325;
  const into = nodes.map(() => 0);
  for (const [node, flow] of flows) into[node] = (into[node] ?? 0) + flow;
  const fluid = fluids[published.fluid];
  const corrected = publishedCorrections[id] ?? {};
  return {
    fluid: { ...fluid, viscosity: corrected.viscosity ?? fluid.viscosity },
    friction: program === 'STANET' ? 'step' : 'hermite',
    nodes: nodes.map(([elevation, pressure, fixed], index) => ({
      tag: `N${index}`,
      elevation,
      pressure: fixed && pressure !== undefined ? pressure * 1e5 + ambientAt(elevation) : undefined,
      inflow: into[index],
    })),
    items: [
      ...pipes.map(([from, to, length, insideDiameter, roughness, lossCoefficient, velocity], index): NetworkItem => ({
        type: 'line',
        liquid: heatLoss && waterAlong(heatLoss.pipes[index]?.[2] ?? [], meanPressure(from, to), velocity > 0),
        tag: `L${index}`,
        ...ends(from, to),
        length,
        insideDiameter,
        roughness: roughness / 1000,
        lossCoefficient,
      })),
      ...valves.map(([from, to, insideDiameter, open, lossCoefficient], index): NetworkItem => ({
        type: 'block valve',
        tag: `V${index}`,
        ...ends(from, to),
        insideDiameter,
        open,
        lossCoefficient: corrected.valveLoss ?? lossCoefficient,
      })),
      ...pumps.map(([from, to, name], index): NetworkItem => {
        const rows = publishedCurveOf(published, name);
        return {
          type: 'pump',
          tag: `P${index}`,
          ...ends(from, to),
          duty: {
            degree: program === 'STANET' ? 2 : rows.length - 1,
            curve: rows.map(([flow, pressure]) =>
              program === 'STANET'
                ? { flow: flow / 3600, differential: pressure * 1e5 }
                : { flow: flow / 3600, head: 10 * pressure },
            ),
          },
        };
      }),
    ],
  };
}

/** Largest deviations as shares of the tolerances: 0.2 % of the largest difference of pressure, 0.3 % of the velocity, or the last digit. */
function deviationsOf(published: PublishedNetwork): { pressure: number; velocity: number } {
  const { nodes, pipes, program } = published;
  const solution = solveNetwork(networkOf(published));
  if (solution.type === 'refused') throw new Error(solution.text.message);
  const printed = nodes.flatMap(([, pressure]) => (pressure === undefined ? [] : [pressure]));
  const digit = program === 'STANET' ? 1e-4 : 0;
  const tolerance = Math.max(digit, 0.002 * (Math.max(...printed) - Math.min(...printed)));
  const pressures = nodes.map(([elevation, pressure], index) => {
    const result = solution.nodes[index]?.pressure;
    // Nodes of closed or dead ends are not printed.
    if (pressure === undefined) return 0;
    return Math.abs(((result ?? NaN) - ambientAt(elevation)) / 1e5 - pressure) / tolerance;
  });
  const velocities = pipes.map((pipe, index) => {
    const velocity = pipe[6];
    return Math.abs((solution.items[index]?.velocity ?? NaN) - velocity) / Math.max(digit, 0.003 * Math.abs(velocity));
  });
  return { pressure: Math.max(...pressures), velocity: Math.max(...velocities) };
}

describe('networks with results of OpenModelica and STANET', () => {
  test.each(publishedNetworks.filter(({ id }) => !beyond.has(id)).map(one => [one.id, one] as const))(
    '%s',
    (_id, published) => {
      const { pressure, velocity } = deviationsOf(published);
      expect(pressure).toBeLessThan(1);
      expect(velocity).toBeLessThan(1);
    },
  );

  test.each(publishedNetworks.filter(({ id }) => beyond.has(id)).map(one => [one.id, one] as const))(
    '%s has the printed pressures, and velocities within 1 %%',
    (_id, published) => {
      const { pressure, velocity } = deviationsOf(published);
      expect(pressure).toBeLessThan(1);
      expect(velocity).toBeGreaterThan(1);
      expect(velocity).toBeLessThan(1 / 0.3);
    },
  );
});
