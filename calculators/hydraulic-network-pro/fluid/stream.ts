import { exp } from '@isentrope/engineering/elementary';
import { ambientPressure, type CompressibilityTable } from '@isentrope/engineering/network';
import { streamCompressibility, streamPhaseAt, streamVapourPressureExcess } from '@isentrope/engineering/properties';
import {
  formatNumber,
  gasConstant,
  messageValue,
  standardGravity,
  undefinedIfRefused,
} from '@isentrope/engineering/quantities';
import {
  flowMolarMass,
  fluidChecks,
  fluidLoads,
  referenceDensityCheck,
  referenceExcessMessages,
  streamAt,
  streamCheck,
  streamFluidFrom,
} from '../../fluid/index.ts';
import {
  absent,
  check,
  derivedDefault,
  info,
  optional,
  ruledOut,
  value,
  withLocalPressures,
  type Absent,
} from '../../kit/index.ts';
import { elevationsOf } from '../tables/elevations.ts';
import { conditions, fluid, heat, referencePressure, selected, tables } from '../fields.ts';
import { normalMolarVolume, pascalPerBar } from './normal-conditions.ts';
import type { ItemRow, NodeRow } from '../tables.ts';

/** Derived defaults from the selected fluid, at the temperature of the network and one pressure. */

const liquids = { fluidPhase: 'Liquid' } as const;
const gases = { fluidPhase: 'Gas' } as const;
const { id } = selected.source;

export const streamFluid = streamFluidFrom(selected);

/** The highest fixed pressure of the nodes, Pa, each in the air at its elevation. */
function highestOf(nodes: readonly NodeRow[], items: readonly ItemRow[], atmosphericPressure: number): number | Absent {
  const { byNode } = elevationsOf(nodes, items);
  const fixed = nodes.flatMap(node => {
    const ambient = ambientPressure(byNode.get(node.tag ?? '') ?? 0, atmosphericPressure);
    const { pressure } = withLocalPressures(node, () => ambient);
    return pressure === undefined ? [] : [pressure + ambient];
  });
  const highest = Math.max(...fixed);
  return highest > 0 && highest < Infinity ? highest : absent('no node has a fixed pressure');
}

const { atmosphericPressure } = conditions;
/** With the elevations that nodes take from their neighbours. */
const highestOfNetwork = value('highestPressureOfNetwork', { ...tables, atmosphericPressure }, v =>
  highestOf(v.nodes, v.items, v.atmosphericPressure),
);
/** Also where a row of the items is refused. */
const highestOfNodes = value('highestPressureOfNodes', { nodes: tables.nodes, atmosphericPressure }, v =>
  highestOf(v.nodes, [], v.atmosphericPressure),
);

/** The highest fixed pressure, at which a liquid is most surely a liquid, and from which a gas expands. */
const highestFixed = value(
  'highestFixedPressure',
  { highestOfNodes, ...optional({ highestOfNetwork }) },
  v => v.highestOfNetwork ?? v.highestOfNodes,
);

export const propertyPressure = value(
  'propertyPressure',
  optional({ referencePressure, highestFixed }),
  v => v.referencePressure ?? v.highestFixed ?? absent('no node has a fixed pressure: enter that of the properties'),
);

const phase = value('requestedPhase', { fluidPhase: fluid.fluidPhase }, v =>
  v.fluidPhase === 'Gas' ? 'gas' : 'liquid',
);
export const at = streamAt('networkStream', streamFluid, propertyPressure, fluid.temperature, phase);

const hasValves = value('hasControlValves', { items: tables.items }, v =>
  v.items.some(({ type }) => type === 'control valve') ? true : ruledOut('no control valve'),
);

