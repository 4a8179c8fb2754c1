import { publishedNetworks, publishedPumpCurves, type PublishedNetwork } from '@isentrope/engineering/network';

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
export function publishedCase({ fluid, nodes, pipes, valves = [], pumps = [], flows, program }: PublishedNetwork) {
  const flowInto = (index: number) => flows.reduce((sum, [at, flow]) => (at === index ? sum + flow : sum), 0);
  return {
    ...fluids[fluid],
    // OpenModelica has a critical zone of its own.
    friction: program === 'STANET' ? 'step' : 'linear',
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
        lossCoefficient,
      })),
      ...pumps.map(([from, to], index) => ({
        tag: `P${index}`,
        type: 'pump',
        from: node(from),
        to: node(to),
        curve: publishedPumpCurves[program === 'STANET' ? 'P2' : 'P1'].map(([flow, rise]) =>
          program === 'STANET' ? { flow, differential: rise } : { flow, head: 10 * rise },
        ),
      })),
    ],
  };
}

/**
 * Networks of which one figure or more is out of reach, and why. Of STANET's `versatility_PC` the water has the viscosity
 * of 10 °C in truth, and OpenModelica's pumps are given by their heads.
 */
export const beyondReach: Readonly<Record<string, string>> = {
  'openmodelica / heat_transfer_cases / delta': 'properties of water follow its temperature',
  'openmodelica / heat_transfer_cases / heights': 'properties of water follow its temperature',
  'openmodelica / heat_transfer_cases / one_source': 'properties of water follow its temperature',
  'openmodelica / heat_transfer_cases / t_cross': 'properties of water follow its temperature',
  'openmodelica / water_cases_colebrook / meshed_networks / delta':
    'a pipe is at Re 3300, where OpenModelica has a critical zone of its own',
  'openmodelica / water_cases_colebrook / strand_net / two_pumps':
    'the printed lift of the first pump, 8.09 bar at 43.3 m³/h, is on no parabola through its rows',
  'openmodelica / water_cases_colebrook / t_cross / valves':
    'the printed pressure follows from a loss coefficient of 2, not of the 0.01 given',
  'stanet / gas_cases / combined_networks / parallel_PC':
    'pipes at Re 2500 to 2900, where STANET blends laminar and turbulent friction',
  'stanet / water_cases / combined_networks / versatility_PC':
    'the friction of its pipes is that of water at 10 °C, 1.307 mPa·s, not of the 1.793 mPa·s given',
};

/** The published networks that are compared figure by figure. */
export const comparedNetworks = publishedNetworks.filter(({ id }) => beyondReach[id] === undefined);
