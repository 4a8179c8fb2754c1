import {
  streamCompressibility,
  streamDensity,
  streamName,
  streamPhaseAt,
  streamViscosity,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { pow } from '@isentrope/engineering/elementary';
import { compressibilityOf, type Network } from '@isentrope/engineering/network';
import { messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { percent } from '../../fluid/index.ts';
import { check, info, optional, upperFirst, warning, type Message } from '../../kit/index.ts';
import { answer, network } from '../network.ts';
import { nodeStates, type NodeState } from '../state.ts';
import { at } from '../fluid/stream.ts';
import { boilingPressure } from '../fluid/vapour-pressures.ts';

/** Properties that the network takes as constant or linear, compared with those of the fluid over the pressures that were found. */

/** Pressures that are compared, the lowest and the highest among them. */
const points = 13;

/** Relative differences from which a property is reported. */
const negligible = { density: 0.01, viscosity: 0.2 } as const;

/** Pressures between the lowest and the highest of the nodes, Pa absolute. */
export function pressuresBetween(nodes: readonly NodeState[]): readonly number[] {
  const known = nodes.flatMap(({ pressure }) => (pressure === undefined ? [] : [pressure]));
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (!(lowest > 0 && highest < Infinity)) return [];
  if (lowest === highest) return [lowest];
  return Array.from({ length: points }, (_, index) =>
    index === points - 1 ? highest : lowest * pow(highest / lowest, index / (points - 1)),
  );
}

/** A property at a pressure: of the network over that of the fluid, less 1. */
interface Deviation {
  readonly pressure: number;
  readonly used: number;
  readonly own: number;
  readonly excess: number;
}

/** The largest deviation of what the network uses from a property of the fluid; `unknown` is a pressure without one. */
function largestDeviation(
  { fluid, temperature, requested }: StreamPhase,
  pressures: readonly number[],
  usedAt: (pressure: number) => number,
  ownAt: (stream: StreamPhase) => number,
): { readonly largest: Deviation | undefined; readonly unknown: number | undefined } {
  let largest: Deviation | undefined;
  let unknown: number | undefined;
  for (const pressure of pressures) {
    const own = undefinedIfRefused(() => ownAt(streamPhaseAt(fluid, pressure, temperature, requested)));
    if (own === undefined) {
      // Where it has another phase, that is reported by itself.
      if (undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature)) === undefined) unknown ??= pressure;
      continue;
    }
    const used = usedAt(pressure);
    const excess = used / own - 1;
    if (!largest || Math.abs(excess) > Math.abs(largest.excess)) largest = { pressure, used, own, excess };
  }
  return { largest, unknown };
}

const absolutePressure = (si: number) => messageValue('absolutePressure', si);

/** Compares the linear or constant compressibility factor with the equation of the fluid. */
function factorMessages(
  stream: StreamPhase,
  gas: Extract<Network['fluid'], { phase: 'gas' }>,
  found: readonly number[],
) {
  const { compressibility, compressibilityTable } = gas;
  const { largest, unknown } = largestDeviation(
    stream,
    found,
    compressibilityOf(gas),
    each => streamCompressibility(each).value,
  );
  const field = compressibility === undefined ? 'compressibilitySlope' : 'compressibility';
  const messages: Message[] = [];
  if (unknown !== undefined) messages.push(unknownMessage(stream, unknown, 'compressibility factor', field));
  if (!largest || !(Math.abs(largest.excess) > negligible.density)) return messages;
  const { excess, pressure, used, own } = largest;
  const say = excess < 0 ? warning : info;
  const side = excess < 0 ? 'too low, the unsafe side if it must pass' : 'too high, the safe side if it must pass';
  const isLinear = compressibility === undefined && compressibilityTable === undefined;
  const law = isLinear ? ' The linear law is exact at the pressure of the properties only.' : '';
  messages.push(
    say(
      `Over the pressures of the network, {lowest} to {highest}, the compressibility factor in use differs from that of ${streamName(stream.fluid)} most at {pressure}: {used} instead of {own}. Velocities and losses of a mass flow are up to ${percent(excess)} ${side}.${law}`,
      {
        field,
        values: {
          lowest: absolutePressure(found.at(0) ?? NaN),
          highest: absolutePressure(found.at(-1) ?? NaN),
          pressure: absolutePressure(pressure),
          used: messageValue('number', used),
          own: messageValue('number', own),
        },
      },
    ),
  );
  return messages;
}

/** Compares the constant density with that of the liquid where it is one. */
function densityMessages(stream: StreamPhase, used: number, found: readonly number[]): Message[] {
  const { largest, unknown } = largestDeviation(
    stream,
    found,
    () => used,
    each => streamDensity(each).value,
  );
  const messages = unknown === undefined ? [] : [unknownMessage(stream, unknown, 'density', 'density')];
  if (!largest || !(Math.abs(largest.excess) > negligible.density)) return messages;
  const { excess, pressure, own } = largest;
  const say = excess > 0 ? warning : info;
  const side = excess > 0 ? 'too low, the unsafe side' : 'too high, the safe side';
  const text = `${upperFirst(streamName(stream.fluid))} has {own} at {pressure}, and the network calculates with {used} everywhere: velocities and losses of a mass flow are up to ${percent(excess)} ${side}, and the static head is as much too ${excess > 0 ? 'high' : 'low'}.`;
  const density = (si: number) => messageValue('density', si, { like: 'density' });
  const values = { own: density(own), used: density(used), pressure: absolutePressure(pressure) };
  return [...messages, say(text, { field: 'density', values })];
}

function viscosityMessages(stream: StreamPhase, used: number, found: readonly number[]): Message[] {
  const { largest } = largestDeviation(
    stream,
    found,
    () => used,
    each => streamViscosity(each).value,
  );
  if (!largest || !(Math.abs(largest.excess) > negligible.viscosity)) return [];
  const { excess, pressure, own } = largest;
  const say = excess < 0 ? warning : info;
  const side = excess < 0 ? 'too low, the unsafe side' : 'too high, the safe side';
  const text = `The viscosity of ${streamName(stream.fluid)} is {own} at {pressure}, and the network calculates with {used} everywhere: friction losses are ${side}: in proportion in laminar flow, by a quarter of that at most in turbulent flow.`;
  const viscosity = (si: number) => messageValue('dynamicViscosity', si, { like: 'viscosity' });
  const values = { own: viscosity(own), used: viscosity(used), pressure: absolutePressure(pressure) };
  return [say(text, { field: 'viscosity', values })];
}

function unknownMessage({ fluid }: StreamPhase, pressure: number, property: string, field: string): Message {
  return warning(
    `The ${property} of ${streamName(fluid)} at {pressure} is not known: there it is not compared with the one in use.`,
    { field, values: { pressure: absolutePressure(pressure) } },
  );
}

/** Compares what the network takes as constant or linear with the fluid, over the pressures of its nodes. */
export const rangeNotes = check(
  { stream: at.stream, network, answer, nodeStates, ...optional({ boilingPressure }) },
  v => {
    // With heat exchange, each line has the properties of its own temperature.
    if (v.answer.temperatures) return [];
    const { fluid } = v.network;
    // Below it the liquid boils, which is reported by itself.
    const { boilingPressure: bubble = 0 } = v;
    const found = pressuresBetween(v.nodeStates).filter(pressure => pressure >= bubble);
    return [
      ...(fluid.phase === 'liquid'
        ? densityMessages(v.stream, fluid.density, found)
        : v.stream.fluid.type === 'components'
          ? factorMessages(v.stream, fluid, found)
          : []),
      ...viscosityMessages(v.stream, fluid.viscosity, found),
    ];
  },
);
