import { isComplete } from '../../kit/index.ts';
import { elevationsOf } from './elevations.ts';
import { flowFault, flowOfItem, flowsOfNode, hasFlow } from './flows.ts';
import { fittingFaults } from './line-fittings.ts';
import { insideDiameterOf, pipeFault } from './pipe-size.ts';
import { errorsOf, sameNameWords, type RowFault, type TableError } from './row-faults.ts';
import type { ItemRow, NodeRow } from '../tables.ts';

/**
 * What the tables of nodes and items may not be, beyond what their columns say: of a table with cells that cannot be read, what can be said
 * without these.
 */

/** Returns what is wrong with the nodes by themselves, one sentence for all rows with the same fault. */
export function nodeErrors(nodes: readonly NodeRow[], isGas: boolean): TableError[] {
  return errorsOf(
    nodes
      .filter(isComplete)
      .flatMap(node => nodeFaults(node, isGas).map((text): RowFault => ({ row: 'Node', tag: node.tag ?? '', text }))),
  );
}

/** Returns what is wrong with the items by themselves, one sentence for all rows with the same fault. */
export function itemErrors(items: readonly ItemRow[], isGas: boolean): TableError[] {
  const whole = items.filter(isComplete);
  return errorsOf([
    ...fittingFaults(whole),
    ...whole.flatMap(item =>
      itemFaults(item, isGas).map((fault): RowFault => ({ row: 'Item', tag: item.tag ?? '', ...fault })),
    ),
  ]);
}

/** Returns what is wrong with nodes and items together: nodes without an item, and without an elevation. */
export function jointErrors(nodes: readonly NodeRow[], items: readonly ItemRow[]): TableError[] {
  const ends = new Set(items.flatMap(({ from, to }) => [from, to]));
  if (ends.has(undefined) || nodes.some(({ elevation }) => Number.isNaN(elevation))) return [];
  return [
    ...errorsOf(
      nodes.flatMap(({ tag = '' }): RowFault[] =>
        ends.has(tag) ? [] : [{ row: 'Node', tag, text: `is at neither end of any item${sameNameWords(tag, ends)}` }],
      ),
    ),
    ...elevationsOf(nodes, items).faults.map(fault => ({ field: 'nodes', text: fault }) as const),
  ];
}

function nodeFaults(node: NodeRow, isGas: boolean): string[] {
  const { pressure, level = 0 } = node;
  return [
    ...Object.entries(flowsOfNode(node)).flatMap(([name, flow]) => flowFault(name, flow, isGas, false) ?? []),
    ...(level > 0 && pressure === undefined
      ? ['has a level but no pressure: a level applies only to a vessel with a fixed pressure']
      : []),
  ];
}

/** Columns of which a row of a type has one at most, and their names in messages. */
const exclusive = {
  pump: [{ curve: 'a curve', head: 'a head', differential: 'a differential' }],
  'control valve': [
    { kv: 'a flow coefficient Kv', cv: 'a flow coefficient Cv', opening: 'an opening' },
    { ratedKv: 'a rated Kv', ratedCv: 'a rated Cv' },
    { flow: 'a flow', upstreamPressure: 'an upstream pressure', downstreamPressure: 'a downstream pressure' },
  ],
  equipment: [{ duty: 'a heat duty', outletTemperature: 'an outlet temperature' }],
} as const;

type Fault = Pick<RowFault, 'type' | 'text'>;

function itemFaults(item: ItemRow, isGas: boolean): Fault[] {
  const { type, from = '', to } = item;
  const pipe = pipeFault(item);
  const hasPipe = insideDiameterOf(item) !== undefined || pipe !== undefined;
  const faults = [...(from === to ? [`begins and ends at node ${from}`] : []), ...(pipe === undefined ? [] : [pipe])];
  const ofFlow = flowFault('flow', flowOfItem(item), isGas, hasDensity(item));
  const ofType = [
    ...(ofFlow === undefined ? [] : [ofFlow]),
    ...zeroFaults(item),
    ...faultsOfType(item, isGas, hasPipe),
  ];
  return [...faults.map(text => ({ text })), ...ofType.map(text => ({ type, text }))];
}

