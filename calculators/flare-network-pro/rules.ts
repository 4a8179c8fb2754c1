import { fittingErrors } from '../hydraulic-network-pro/tables/line-fittings.ts';
import { roughnessErrors } from '../hydraulic-network-pro/tables/line-roughness.ts';
import { insideDiameterOf, pipeErrors } from '../hydraulic-network-pro/tables/pipe-size.ts';
import { compositionOf } from './composition.ts';
import type { ItemRow, SourceRow } from './tables.ts';

/** What the tables of sources and items may not be, beyond what their columns say. */

/** A sentence about a table that cannot be calculated, and the field of the table. */
interface TableError {
  readonly field: 'sources' | 'items';
  readonly text: string;
}

/** Returns everything that is wrong with the tables, one sentence each. */
export function tableErrors(
  sources: readonly SourceRow[],
  items: readonly ItemRow[],
  hasAmbient: boolean,
): TableError[] {
  const starts = new Set(items.map(({ from }) => from));
  return [
    ...sources.flatMap(source => sourceErrors(source, starts).map(text => ({ field: 'sources', text }) as const)),
    ...scenarioErrors(sources).map(text => ({ field: 'sources', text }) as const),
    ...(hasAmbient ? [] : ambientErrors(items)),
    ...roughnessErrors(items).map(text => ({ field: 'items', text }) as const),
    ...fittingErrors(items).map(text => ({ field: 'items', text }) as const),
    ...items.flatMap(item => itemErrors(item).map(text => ({ field: 'items', text }) as const)),
  ];
}

/** The names of the scenarios, in the order of their columns; none if the table has no such column. */
export function scenarioNames(sources: readonly SourceRow[]): readonly string[] {
  return [...new Set(sources.flatMap(({ scenarios = {} }) => Object.keys(scenarios)))];
}

function sourceErrors(source: SourceRow, starts: ReadonlySet<string | undefined>): string[] {
  const {
    tag = '',
    to = '',
    requiredFlow,
    ratedFlow,
    allowableShare,
    allowablePressure,
    setPressure,
    valveType,
  } = source;
  return [
    ...pipeErrors(source, 'Source'),
    ...(starts.has(to) ? [] : [`Source ${tag} discharges into node ${to}, where no item begins.`]),
    ...gasErrors(source),
    ...(requiredFlow === undefined && ratedFlow === undefined
      ? [`Source ${tag} needs a required or a rated flow.`]
      : []),
    ...(allowableShare !== undefined && allowablePressure !== undefined
      ? [`Source ${tag} has two allowable back pressures: leave the share of set or the pressure blank.`]
      : []),
    ...(setPressure === undefined && allowableShare !== undefined
      ? [`Source ${tag} needs a set pressure, because its allowable back pressure is a share of it.`]
      : []),
    ...(setPressure === undefined && valveType !== undefined && allowablePressure === undefined
      ? [`Source ${tag}, a ${valveType} valve, needs a set pressure or an allowable back pressure.`]
      : []),
  ];
}

/** A source has a composition, or the properties of its gas. */
function gasErrors(source: SourceRow): string[] {
  const {
    tag = '',
    molarMass,
    isentropicExponent,
    compressibility,
    viscosity,
    relievingPressure,
    setPressure,
  } = source;
  const composition = compositionOf(source);
  if (composition === undefined)
    return molarMass === undefined || isentropicExponent === undefined
      ? [`Source ${tag} needs a molar mass and an isentropic exponent, or a composition.`]
      : [];
  return [
    ...(composition.ok ? [] : [`Source ${tag}: the composition ${composition.reason}.`]),
    ...([molarMass, isentropicExponent, compressibility, viscosity].some(value => value !== undefined)
      ? [
          `Source ${tag} has a composition: leave its molar mass, isentropic exponent, compressibility factor and viscosity blank.`,
        ]
      : []),
    ...(relievingPressure === undefined && setPressure === undefined
      ? [`Source ${tag} has a composition and needs a relieving or a set pressure.`]
      : []),
  ];
}

function scenarioErrors(sources: readonly SourceRow[]): string[] {
  return scenarioNames(sources)
    .filter(name => sources.every(({ scenarios = {} }) => (scenarios[name] ?? 0) === 0))
    .map(name => `No source is on in scenario ${name}.`);
}

/** Lines that lose heat need the temperature around them. */
function ambientErrors(items: readonly ItemRow[]): TableError[] {
  const tags = items.flatMap(({ tag = '', heatTransferCoefficient = 0 }) => (heatTransferCoefficient > 0 ? [tag] : []));
  return tags.length === 0
    ? []
    : [{ field: 'items', text: `The ambient temperature is needed for the lines that lose heat: ${tags.join(', ')}.` }];
}

function itemErrors(item: ItemRow): string[] {
  const { tag = '', type, from = '', to } = item;
  const pipe = pipeErrors(item);
  const hasPipe = insideDiameterOf(item) !== undefined || pipeErrors(item).length > 0;
  const errors = from === to ? [`Item ${tag} begins and ends at node ${from}.`, ...pipe] : pipe;
  if (type !== 'tip' && to === undefined)
    errors.push(`Item ${tag}, a ${type ?? ''}, needs the node of its downstream end.`);
  if (type === 'line' && !hasPipe)
    errors.push(`Item ${tag}, a line, needs an inside diameter, or a nominal size and a schedule.`);
  if (type !== 'line') errors.push(...resistanceErrors(item, hasPipe));
  return errors;
}

/** A drum and a tip have one resistance, a seal has one at most; that of a tip depends on the flow. */
function resistanceErrors(item: ItemRow, hasPipe: boolean): string[] {
  const { tag = '', type = '', lossCoefficient, differential, flow, density } = item;
  if (lossCoefficient !== undefined && differential !== undefined)
    return [`Item ${tag}, a ${type}, has a loss coefficient and a differential: leave one of them blank.`];
  if (lossCoefficient !== undefined)
    return hasPipe ? [] : [`Item ${tag}, a ${type}, needs the inside diameter of its loss coefficient.`];
  if (differential !== undefined) {
    if (flow !== undefined && density !== undefined) return [];
    if (type === 'tip') return [`Item ${tag}, a tip, needs the reference flow and density of its differential.`];
    return flow === undefined && density === undefined
      ? []
      : [
          `Item ${tag}, a ${type}, has a reference ${flow === undefined ? 'density' : 'flow'} alone: its differential needs both flow and density, or neither if it is the same at every flow.`,
        ];
  }
  if (type !== 'seal' || flow !== undefined || density !== undefined || hasPipe)
    return [
      `Item ${tag}, a ${type}, needs a loss coefficient with its inside diameter, or a differential with its reference flow and density${type === 'tip' ? '' : ', or alone if it is the same at every flow'}.`,
    ];
  return [];
}
