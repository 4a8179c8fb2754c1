import {
  publishedCorrections,
  publishedNetworks,
  publishedCurveOf,
  type PublishedNetwork,
} from '@isentrope/engineering/network';

/** The published networks as cases of the calculator. */

const fluids = {
  water: { fluidPhase: 'Liquid', density: 998.2060924679472, viscosity: 1.001605325647912 },
  coldWater: { fluidPhase: 'Liquid', density: 1000, viscosity: 1.793 },
  realGas: {
    fluidPhase: 'Gas',
    normalDensity: 0.84,
    viscosity: 0.01193,
    temperature: 10,
    compressibilitySlope: -0.0022,
  },
  idealGas: { fluidPhase: 'Gas', normalDensity: 0.84, viscosity: 0.01193, temperature: 10, compressibilitySlope: 0 },
} as const;

const inKg = (value: number) => ({ value, unit: 'kg/s' });
const inM = (value: number) => ({ value, unit: 'm' });
const node = (index: number) => `N${index}`;

/** A published network as a case in JSON. */
export function publishedCase(network: PublishedNetwork) {
  const { id, fluid, nodes, pipes, valves = [], pumps = [], flows, program } = network;
  const flowInto = (index: number) => flows.reduce((sum, [at, flow]) => (at === index ? sum + flow : sum), 0);
  const { viscosity = NaN, valveLoss } = publishedCorrections[id] ?? {};
  return {
    ...fluids[fluid],
    ...(viscosity > 0 ? { viscosity: 1000 * viscosity } : {}),
    friction: program === 'STANET' ? 'step' : 'hermite',
    pumpCurves: program === 'STANET' ? 'parabola' : 'polynomial',
    nodes: nodes.map(([elevation, pressure, fixed], index) => ({
      tag: node(index),
      elevation,
      pressure: fixed && pressure !== undefined ? pressure : null,
      inflow: flowInto(index) > 0 ? inKg(flowInto(index)) : null,
      outflow: flowInto(index) < 0 ? inKg(-flowInto(index)) : null,
    })),
    items: [
      ...pipes.map(([from, to, length, diameter, roughness, lossCoefficient], index) => ({
        tag: `L${index}`,
        type: 'line',
        from: node(from),
        to: node(to),
        length,
        insideDiameter: inM(diameter),
        roughness,
        lossCoefficient,
      })),
      ...valves.map(([from, to, diameter, open, lossCoefficient], index) => ({
        tag: `V${index}`,
        type: 'block valve',
        from: node(from),
        to: node(to),
        insideDiameter: inM(diameter),
        open,
        lossCoefficient: valveLoss ?? lossCoefficient,
      })),
      ...pumps.map(([from, to, name], index) => ({
        tag: `P${index}`,
        type: 'pump',
        from: node(from),
        to: node(to),
        curve: publishedCurveOf(network, name).map(([flow, rise]) =>
          program === 'STANET' ? { flow, differential: rise } : { flow, head: 10 * rise },
        ),
      })),
    ],
  };
}

/** Networks of which one figure or more is out of reach, and why. OpenModelica's pumps are given by their heads. */
export const beyondReach: Readonly<Record<string, string>> = {
  'openmodelica / heat_transfer_cases / delta': 'five mixed sections in a pipe, where temperature falls along it',
  'openmodelica / heat_transfer_cases / heights': 'seven mixed sections in a pipe, where temperature falls along it',
  'openmodelica / heat_transfer_cases / one_source': 'five mixed sections in a pipe, where temperature falls along it',
  'openmodelica / heat_transfer_cases / t_cross': 'five mixed sections in a pipe, where temperature falls along it',
  'stanet / gas_cases / combined_networks / parallel_PC':
    'pipes at Re 2500 to 2900, where STANET blends laminar and turbulent friction',
};

/** The published networks that are compared figure by figure. */
export const comparedNetworks = publishedNetworks.filter(({ id }) => beyondReach[id] === undefined);
