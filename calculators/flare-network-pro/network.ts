import {
  solveFlareNetwork,
  type FlareItem,
  type FlareMessage,
  type FlareNetwork,
  type FlareResistance,
  type FlareSource,
  type SolvedFlareNetwork,
} from '@isentrope/engineering/flare-network';
import type { Clause } from '@isentrope/engineering/quantities';
import { absent, check, error, optional, value, type Absent } from '../kit/index.ts';
import { lossCoefficientOf } from '../hydraulic-network-pro/line-fittings.ts';
import { insideDiameterOf } from '../hydraulic-network-pro/pipe-size.ts';
import { conditions } from './fields.ts';
import { scenarioNames, tableErrors } from './rules.ts';
import { tables, type ItemRow, type SourceRow } from './tables.ts';

/** The networks of the scenarios, and their solutions. */

/** The name of the only scenario of a table without scenarios. */
export const allSources = 'All sources';

/** The node behind a tip that names none. */
const surroundings = 'Atmosphere';

/** Density of the liquid of a seal that is given none: water, kg/m³. */
export const waterDensity = 1000;

/** Everything that is wrong with the tables beyond single cells. */
const errors = value('tableErrors', { ...tables }, v => tableErrors(v.sources, v.items));

/** The errors of the tables, a message each. */
export const errorMessages = check({ errors }, v => v.errors.map(({ field, text }) => error(text, { field })));

/** The static pressure at the outlet of the network, Pa absolute. */
export const outletPressure = value(
  'outletPressure',
  { atmosphericPressure: conditions.atmosphericPressure, tipPressure: optional(conditions.tipPressure) },
  v => v.tipPressure ?? v.atmosphericPressure,
);

/** A scenario with its network. */
interface Scenario {
  readonly name: string;
  readonly network: FlareNetwork;
}

/** The scenarios as the tables describe them. */
const scenarios = value(
  'scenarios',
  { errors, outletPressure, ...tables, viscosity: conditions.viscosity },
  (v): readonly Scenario[] | Absent => {
    if (v.errors.length > 0) return absent('the tables have errors');
    if (v.sources.length === 0) return absent('there is no source');
    const items = v.items.map(flareItem);
    const names = scenarioNames(v.sources);
    const shareOf = ({ scenarios: shares = {} }: SourceRow, name: string) => shares[name] ?? 0;
    const networkOf = (share: (source: SourceRow) => number): FlareNetwork => ({
      items,
      outletPressure: v.outletPressure,
      sources: v.sources.map(source => flareSource(source, share(source), v.viscosity)),
    });
    return names.length === 0
      ? [{ name: allSources, network: networkOf(() => 1) }]
      : names.map(name => ({ name, network: networkOf(source => shareOf(source, name)) }));
  },
);

function flareSource(source: SourceRow, share: number, viscosity: number): FlareSource {
  const { tag = '', to = '', molarMass = NaN, isentropicExponent = NaN, compressibility = 1, ratedFlow } = source;
  return {
    tag,
    to,
    gas: {
      type: 'properties',
      molarMass: 1000 * molarMass,
      isentropicExponent,
      compressibility,
      viscosity: source.viscosity ?? viscosity,
    },
    temperature: source.temperature ?? NaN,
    flow: share * (source.requiredFlow ?? ratedFlow ?? NaN),
    ratedFlow,
  };
}

function flareItem(item: ItemRow): FlareItem {
  const { tag = '', from = '', to = surroundings, type = 'line' } = item;
  const ends = { tag, from, to } as const;
  switch (type) {
    case 'line':
      return {
        ...ends,
        type,
        insideDiameter: insideDiameterOf(item) ?? NaN,
        length: item.length ?? NaN,
        roughness: item.roughness ?? NaN,
        lossCoefficient: lossCoefficientOf(item),
        rise: item.rise,
      };
    case 'seal':
      return {
        ...ends,
        type,
        submergence: item.submergence ?? NaN,
        liquidDensity: item.liquidDensity ?? waterDensity,
        resistance: resistanceOf(item),
      };
    case 'drum':
    case 'tip':
      return { ...ends, type, resistance: resistanceOf(item) ?? { lossCoefficient: NaN, insideDiameter: NaN } };
  }
}

function resistanceOf(item: ItemRow): FlareResistance | undefined {
  const { lossCoefficient, differential, flow, density } = item;
  const insideDiameter = insideDiameterOf(item);
  if (lossCoefficient !== undefined && insideDiameter !== undefined) return { lossCoefficient, insideDiameter };
  if (differential === undefined || flow === undefined || density === undefined) return undefined;
  return { differential, referenceFlow: flow, referenceDensity: density };
}

/** A message of the solver as plain data. */
export type StateMessage = Omit<FlareMessage, 'text'> & Clause;

/** A scenario with its solution. */
export interface SolvedScenario extends Scenario {
  readonly solution: Omit<SolvedFlareNetwork, 'messages'>;
  readonly messages: readonly StateMessage[];
}

/** The solutions of all scenarios. The first scenario without one rules all results out, since it may be the worst. */
export const solved = value('solved', { scenarios }, (v): readonly SolvedScenario[] =>
  v.scenarios.map(({ name, network }) => {
    const solution = solveFlareNetwork(network);
    if (solution.type === 'refused')
      throw v.scenarios.length === 1 ? solution.text : solution.text.after(`scenario ${name}: `);
    const { messages, ...states } = solution;
    return {
      name,
      network,
      solution: states,
      messages: messages.map(({ text, ...message }) => ({ ...message, ...text.clause })),
    };
  }),
);
