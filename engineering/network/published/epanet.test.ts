import { expect, test } from 'vitest';
import { pow } from '../../elementary/index.ts';
import { solveNetwork, type NetworkItem } from '../index.ts';
import { epanetNetworks } from './epanet.ts';

const g = 9.80665;
const density = 1000;
const atmosphere = 101_325;

/** EPANET's losses are those of a gravity of 32.2 ft/s² and of water of 1.1e-5 ft²/s. Source: EPANET 2.2, types.h and input1.c. */
const epanetGravity = 32.2 * 0.3048;
const viscosity = 1.1e-5 * 0.3048 * 0.3048 * density;

test.each(epanetNetworks.map(network => [network.name, network] as const))(
  '%s has the heads and flows of EPANET',
  (_, network) => {
    // A loss in metres is inversely proportional to gravity: length and ΣK carry the difference.
    const share = g / epanetGravity;
    const items: NetworkItem[] = [
      ...network.pipes.map(([tag, from, to, length, insideDiameter, roughness, lossCoefficient]): NetworkItem => ({
        type: 'line',
        tag,
        from,
        to,
        length: length * share,
        insideDiameter,
        roughness: roughness / 1000,
        lossCoefficient: lossCoefficient * share,
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
      fluid: { phase: 'liquid', density, viscosity },
      friction: 'swamee-jain',
      nodes: [
        ...network.junctions.map(([tag, elevation, demand]) => ({
          tag,
          elevation,
          outflow: (demand * density) / 1000,
        })),
        ...network.reservoirs.map(([tag, head]) => ({ tag, elevation: head, pressure: atmosphere })),
      ],
      items,
    });
    if (solution.type === 'refused') throw new Error(solution.text.message);
    const largest = Math.max(...network.pipes.map(pipe => Math.abs(pipe[7])));
    for (const [index, [tag, elevation, , head]] of network.junctions.entries()) {
      const result = ((solution.nodes[index]?.pressure ?? NaN) - atmosphere) / (density * g) + elevation;
      expect(Math.abs(result / head - 1), tag).toBeLessThan(5e-4);
    }
    for (const [index, pipe] of network.pipes.entries()) {
      const result = ((solution.items[index]?.massFlow ?? NaN) / density) * 1000;
      expect(Math.abs(result - pipe[7]), pipe[0]).toBeLessThan(5e-4 * Math.abs(pipe[7]) + 1e-5 * largest);
    }
  },
);
