import { expect, test } from 'vitest';
import { pow } from '../../elementary/index.ts';
import { standardGravity } from '../../quantities/index.ts';
import { solveNetwork, type NetworkItem } from '../index.ts';
import { epanetViscosity, gravityShare, readByEpanet, resultsOf } from '../testing/epanet.ts';
import { epanetNetworks, type EpanetNetwork } from './epanet.ts';

const density = 1000;
const atmosphere = 101_325;

/** Heads of the junctions, m, and flows of the pipes and pumps, L/s, by this solver. */
function solve(network: EpanetNetwork) {
  const items: NetworkItem[] = [
    ...network.pipes.map(([tag, from, to, length, insideDiameter, roughness, lossCoefficient]): NetworkItem => ({
      type: 'line',
      tag,
      from,
      to,
      length: length * gravityShare,
      insideDiameter,
      roughness: roughness / 1000,
      lossCoefficient: lossCoefficient * gravityShare,
    })),
    ...network.pumps.map(([tag, from, to, a, b, c]): NetworkItem => ({
      type: 'pump',
      tag: `pump ${tag}`,
      from,
      to,
      duty: {
        curve: Array.from({ length: 401 }, (_row, k) => {
          const flow = (k / 400) * 0.999 * pow(a / b, 1 / c);
          return { flow, head: k === 0 ? a : a - b * pow(flow, c) };
        }),
      },
    })),
  ];
  const solution = solveNetwork({
    fluid: { phase: 'liquid', density, viscosity: epanetViscosity * density },
    friction: 'swamee-jain',
    nodes: [
      ...network.junctions.map(([tag, elevation, demand]) => ({ tag, elevation, outflow: (demand * density) / 1000 })),
      ...network.reservoirs.map(([tag, head]) => ({ tag, elevation: head, pressure: atmosphere })),
    ],
    items,
  });
  if (solution.type === 'refused') throw new Error(solution.text.message);
  const flows = solution.items.map(({ massFlow }) => (massFlow / density) * 1000);
  return {
    heads: network.junctions.map(
      ([, elevation], index) =>
        ((solution.nodes[index]?.pressure ?? NaN) - atmosphere) / (density * standardGravity) + elevation,
    ),
    pipeFlows: flows.slice(0, network.pipes.length),
    pumpFlows: flows.slice(network.pipes.length),
  };
}

const networks = epanetNetworks.map(network => [network.name, network] as const);

test.each(networks)('%s has the heads and flows that EPANET has in the same run', async (_, network) => {
  const project = await readByEpanet(network, 1e-8);
  project.solveH();
  const epanet = resultsOf(project, network);
  project.close();
  const own = solve(network);
  // A head says little where all are far above the datum: its error counts against the differences of the network.
  const span = Math.max(...epanet.heads) - Math.min(...epanet.heads);
  for (const [index, [tag]] of network.junctions.entries())
    expect(Math.abs((own.heads[index] ?? NaN) - (epanet.heads[index] ?? NaN)), tag).toBeLessThan(5e-4 * span);
  for (const [index, [tag]] of network.pipes.entries()) {
    const flow = epanet.pipeFlows[index] ?? NaN;
    expect(Math.abs((own.pipeFlows[index] ?? NaN) - flow), tag).toBeLessThan(5e-4 * Math.abs(flow));
  }
  for (const [index, [tag]] of network.pumps.entries())
    expect(Math.abs((own.pumpFlows[index] ?? NaN) / (epanet.pumpFlows[index] ?? NaN) - 1), tag).toBeLessThan(5e-4);
});

test.each(networks)('%s has the heads and flows of EPANET by WNTR', (_, network) => {
  const own = solve(network);
  const largest = Math.max(...network.pipes.map(pipe => Math.abs(pipe[7])));
  for (const [index, [tag, , , head]] of network.junctions.entries())
    expect(Math.abs((own.heads[index] ?? NaN) / head - 1), tag).toBeLessThan(5e-4);
  for (const [index, pipe] of network.pipes.entries()) {
    const error = Math.abs((own.pipeFlows[index] ?? NaN) - pipe[7]);
    expect(error, pipe[0]).toBeLessThan(5e-4 * Math.abs(pipe[7]) + 1e-5 * largest);
  }
});
