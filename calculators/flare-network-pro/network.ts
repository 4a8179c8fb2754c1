import {
  loadFlareGases,
  solveFlareNetwork,
  type FlareItem,
  type FlareMessage,
  type FlareNetwork,
  type FlareResistance,
  type FlareSource,
  type SolvedFlareNetwork,
  type SourceGas,
} from '@isentrope/engineering/flare-network';
import type { Clause } from '@isentrope/engineering/quantities';
import {
  absent,
  check,
  error,
  expensiveStep,
  optional,
  readable,
  selector,
  value,
  type Absent,
  type StepInputs,
} from '../kit/index.ts';
import { roughnessErrors } from '../hydraulic-network-pro/tables/line-roughness.ts';
import { lossCoefficientOf } from '../hydraulic-network-pro/tables/line-fittings.ts';
import { insideDiameterOf } from '../hydraulic-network-pro/tables/pipe-size.ts';
import { conditions, gasModel, roughness } from './fields.ts';
import { itemRows } from './item-rows.ts';
import { compositionOf } from './composition.ts';
import { ambientErrors, itemErrors, jointErrors, scenarioNames, sourceErrors } from './rules.ts';
import { sourceRows } from './source-rows.ts';
import { tables, type ItemRow, type SourceRow } from './tables.ts';

/** The networks of the scenarios, and their solutions. */

const { viscosity, atmosphericPressure, ambientTemperature } = conditions;

/** The name of the only scenario of a table without scenarios. */
export const allSources = 'All sources';

/** The node behind a tip that names none. */
const behindTip = 'Atmosphere';

/** Relieving pressure over set pressure, both gauge, where none is given: 10 % overpressure, API 520-I. */
export const relievingOverSet = 1.1;

/** Density of the liquid of a seal that is given none: water, kg/m³. */
export const waterDensity = 1000;

const [sourceTable, itemTable] = [readable(tables.sources), readable(tables.items)];

/** What is wrong with the tables beyond single cells: each by itself, also where cells cannot be read, and both together. */
const ofSources = value('sourceErrors', { sources: sourceTable }, v => sourceErrors(v.sources));
const ofBoth = value('jointErrors', { sources: sourceTable, items: itemTable }, v => jointErrors(v.sources, v.items));
const ofAmbient = value('ambientErrors', { items: itemTable, ambientTemperature: optional(ambientTemperature) }, v =>
  v.ambientTemperature === undefined ? ambientErrors(v.items) : [],
);
const ofRoughness = value('roughnessErrors', { items: itemTable, roughness: optional(roughness) }, v =>
  roughnessErrors(v.items, v.roughness),
);
const ofItems = value('itemErrors', { items: itemTable }, v => itemErrors(v.items));

const errors = value('tableErrors', { ofSources, ofBoth, ofAmbient, ofRoughness, ofItems }, v => [
  ...v.ofSources,
  ...v.ofBoth,
  ...v.ofAmbient,
  ...v.ofRoughness,
  ...v.ofItems,
]);

/** The errors of the tables, a message each. */
export const errorMessages = [ofSources, ofBoth, ofAmbient, ofRoughness, ofItems].map(found =>
  check({ found }, v => v.found.map(({ field, text }) => error(text, { field }))),
);

/** The static pressure at the outlet of the network, Pa absolute. */
export const outletPressure = value(
  'outletPressure',
  { atmosphericPressure, tipPressure: optional(conditions.tipPressure) },
  v => v.tipPressure ?? v.atmosphericPressure,
);

const surroundings = { viscosity, atmosphericPressure, ambientTemperature: optional(ambientTemperature) };

/** What the sources do not have themselves. */
type Surroundings = StepInputs<typeof surroundings>;

/** A scenario with its network. */
interface Scenario {
  readonly name: string;
  readonly network: FlareNetwork;
}