const liquidDensity = value('liquidDensity', { own: at.density }, v => v.own, liquids);
const heatCapacity = value(
  'heatCapacityOfFluid',
  { heatExchange: heat.heatExchange, own: at.heatCapacity },
  v => (v.heatExchange === 'lines' ? v.own : ruledOut('no heat is exchanged')),
  liquids,
);
const vapourPressure = value('vapourPressureOfFluid', { own: at.vapourPressure }, v => v.own, liquids);
/** For valves only: that of a mixture takes a phase envelope. */
export const criticalPressureOfFluid = value(
  'criticalPressureOfFluid',
  { hasValves, own: at.criticalPressure },
  v => v.own,
  liquids,
);
export const heatRatio = value('heatRatioOfFluid', { own: at.idealHeatRatio }, v => v.own, gases);

export const normalDensity = value(
  'normalDensityOfFluid',
  { own: at.molarMass },
  ({ own }) => ({ ...own, value: own.value / normalMolarVolume, source: `${own.source}, as an ideal gas` }),
  gases,
);

/** The molar mass of the density at normal conditions as it is used. */
const usedMolarMass = value(
  'usedMolarMass',
  { normalDensity: fluid.normalDensity },
  v => v.normalDensity * normalMolarVolume,
);
/** The density at normal conditions, kg/m³, by which a flow at a reference state becomes a mass flow. */
export const flowNormalDensity = value(
  'flowNormalDensity',
  { molarMass: flowMolarMass('flowMolarMass', usedMolarMass, at) },
  ({ molarMass }) =>
    typeof molarMass === 'number'
      ? { value: molarMass / normalMolarVolume, of: undefined }
      : { value: molarMass.value / normalMolarVolume, of: molarMass.of },
);

/** The slope by which Z is 1 without pressure and that of the fluid at the pressure of the properties; the network has the table below. */
export const slope = value(
  'slopeOfFluid',
  { own: at.compressibilityFactor, propertyPressure, ...optional({ constant: fluid.compressibility }) },
  ({ own, propertyPressure: pressure, constant }) =>
    constant === undefined
      ? {
          ...own,
          value: ((own.value - 1) * pascalPerBar) / pressure,
          uncertainty: undefined,
          source: `${own.source}, which the network follows at every pressure`,
        }
      : ruledOut('a compressibility factor is entered'),
  gases,
);

/** Intervals of the table of a gas, at most where it is steep, and its highest pressure over the highest one expected. */
const [intervals, mostIntervals, headroom] = [40, 640, 1.25] as const;

/** Relative difference of a compressibility factor from the cubic through its neighbours above which a table is too coarse. */
const coarse = 2e-3;

/** Whether a factor is not on the cubic through its four neighbours, as next to a critical point. */
const isCoarse = (factors: readonly number[]) =>
  factors.some((factor, i) => {
    const [a = NaN, b = NaN, c = NaN, d = NaN] = [factors[i - 2], factors[i - 1], factors[i + 1], factors[i + 2]];
    return Math.abs((4 * (b + c) - a - d) / 6 - factor) > coarse * factor;
  });

/** The ratio of pressures at both ends of a column of gas over all elevations, m, with half of its compressibility factor; 3 at the most. */
function columnRatio(elevations: Iterable<number>, molarMass: number, temperature: number): number {
  const all = [...elevations];
  const height = all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
  return Math.min(3, exp((2 * standardGravity * molarMass * height) / (gasConstant * temperature)));
}

/** The compressibility factor of the fluid by its equation at every pressure, where it takes the place of the slope that is not entered. */
export const compressibilityTable = value(
  'compressibilityTable',
  {
    slope,
    used: fluid.compressibilitySlope,
    stream: at.stream,
    molarMass: at.molarMass,
    propertyPressure,
    ...tables,
    ...optional({ highestFixed }),
  },
  (v): CompressibilityTable | Absent => {
    if (v.slope.value !== v.used) return ruledOut('the slope is entered');
    const { fluid: chosen, temperature } = v.stream;
    const column = columnRatio(elevationsOf(v.nodes, v.items).byNode.values(), v.molarMass.value, temperature);
    const top = headroom * column * Math.max(v.propertyPressure, v.highestFixed ?? 0);
    const factorAt = (pressure: number) =>
      undefinedIfRefused(() => streamCompressibility(streamPhaseAt(chosen, pressure, temperature, 'gas')).value);
    let factors: readonly number[] = [];
    let count = intervals / 2;
    do {
      count *= 2;
      const finer = [1];
      while (finer.length <= count) {
        const known = finer.length % 2 === 0 ? factors[finer.length / 2] : undefined;
        const factor = known ?? factorAt((finer.length * top) / count);
        if (factor === undefined) break;
        finer.push(factor);
      }
      factors = finer;
    } while (count < mostIntervals && isCoarse(factors));
    return factors.length < 3 ? absent('no equation at these pressures') : { interval: top / count, factors };
  },
  gases,
);

