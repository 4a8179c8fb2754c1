import { solveNetwork, type Network, type NetworkItem, type NetworkNode } from './index.ts';
import { epanetModelOf, epanetViscosity, readByEpanet, resultsOf } from './testing/epanet.ts';
import { waterGrid } from './testing/water-grid.ts';

/**
 * A plant circuit of 200 items: ten branches between two headers, each with lines, block valves, an exchanger and a control valve that
 * holds its flow, and two pumps on one curve with check valves.
 */
export function plantCircuit(change: number): Network {
  const nodes: NetworkNode[] = [
    { tag: 'basin', elevation: 0, pressure: 101_325 },
    { tag: 'tower', elevation: 12, pressure: 121_325 },
  ];
  const items: NetworkItem[] = [];
  const node = (tag: string) => {
    nodes.push({ tag, elevation: 1 });
    return tag;
  };
  const line = (from: string, to: string, insideDiameter: number, length: number) =>
    items.push({
      type: 'line',
      tag: `L${items.length}`,
      from,
      to,
      insideDiameter,
      length,
      roughness: 4.6e-5,
      lossCoefficient: 1.5,
    });
  const [suction, discharge] = [node('suction'), node('discharge')];
  line('basin', suction, 0.6, 12);
  for (const pump of ['A', 'B']) {
    const [behind, checked] = [node(`behind ${pump}`), node(`checked ${pump}`)];
    const curve = [0, 0.1, 0.2, 0.3].map(flow => ({ flow, head: 70 - 300 * flow * flow }));
    items.push({ type: 'pump', tag: `P${pump}`, from: suction, to: behind, duty: { curve, degree: 2 } });
    items.push({
      type: 'check valve',
      tag: `C${pump}`,
      from: behind,
      to: checked,
      insideDiameter: 0.4,
      lossCoefficient: 2,
    });
    line(checked, discharge, 0.4, 8);
  }
  let [supply, back] = [discharge, node('return')];
  line(back, 'tower', 0.6, 200);
  for (let branch = 0; branch < 24; branch += 1) {
    const [next, nextBack] = [node(`supply ${branch}`), node(`return ${branch}`)];
    line(supply, next, 0.6, 20 + (branch === 3 ? change : 0));
    line(nextBack, back, 0.6, 20);
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(part => node(`${part} ${branch}`)) as [
      string,
      string,
      string,
      string,
      string,
    ];
    line(next, a, 0.1, 15);
    items.push({
      type: 'block valve',
      tag: `B${branch}`,
      from: a,
      to: b,
      open: true,
      insideDiameter: 0.1,
      lossCoefficient: 0.2,
    });
    items.push({
      type: 'equipment',
      tag: `E${branch}`,
      from: b,
      to: c,
      differential: 6e4,
      referenceFlow: 10,
    });
    items.push({ type: 'control valve', tag: `V${branch}`, from: c, to: d, holds: { flow: 8 + (branch % 3) } });
    items.push({
      type: 'block valve',
      tag: `D${branch}`,
      from: d,
      to: e,
      open: true,
      insideDiameter: 0.1,
      lossCoefficient: 0.2,
    });
    line(e, nextBack, 0.1, 15);
    [supply, back] = [next, nextBack];
  }
  return { fluid: { phase: 'liquid', density: 996, viscosity: 8e-4 }, nodes, items };
}

const flowOf = (network: Network): number => {
  const solution = solveNetwork(network);
  if (solution.type === 'refused') throw solution.text;
  return solution.items[0]?.massFlow ?? NaN;
};

export default async function bench(
  measure: (name: string, operations: number, run: () => number, atMost?: number) => Promise<void>,
): Promise<void> {
  const water = waterGrid(39);
  const viscosity = epanetViscosity * water.fluid.density;
  const grid: Network = { ...water, fluid: { ...water.fluid, viscosity }, friction: 'swamee-jain' };
  await measure('water grid of 2,964 pipes', 1, () => flowOf(grid));
  const model = epanetModelOf(water);
  const project = await readByEpanet(model, 1e-4);
  await measure('the same by EPANET, with the network already read', 1, () => {
    project.solveH();
    return resultsOf(project, model).pipeFlows[0] ?? NaN;
  });
  await measure('the same by Colebrook', 1, () => flowOf({ ...grid, friction: 'linear' }));
  let change = 0;
  await measure(
    'a change in one of 200 items of a plant circuit',
    1,
    () => {
      change += 1;
      return flowOf(plantCircuit(change % 5));
    },
    50e6,
  );
}