/** The scenarios as the tables describe them. */
export const scenarios = value(
  'scenarios',
  { errors, outletPressure, gasModel, sources: sourceRows, items: itemRows, ...surroundings },
  (v): readonly Scenario[] | Absent => {
    if (v.errors.length > 0) return absent('the tables have errors');
    if (v.sources.length === 0) return absent('there is no source');
    const items = v.items.map(item => flareItem(item, v.ambientTemperature));
    const names = scenarioNames(v.sources);
    const shareOf = ({ scenarios: shares = {} }: SourceRow, name: string) => shares[name] ?? 0;
    const neverWith = v.sources.map(source =>
      names.length === 0 ? [] : v.sources.flatMap(other => (areOnTogether(source, other) ? [] : [other.tag ?? ''])),
    );
    const networkOf = (share: (source: SourceRow) => number): FlareNetwork => ({
      items,
      outletPressure: v.outletPressure,
      atmosphericPressure: v.atmosphericPressure,
      gasModel: v.gasModel,
      sources: v.sources.map((source, index) => ({
        ...flareSource(source, share(source), v),
        neverWith: neverWith[index],
      })),
    });
    return names.length === 0
      ? [{ name: allSources, network: networkOf(() => 1) }]
      : names.map(name => ({ name, network: networkOf(source => shareOf(source, name)) }));
  },
);

/** Whether a scenario has both sources on. */
function areOnTogether({ scenarios: own = {} }: SourceRow, { scenarios: others = {} }: SourceRow): boolean {
  return Object.entries(own).some(([name, share]) => share > 0 && (others[name] ?? 0) > 0);
}

/** The pressure from which a source relieves, Pa absolute; undefined without a relieving and a set pressure. */
export function ownPressureOf({ relievingPressure, setPressure }: SourceRow, atmosphere: number): number | undefined {
  const relieving = relievingPressure ?? (setPressure === undefined ? undefined : relievingOverSet * setPressure);
  return relieving === undefined ? undefined : relieving + atmosphere;
}

function flareSource(source: SourceRow, share: number, around: Surroundings): FlareSource {
  const { tag = '', to = '', ratedFlow } = source;
  return {
    tag,
    to,
    gas: gasOf(source, around.viscosity),
    temperature: source.temperature ?? NaN,
    pressure: ownPressureOf(source, around.atmosphericPressure),
    flow: share * (source.requiredFlow ?? ratedFlow ?? NaN),
    ratedFlow,
    outletDiameter: insideDiameterOf(source),
  };
}

function gasOf(source: SourceRow, usualViscosity: number): SourceGas {
  const composition = compositionOf(source);
  if (composition?.ok === true) return { type: 'composition', components: composition.components };
  const { molarMass = NaN, isentropicExponent = NaN, compressibility = 1 } = source;
  return {
    type: 'properties',
    molarMass: 1000 * molarMass,
    isentropicExponent,
    compressibility,
    viscosity: source.viscosity ?? usualViscosity,
  };
}

/** Loads the equations of state of the gases with a composition. */
export const gasLoads = selector({ sources: tables.sources }, ({ sources = [] }) =>
  loadFlareGases(
    sources.flatMap(source => {
      const composition = compositionOf(source);
      return composition?.ok === true
        ? [{ gas: { type: 'composition', components: composition.components } as const }]
        : [];
    }),
  ),
);

/** An item in SI units. */
export function flareItem(item: ItemRow, ambientTemperature = NaN): FlareItem {
  const { tag = '', from = '', to = behindTip, type = 'line', heatTransferCoefficient: coefficient } = item;
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
        heatLoss: coefficient === undefined ? undefined : { coefficient, ambientTemperature },
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
  if (differential === undefined) return undefined;
  return flow === undefined || density === undefined
    ? { differential }
    : { differential, referenceFlow: flow, referenceDensity: density };
}

/** A message of the solver as plain data. */
export type StateMessage = Omit<FlareMessage, 'text'> & Clause;

/** A scenario with its solution. */
export interface SolvedScenario extends Scenario {
  readonly solution: Omit<SolvedFlareNetwork, 'messages'>;
  readonly messages: readonly StateMessage[];
}

/** The solutions of all scenarios. The first scenario without one rules all results out, since it may be the worst. */
export const solved = expensiveStep('solved', { scenarios }, (v, progress): readonly SolvedScenario[] =>
  v.scenarios.map(({ name, network }, index) => {
    progress(index / v.scenarios.length);
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
