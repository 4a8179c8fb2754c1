import { exp, log } from '../elementary/index.ts';
import { lineReynoldsNumber } from '../flow/index.ts';
import { Refusal } from '../quantities/index.ts';
import { frictionAt } from './friction.ts';
import { solveNetwork } from './solve-network.ts';
import {
  networkTemperatures,
  type ItemTemperatures,
  type NetworkSupply,
  type NetworkTemperatures,
} from './temperatures.ts';
import type {
  LineItem,
  LineLiquid,
  LiquidProperties,
  Network,
  NetworkFriction,
  NetworkItem,
  RefusedNetwork,
  SolvedNetwork,
} from './types.ts';

/** A network of a liquid that exchanges heat, with its temperatures. */
export interface HeatedNetwork {
  readonly type: 'solved';
  readonly solution: SolvedNetwork;
  readonly temperatures: NetworkTemperatures;
  /** The items with the liquid in lines and pumps, where its properties depend on its temperature. */
  readonly items: readonly NetworkItem[];
}

/** Relative change of a property that is solved. */
const tolerance = 1e-9;
/** The flows depend little on the properties: eight rounds suffice for water that cools by 60 K. */
const mostRounds = 60;
/** Accepted after all rounds: a section of a line that is laminar in one round and turbulent in the next does not settle. */
const lastTolerance = 0.01;

/**
 * Returns the flows, pressures and temperatures of a network of a liquid whose lines lose heat. With `liquidAt`, the properties at a
 * temperature in K, the friction and the static head of each line are integrated over its length and pumps have the density at their suction,
 * and flows and temperatures are repeated until they agree; without, the liquid of the network everywhere. Valves, orifices and equipment
 * have the liquid of the network. Refused as by `solveNetwork`, and where flows and temperatures do not agree. A Refusal of `liquidAt` names the
 * item.
 */
export function solveWithHeatLoss(
  network: Network,
  supply: NetworkSupply,
  liquidAt?: (temperature: number) => LiquidProperties,
): HeatedNetwork | RefusedNetwork {
  let { items } = network;
  for (let round = 0; round < mostRounds; round += 1) {
    const current = { ...network, items };
    const solution = solveNetwork(current);
    if (solution.type === 'refused') return solution;
    const temperatures = networkTemperatures(current, solution, supply);
    if (!liquidAt) return { type: 'solved', solution, temperatures, items };
    const next = network.items.map((item, index) => {
      const along = temperatures.items[index];
      const flow = solution.items[index]?.massFlow ?? 0;
      return along === undefined
        ? item
        : withLiquid(item, { along, flow, law: network.friction ?? 'linear', liquidAt });
    });
    const tolerated = round < mostRounds - 1 ? tolerance : lastTolerance;
    if (next.every((item, index) => isSame(item, items[index], tolerated)))
      return { type: 'solved', solution, temperatures, items };
    items = next;
  }
  return {
    type: 'refused',
    reason: 'no state',
    items: [],
    nodes: [],
    text: new Refusal(
      'no flows were found that agree with the temperatures they lead to; with a constant viscosity and density there may be some',
    ),
  };
}

interface Along {
  readonly along: ItemTemperatures;
  readonly flow: number;
  readonly law: NetworkFriction;
  readonly liquidAt: (temperature: number) => LiquidProperties;
}

/** A line with the liquid along it, or a pump with the density at its suction. */
function withLiquid(item: NetworkItem, at: Along): NetworkItem {
  const { inlet } = at.along;
  if (inlet === undefined || (item.type !== 'line' && item.type !== 'pump')) return item;
  try {
    return item.type === 'line'
      ? { ...item, liquid: liquidAlong(item, inlet, at) }
      : { ...item, density: at.liquidAt(inlet).density };
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown.after(`in ${item.tag}, as it exchanges heat: `);
    throw thrown;
  }
}

/** Sections per e-fold of the viscosity along a line, and at most. */
const sectionsPerFold = 12;
const mostSections = 96;

/** The means of a liquid along a line that it enters at a temperature, K, at the middle of sections of equal length. */
function liquidAlong(line: LineItem, inlet: number, { along, flow, law, liquidAt }: Along): LineLiquid {
  const { transferUnits, ambient, mean = inlet, outlet = inlet } = along;
  const whole = liquidAt(mean);
  if (transferUnits === 0) return whole;
  const folds = Math.abs(log(liquidAt(outlet).viscosity / liquidAt(inlet).viscosity));
  const sections = Math.min(mostSections, 1 + Math.ceil(sectionsPerFold * folds));
  const frictionOf = ({ density, viscosity }: LiquidProperties) => {
    const reynolds = lineReynoldsNumber(Math.abs(flow), line.insideDiameter, viscosity);
    return frictionAt(law, reynolds, line.roughness / line.insideDiameter).factor / density;
  };
  let [density, friction] = [0, 0];
  for (let section = 0; section < sections; section += 1) {
    const share = (section + 0.5) / sections;
    const liquid = liquidAt(ambient + (inlet - ambient) * exp(-transferUnits * share));
    density += liquid.density / sections;
    friction += frictionOf(liquid) / sections;
  }
  const { viscosity } = whole;
  return { density, viscosity, frictionRatio: friction / frictionOf({ density, viscosity }) };
}

function isSame(one: NetworkItem, other: NetworkItem | undefined, tolerated: number): boolean {
  const isNear = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? a === b : Math.abs(a / b - 1) <= tolerated;
  if (one.type === 'pump') return other?.type === 'pump' && isNear(one.density, other.density);
  if (one.type !== 'line' || other?.type !== 'line') return true;
  const [a, b] = [one.liquid, other.liquid];
  return (
    isNear(a?.density, b?.density) && isNear(a?.viscosity, b?.viscosity) && isNear(a?.frictionRatio, b?.frictionRatio)
  );
}
