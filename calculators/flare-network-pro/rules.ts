import { fittingFaults } from '../hydraulic-network-pro/tables/line-fittings.ts';
import { insideDiameterOf, pipeFault } from '../hydraulic-network-pro/tables/pipe-size.ts';
import { errorsOf, sameNameWords, type RowFault, type TableError } from '../hydraulic-network-pro/tables/row-faults.ts';
import { isComplete } from '../kit/index.ts';
import { compositionOf } from './composition.ts';
import type { ItemRow, SourceRow } from './tables.ts';

/**
 * What the tables of sources and items may not be, beyond what their columns say: of a table with cells that cannot be read, what can be said
 * without these.
 */

/** Returns what is wrong with the sources by themselves, one sentence for all rows with the same fault. */
export function sourceErrors(sources: readonly SourceRow[]): TableError<'Source'>[] {
  return [
    ...errorsOf(
      sources
        .filter(isComplete)
        .flatMap(source =>
          sourceFaults(source).map((fault): RowFault<'Source'> => ({ row: 'Source', tag: source.tag ?? '', ...fault })),
        ),
    ),
    ...scenarioErrors(sources),
  ];
}

/** Returns what is wrong with the items by themselves, one sentence for all rows with the same fault. */
export function itemErrors(items: readonly ItemRow[]): TableError<'Item'>[] {
  const whole = items.filter(isComplete);
  return errorsOf([
    ...fittingFaults(whole),
    ...whole.flatMap(item =>
      itemFaults(item).map((fault): RowFault<'Item'> => ({ row: 'Item', tag: item.tag ?? '', ...fault })),
    ),
  ]);
}

/** Returns what is wrong with sources and items together: sources that discharge where no item begins. */
export function jointErrors(sources: readonly SourceRow[], items: readonly ItemRow[]): TableError<'Source'>[] {
  const starts = new Set(items.map(({ from }) => from));
  if (starts.has(undefined)) return [];
  return errorsOf(
    sources.flatMap(({ tag = '', to }): RowFault<'Source'>[] =>
      to === undefined || starts.has(to)
        ? []
        : [
            {
              row: 'Source',
              tag,
              text: `discharges into node ${to}, where no item begins${sameNameWords(to, starts)}`,
            },
          ],
    ),
  );
}

/** The names of the scenarios, in the order of their columns; none if the table has no such column. */
export function scenarioNames(sources: readonly SourceRow[]): readonly string[] {
  return [...new Set(sources.flatMap(({ scenarios = {} }) => Object.keys(scenarios)))];
}

type Fault = Pick<RowFault, 'type' | 'text'>;

function sourceFaults(source: SourceRow): Fault[] {
  const { requiredFlow, ratedFlow, allowableShare, allowablePressure, setPressure, valveType } = source;
  const pipe = pipeFault(source);
  const faults = [
    ...(pipe === undefined ? [] : [pipe]),
    ...gasFaults(source),
    ...(requiredFlow === undefined && ratedFlow === undefined ? ['needs a required or a rated flow'] : []),
    ...(allowableShare !== undefined && allowablePressure !== undefined
      ? ['has two allowable back pressures: leave the share of set or the pressure blank']
      : []),
    ...(setPressure === undefined && allowableShare !== undefined
      ? ['needs a set pressure, because its allowable back pressure is a share of it']
      : []),
  ];
  return [
    ...faults.map(text => ({ text })),
    ...(setPressure === undefined && valveType !== undefined && allowablePressure === undefined
      ? [{ type: `${valveType} valve`, text: 'needs a set pressure or an allowable back pressure' }]
      : []),
  ];
}

/** A source has a composition, or the properties of its gas. */
function gasFaults(source: SourceRow): string[] {
  const { molarMass, isentropicExponent, compressibility, viscosity, relievingPressure, setPressure } = source;
  const composition = compositionOf(source);
  if (composition === undefined)
    return molarMass === undefined || isentropicExponent === undefined
      ? ['needs a molar mass and an isentropic exponent, or a composition']
      : [];
  return [
    ...(composition.ok ? [] : [`: the composition ${composition.reason}`]),
    ...([molarMass, isentropicExponent, compressibility, viscosity].some(value => value !== undefined)
      ? ['has a composition: leave its molar mass, isentropic exponent, compressibility factor and viscosity blank']
      : []),
    ...(relievingPressure === undefined && setPressure === undefined
      ? ['has a composition and needs a relieving or a set pressure']
      : []),
  ];
}

function scenarioErrors(sources: readonly SourceRow[]): TableError<'Source'>[] {
  return scenarioNames(sources)
    .filter(name => sources.every(({ scenarios = {} }) => (scenarios[name] ?? 0) === 0))
    .map(name => ({ field: 'sources', text: `No source is on in scenario ${name}.` }));
}

/** Names the lines that lose heat, which need the temperature around them, in a case without it. */
export function ambientErrors(items: readonly ItemRow[]): TableError<'Item'>[] {
  const tags = items.flatMap(({ tag = '', heatTransferCoefficient = 0 }) => (heatTransferCoefficient > 0 ? [tag] : []));
  return tags.length === 0
    ? []
    : [{ field: 'items', text: `The ambient temperature is needed for the lines that lose heat: ${tags.join(', ')}.` }];
}

function itemFaults(item: ItemRow): Fault[] {
  const { type, from = '', to } = item;
  const pipe = pipeFault(item);
  const hasPipe = insideDiameterOf(item) !== undefined || pipe !== undefined;
  const faults = [...(from === to ? [`begins and ends at node ${from}`] : []), ...(pipe === undefined ? [] : [pipe])];
  const ofType = [
    ...(type !== 'tip' && to === undefined ? ['needs the node of its downstream end'] : []),
    ...(type === 'line' && !hasPipe ? ['needs an inside diameter, or a nominal size and a schedule'] : []),
    ...(type === 'line' ? [] : resistanceFaults(item, hasPipe)),
  ];
  return [...faults.map(text => ({ text })), ...ofType.map(text => ({ type, text }))];
}

/** A drum and a tip have one resistance, a seal has one at most; that of a tip depends on the flow. */
function resistanceFaults(item: ItemRow, hasPipe: boolean): string[] {
  const { type, lossCoefficient, differential, flow, density } = item;
  if (lossCoefficient !== undefined && differential !== undefined)
    return ['has a loss coefficient and a differential: leave one of them blank'];
  if (lossCoefficient !== undefined) return hasPipe ? [] : ['needs the inside diameter of its loss coefficient'];
  if (differential !== undefined) {
    if (flow !== undefined && density !== undefined) return [];
    if (type === 'tip') return ['needs the reference flow and density of its differential'];
    return flow === undefined && density === undefined
      ? []
      : [
          `has a reference ${flow === undefined ? 'density' : 'flow'} alone: its differential needs both flow and density, or neither if it is the same at every flow`,
        ];
  }
  if (type !== 'seal' || flow !== undefined || density !== undefined || hasPipe)
    return [
      `needs a loss coefficient with its inside diameter, or a differential with its reference flow and density${type === 'tip' ? '' : ', or alone if it is the same at every flow'}`,
    ];
  return [];
}
