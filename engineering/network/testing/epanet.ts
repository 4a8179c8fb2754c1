import { LinkProperty, NodeProperty, Project, Workspace } from 'epanet-js';
import { pow } from '../../elementary/index.ts';
import { atmosphere, standardGravity } from '../../quantities/index.ts';
import type { LiquidLines } from './water-grid.ts';

/** A network of pipes and pumps as EPANET has it: heads, lengths and diameters in m, flows in L/s, roughness in mm. */
export interface EpanetModel {
  /** Tag, elevation, demand. */
  readonly junctions: readonly (readonly [tag: string, elevation: number, demand: number, ...rest: number[]])[];
  /** Tag, head. */
  readonly reservoirs: readonly (readonly [tag: string, head: number])[];
  /** Tag, ends, length, diameter, roughness, loss coefficient. */
  readonly pipes: readonly (readonly [string, string, string, number, number, number, number, ...number[]])[];
  /** Tag, ends, coefficients of head = a − b·q^c with q in m³/s. */
  readonly pumps: readonly (readonly [string, string, string, number, number, number, ...number[]])[];
}

/**
 * What lengths and loss coefficients here are multiplied by for the losses of EPANET: those are of a gravity of 32.2 ft/s², and a loss in
 * metres is inversely proportional to gravity. Source: EPANET 2.2, types.h.
 */
export const gravityShare = standardGravity / (32.2 * 0.3048);

/** Kinematic viscosity of water in EPANET, 1.1e-5 ft²/s, in m²/s. Source: EPANET 2.2, input1.c. */
export const epanetViscosity = 1.1e-5 * 0.3048 * 0.3048;

/** Returns a network of lines with a liquid, drawn at stated flows from nodes of a stated pressure, as EPANET has it. */
export function epanetModelOf({ fluid: { density }, nodes, items }: LiquidLines): EpanetModel {
  return {
    junctions: nodes
      .filter(({ pressure }) => pressure === undefined)
      .map(({ tag, elevation, outflow = 0 }) => [tag, elevation, (outflow / density) * 1000] as const),
    reservoirs: nodes.flatMap(({ tag, elevation, pressure }) =>
      pressure === undefined ? [] : [[tag, elevation + (pressure - atmosphere) / (density * standardGravity)] as const],
    ),
    pipes: items.map(
      ({ tag, from, to, length, insideDiameter, roughness, lossCoefficient = 0 }) =>
        [
          tag,
          from,
          to,
          length / gravityShare,
          insideDiameter,
          roughness * 1000,
          lossCoefficient / gravityShare,
        ] as const,
    ),
    pumps: [],
  };
}

/** Reads a model into EPANET 2.2, as its own package on npm has it, with the losses of Darcy and Weisbach and a stated accuracy. */
export async function readByEpanet(model: EpanetModel, accuracy: number): Promise<Project> {
  const workspace = new Workspace();
  await workspace.loadModule();
  workspace.writeFile('network.inp', inputOf(model, accuracy));
  const project = new Project(workspace);
  project.open('network.inp', 'network.rpt', 'network.out');
  return project;
}

/** Returns the head of each junction, m, and the flow of each pipe and pump, L/s, of a model that is read and solved. */
export function resultsOf(project: Project, { junctions, pipes, pumps }: EpanetModel) {
  const flowOf = ([tag]: readonly [string, ...unknown[]]) =>
    project.getLinkValue(project.getLinkIndex(tag), LinkProperty.Flow);
  return {
    heads: junctions.map(([tag]) => project.getNodeValue(project.getNodeIndex(tag), NodeProperty.Head)),
    pipeFlows: pipes.map(flowOf),
    pumpFlows: pumps.map(flowOf),
  };
}

function inputOf({ junctions, reservoirs, pipes, pumps }: EpanetModel, accuracy: number): string {
  const rows = (cells: readonly (readonly (string | number)[])[]) => cells.map(row => row.join(' '));
  // EPANET finds the coefficients of a curve of three points, of which the first is at no flow.
  const curves = pumps.flatMap(([tag, , , a, b, c]) => {
    const third = pow(a / b, 1 / c) / 3;
    return [0, third, 2 * third].map(flow => [`C${tag}`, flow * 1000, flow === 0 ? a : a - b * pow(flow, c)]);
  });
  return [
    '[JUNCTIONS]',
    ...rows(junctions.map(([tag, elevation, demand]) => [tag, elevation, demand])),
    '[RESERVOIRS]',
    ...rows(reservoirs),
    '[PIPES]',
    ...pipes.map(
      ([tag, from, to, length, diameter, roughness, loss]) =>
        `${tag} ${from} ${to} ${length} ${diameter * 1000} ${roughness} ${loss} Open`,
    ),
    '[PUMPS]',
    ...rows(pumps.map(([tag, from, to]) => [tag, from, to, `HEAD C${tag}`])),
    '[CURVES]',
    ...rows(curves),
    '[OPTIONS]',
    'Units LPS',
    'Headloss D-W',
    `Accuracy ${accuracy}`,
    '[TIMES]',
    'Duration 0',
    '[REPORT]',
    'Status No',
    '[END]',
  ].join('\n');
}
