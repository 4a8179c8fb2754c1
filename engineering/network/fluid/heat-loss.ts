import { exp, log } from '../../elementary/index.ts';
import { messageValue, Refusal } from '../../quantities/index.ts';
import { solveNetwork } from '../solve-network.ts';
import { listOf } from '../refused.ts';
import {
  networkTemperatures,
  type ItemTemperatures,
  type NetworkSupply,
  type NetworkTemperatures,
} from './temperatures.ts';
import type {
  LiquidProperties,
  LocalLiquid,
  Network,
  NetworkItem,
  NetworkNode,
  RefusedNetwork,
  SolvedNetwork,
} from '../types.ts';
import { dutyOf } from '../validate.ts';

/** A network of a liquid that exchanges heat, with its temperatures. */
export interface HeatedNetwork {
  readonly type: 'solved';
  readonly solution: SolvedNetwork;
  readonly temperatures: NetworkTemperatures;
  /** The nodes and items with their liquid, where its properties depend on its temperature. */
  readonly nodes: readonly NetworkNode[];
  readonly items: readonly NetworkItem[];
}

/** Properties of a liquid at a temperature in K; those of the network where they are left out. */
export interface LiquidLaws {
  readonly propertiesAt?: ((temperature: number) => LiquidProperties) | undefined;
  /** Pa absolute; undefined where unknown. */
  readonly vapourPressureAt?: ((temperature: number) => number | undefined) | undefined;
}

/** Relative change of a property that is solved. */
const tolerance = 1e-9;
/** The flows depend little on the properties: eight rounds suffice for water that cools by 60 K. */
const mostRounds = 60;
/** Accepted after all rounds. */
const lastTolerance = 0.01;

/**
 * Returns the flows, pressures and temperatures of a network of a liquid whose lines lose heat and whose equipment heats or cools it. With laws of its properties, the friction and
 * the static head of each line are integrated over its length, and every other item has the liquid at the temperature of the node that it
 * flows from; flows and temperatures are repeated until they agree. Where nothing flows, and without laws, it is the liquid of the network.
 * Refused as by `solveNetwork`, where a law refuses, where a duty meets no flow or no temperature, and where flows and temperatures do not agree.
 */