const meaning = {
  liquid: 'Velocities and losses with the vapour are higher: those stated are on the unsafe side.',
  gas: 'Losses with up to about a third of liquid by mass are higher, and liquid can gather in low points: the unsafe side.',
  dense: null,
  supercritical: 'It has no vapour pressure; the items in which it boils as it expands are named.',
};

const referenceDensity = referenceDensityCheck(at.stream, { density: fluid.density }, 'density', ratio =>
  ratio > 1
    ? `Velocities and losses of a mass flow are about ${formatNumber(100 * (ratio - 1), 2)} % too high, the safe side; the static head is too low.`
    : `Velocities and losses of a mass flow are about ${formatNumber(100 * (1 - ratio), 2)} % too low, the unsafe side; the static head is too high.`,
);
/** Z of the fluid, where the network uses its slope. */
const usedFactor = value('usedFactor', { slope, used: fluid.compressibilitySlope, own: at.compressibilityFactor }, v =>
  v.slope.value === v.used ? v.own.value : absent('the slope is entered'),
);
const referenceFactor = referenceDensityCheck(
  at.stream,
  { compressibilityFactor: usedFactor },
  'compressibilitySlope',
  ratio =>
    ratio > 1
      ? `Velocities and losses of a mass flow are about ${formatNumber(100 * (ratio - 1), 2)} % too high, the safe side.`
      : `Velocities and losses of a mass flow are about ${formatNumber(100 * (1 - ratio), 2)} % too low, the unsafe side.`,
);

/** Relative error of a vapour pressure that is not reported. */
const negligible = 0.03;

const referenceVapourPressure = check(
  { chosen: streamFluid, temperature: fluid.temperature, used: fluid.vaporPressure, vapourPressure },
  v =>
    v.used === v.vapourPressure.value
      ? referenceExcessMessages(
          streamVapourPressureExcess(v.chosen, v.temperature),
          v.chosen,
          {
            property: 'the vapour pressure is',
            negligible,
            large: 'Boiling is reported and the NPSH available is too small by that, the safe side.',
            small:
              'Boiling can be missed and the NPSH available is too large, the unsafe side: enter the vapour pressure.',
          },
          'vaporPressure',
        )
      : [],
);

/** Says at which pressure the properties are taken, where it is not entered. */
const pressureNote = check({ stream: at.stream, highestFixed, propertyPressure }, v =>
  v.propertyPressure === v.highestFixed
    ? [
        info('The properties of the fluid are those at the highest fixed pressure, {pressure}.', {
          field: 'referencePressure',
          values: { pressure: messageValue('absolutePressure', v.propertyPressure) },
        }),
      ]
    : [],
);

export const stream = {
  fills: [
    derivedDefault(fluid.density, liquidDensity),
    derivedDefault(fluid.viscosity, at.viscosity),
    derivedDefault(heat.heatCapacity, heatCapacity),
    derivedDefault(fluid.vaporPressure, vapourPressure),
    derivedDefault(fluid.criticalPressure, criticalPressureOfFluid),
    derivedDefault(fluid.normalDensity, normalDensity),
    derivedDefault(fluid.compressibilitySlope, slope),
    derivedDefault(fluid.isentropicExponent, heatRatio),
  ],
  checks: [
    fluidChecks(streamFluid, id),
    streamCheck(at.stream, id, meaning),
    referenceDensity,
    referenceFactor,
    referenceVapourPressure,
    pressureNote,
  ],
  loads: [fluidLoads(selected)],
};