/** Zeros of which another column says what is meant. */
function zeroFaults(item: ItemRow): string[] {
  const { type, kv, cv } = item;
  const isZeroFlow = Object.values(flowOfItem(item)).includes(0);
  if (type !== 'control valve') return isZeroFlow ? ['needs a flow above zero'] : [];
  const zeros = [...(kv === 0 || cv === 0 ? ['flow coefficient'] : []), ...(isZeroFlow ? ['flow'] : [])];
  return zeros.map(name => `has a ${name} of zero: leave it blank, and enter closed as its position if it is closed`);
}

function faultsOfType(item: ItemRow, isGas: boolean, hasPipe: boolean): string[] {
  switch (item.type) {
    case 'line':
      return hasPipe ? [] : ['needs an inside diameter, or a nominal size and a schedule'];
    case 'pump':
      return [...exclusiveFaults(item, 'pump'), ...pumpFaults(item, isGas)];
    case 'control valve':
      return [
        ...(item.open !== undefined && item.position !== undefined
          ? ['has both open and a position: leave one blank']
          : []),
        ...exclusiveFaults(item, 'control valve'),
        ...valveFaults(item),
      ];
    case 'orifice':
      return orificeFaults(item, hasPipe);
    case 'equipment':
      return [...exclusiveFaults(item, 'equipment'), ...equipmentFaults(item, isGas)];
    case 'check valve':
      return resistanceFaults(item, hasPipe);
    case 'block valve':
      return [
        ...((item.open === undefined) === (item.position === undefined)
          ? ['needs either a position, or open with yes or no']
          : []),
        ...resistanceFaults(item, hasPipe),
      ];
    default:
      return [];
  }
}

function exclusiveFaults(item: ItemRow, type: keyof typeof exclusive): string[] {
  return exclusive[type].flatMap((alternatives: Readonly<Partial<Record<keyof ItemRow, string>>>) => {
    const specified = Object.entries(alternatives).flatMap(([column, text]) => {
      const isHere =
        column === 'flow'
          ? hasFlow(flowOfItem(item))
          : Object.entries(item).some(([id, value]) => id === column && value !== undefined);
      return isHere ? [text] : [];
    });
    return specified.length < 2 ? [] : [`has ${specified.join(' and ')}: leave all but one blank`];
  });
}

function resistanceFaults({ lossCoefficient = 0, fittings }: ItemRow, hasPipe: boolean): string[] {
  if (hasPipe) return [];
  if (fittings !== undefined) return ['needs the inside diameter of its fittings'];
  return lossCoefficient > 0 ? ['needs the inside diameter of its loss coefficient'] : [];
}

function valveFaults({ characteristic, rangeability, ratedKv, ratedCv, opening }: ItemRow): string[] {
  const isRated = (ratedKv ?? ratedCv) !== undefined;
  return [
    ...((characteristic ?? rangeability) !== undefined && !isRated
      ? ['needs the rated flow coefficient of its characteristic']
      : []),
    ...(opening !== undefined && characteristic === undefined
      ? ['needs the characteristic and the rated flow coefficient of its opening']
      : []),
  ];
}

function pumpFaults({ curve = [] }: ItemRow, isGas: boolean): string[] {
  if (isGas) return ['is for liquids only'];
  if (curve.length === 0) return [];
  const [first] = curve;
  const column = first?.head === undefined ? 'differential' : 'head';
  const isOne = curve.every(
    row => row[column] !== undefined && (row.head === undefined || row.differential === undefined),
  );
  return [
    ...(curve.length < 2 ? ['needs two or more rows in its curve'] : []),
    ...(isOne ? [] : ['needs either a head or a differential in every row of its curve']),
  ];
}

function orificeFaults(item: ItemRow, hasPipe: boolean): string[] {
  return [
    ...(hasPipe ? [] : ['needs the inside diameter of its pipe']),
    ...((item.bore === undefined) !== hasFlow(flowOfItem(item)) ? ['needs either a bore or a controlled flow'] : []),
  ];
}

function equipmentFaults(item: ItemRow, isGas: boolean): string[] {
  return [
    ...(!hasFlow(flowOfItem(item)) || item.differential === undefined
      ? ['needs a differential and the flow at which it occurs']
      : []),
    ...(isGas && !hasDensity(item) ? ['needs the density of the gas at which its differential occurs'] : []),
  ];
}

const hasDensity = ({ density }: ItemRow) => density !== undefined;