export function solveWithHeatLoss(
  network: Network,
  supply: NetworkSupply,
  laws: LiquidLaws = {},
): HeatedNetwork | RefusedNetwork {
  let { nodes, items } = network;
  const liquid = liquidBy(network, laws);
  for (let round = 0; round < mostRounds; round += 1) {
    const current = { ...network, nodes, items };
    const solution = solveNetwork(current);
    if (solution.type === 'refused') return solution;
    const temperatures = networkTemperatures(current, solution, supply);
    const impossible = findImpossible(network, solution, temperatures);
    if (impossible) return impossible;
    if (!liquid) return { type: 'solved', solution, temperatures, nodes, items };
    const next = liquidsOf(network, temperatures, liquid);
    if ('reason' in next) return next;
    const tolerated = round < mostRounds - 1 ? tolerance : lastTolerance;
    const isSettled =
      next.nodes.every((node, index) => isSame(node.liquid, nodes[index]?.liquid, tolerated)) &&
      next.items.every((item, index) => isSame(item.liquid, items[index]?.liquid, tolerated));
    if (isSettled) return { type: 'solved', solution, temperatures, nodes, items };
    ({ nodes, items } = next);
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

/** The refusal of a duty without a flow, in a circuit that nothing keeps at a temperature, or beyond the heat of the liquid. */
function findImpossible(
  { items }: Network,
  solution: SolvedNetwork,
  temperatures: NetworkTemperatures,
): RefusedNetwork | undefined {
  const withDuty = items.flatMap((item, index) => {
    const duty = dutyOf(item) ?? 0;
    const { massFlow = 0 } = solution.items[index] ?? {};
    return duty === 0 ? [] : [{ item, duty, massFlow, ...temperatures.items[index] }];
  });
  const refusal = (
    [first, ...more]: typeof withDuty,
    text: (tags: string) => string,
    values: ConstructorParameters<typeof Refusal>[1] = {},
  ): RefusedNetwork | undefined => {
    if (!first) return undefined;
    const tags = [first, ...more].map(({ item: { tag } }) => tag);
    return {
      type: 'refused',
      reason: 'no state',
      items: tags,
      nodes: [],
      text: new Refusal(text(listOf(tags)), values),
    };
  };
  const still = withDuty.filter(({ massFlow }) => massFlow === 0);
  const open = withDuty.filter(({ massFlow, inlet }) => massFlow !== 0 && inlet === undefined);
  const frozen = withDuty.filter(({ outlet = 1 }) => outlet <= 0);
  return (
    refusal(still.slice(0, 1), tag => `${tag} has a duty of {duty}, and nothing flows through it`, {
      duty: messageValue('power', still[0]?.duty ?? 0),
    }) ??
    refusal(
      open,
      tags =>
        `nothing fixes the temperature of the closed circuit with ${tags}: what is heated there must be cooled to a temperature. Give an exchanger of the circuit an outlet temperature instead of a duty, or its lines heat transfer coefficients`,
    ) ??
    refusal(frozen.slice(0, 1), tag => `${tag} takes {duty} from the liquid, more than it has`, {
      duty: messageValue('power', -(frozen[0]?.duty ?? 0)),
    })
  );
}

/** A liquid at a temperature, K, with its vapour pressure and without. */
interface LiquidAt {
  readonly wholeAt: (temperature: number) => LocalLiquid;
  readonly propertiesAt: (temperature: number) => LiquidProperties;
}

/** The liquid by its laws; undefined where it is the same at every temperature. */
function liquidBy({ fluid }: Network, { propertiesAt: law, vapourPressureAt }: LiquidLaws): LiquidAt | undefined {
  if (fluid.phase === 'gas' || (!law && !vapourPressureAt)) return undefined;
  const { density, viscosity, vapourPressure } = fluid;
  const propertiesAt = law ?? (() => ({ density, viscosity }));
  return {
    propertiesAt,
    wholeAt: temperature => ({
      ...propertiesAt(temperature),
      vapourPressure: vapourPressureAt ? vapourPressureAt(temperature) : vapourPressure,
    }),
  };
}

/** The items and nodes with the liquid at their temperatures, or the refusal of the first without one. */
function liquidsOf(
  network: Network,
  temperatures: NetworkTemperatures,
  liquid: LiquidAt,
): Pick<Network, 'nodes' | 'items'> | RefusedNetwork {
  const nodes: NetworkNode[] = [];
  const items: NetworkItem[] = [];
  let tag = '';
  try {
    for (const [index, item] of network.items.entries()) {
      ({ tag } = item);
      items.push(withLiquid(item, temperatures.items[index], liquid));
    }
    for (const [index, node] of network.nodes.entries()) {
      ({ tag } = node);
      const temperature = temperatures.nodes[index];
      nodes.push(temperature === undefined ? node : { ...node, liquid: liquid.wholeAt(temperature) });
    }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const text = thrown.after(`in ${tag}, with heat exchange: `);
    return { type: 'refused', reason: 'no state', items: [tag], nodes: [], text };
  }
  return { nodes, items };
}

/** An item with the liquid that enters it, and a line with that along it. */
function withLiquid(
  item: NetworkItem,
  along: ItemTemperatures | undefined,
  { wholeAt, propertiesAt }: LiquidAt,
): NetworkItem {
  const inlet = along?.inlet;
  if (along === undefined || inlet === undefined) return item;
  // A law that has no liquid behind an exchanger refuses that, and not the line behind it.
  if (item.type === 'equipment' && item.heat && along.outlet !== undefined) propertiesAt(along.outlet);
  return {
    ...item,
    liquid: item.type === 'line' ? liquidAlong({ ...along, inlet }, propertiesAt) : wholeAt(inlet),
  };
}

/** Sections per e-fold of the viscosity along a line, and at most. */
const sectionsPerFold = 12;
const mostSections = 96;

/** The liquid along a line that it enters at a temperature, K, at the middle of sections of equal length. */
function liquidAlong(
  { inlet, outlet = NaN, mean = NaN, transferUnits, ambient }: ItemTemperatures & { readonly inlet: number },
  liquidAt: LiquidAt['propertiesAt'],
): LocalLiquid {
  if (transferUnits === 0) return liquidAt(inlet);
  const folds = Math.abs(log(liquidAt(outlet).viscosity / liquidAt(inlet).viscosity));
  const count = Math.min(mostSections, 1 + Math.ceil(sectionsPerFold * folds));
  const sections = Array.from({ length: count }, (_, index) =>
    liquidAt(ambient + (inlet - ambient) * exp((-transferUnits * (index + 0.5)) / count)),
  );
  const density = sections.reduce((sum, each) => sum + each.density / count, 0);
  return { ...liquidAt(mean), density, sections };
}

function isSame(a: LocalLiquid | undefined, b: LocalLiquid | undefined, tolerated: number): boolean {
  const isNear = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? one === other : Math.abs(one / other - 1) <= tolerated;
  return (
    isNear(a?.density, b?.density) && isNear(a?.viscosity, b?.viscosity) && isNear(a?.vapourPressure, b?.vapourPressure)
  );
}
