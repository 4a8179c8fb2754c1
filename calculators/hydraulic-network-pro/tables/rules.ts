import { elevationsOf } from './elevations.ts';
import { flowFault, flowOfItem, flowsOfNode, hasFlow } from './flows.ts';
import { fittingErrors } from './line-fittings.ts';
import { roughnessErrors } from './line-roughness.ts';
import { insideDiameterOf, pipeErrors } from './pipe-size.ts';
import type { ItemRow, NodeRow } from '../tables.ts';

/** What the tables of nodes and items may not be, beyond what their columns say. */

/** A sentence about a table that cannot be calculated, and the field of the table. */
interface TableError {
  readonly field: 'nodes' | 'items';
  readonly text: string;
}

/** Returns everything that is wrong with the tables, one sentence each. */
export function tableErrors(nodes: readonly NodeRow[], items: readonly ItemRow[], isGas: boolean): TableError[] {
  const ends = new Set(items.flatMap(({ from, to }) => [from, to]));
  return [
    ...nodes.flatMap(node => nodeErrors(node, ends, isGas).map(text => ({ field: 'nodes', text }) as const)),
    ...elevationsOf(nodes, items).faults.map(text => ({ field: 'nodes', text }) as const),
    ...roughnessErrors(items).map(text => ({ field: 'items', text }) as const),
    ...fittingErrors(items).map(text => ({ field: 'items', text }) as const),
    ...items.flatMap(item => itemErrors(item, isGas).map(text => ({ field: 'items', text }) as const)),
  ];
}

function nodeErrors(node: NodeRow, ends: ReadonlySet<string | undefined>, isGas: boolean) {
  const { tag = '', pressure, level = 0 } = node;
  return [
    ...Object.entries(flowsOfNode(node)).flatMap(([name, flow]) => {
      const fault = flowFault(name, flow, isGas, false);
      return fault === undefined ? [] : [`Node ${tag} ${fault}.`];
    }),
    ...(ends.has(tag) ? [] : [`Node ${tag} is at neither end of any item.`]),
    ...(level > 0 && pressure === undefined
      ? [`Node ${tag} has a level but no pressure: a level applies only to a vessel with a fixed pressure.`]
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

function itemErrors(item: ItemRow, isGas: boolean): string[] {
  const { tag = '', type, from = '', to, lossCoefficient = 0 } = item;
  const pipe = pipeErrors(item);
  const hasPipe = insideDiameterOf(item) !== undefined || pipeErrors(item).length > 0;
  const errors = from === to ? [`Item ${tag} begins and ends at node ${from}.`, ...pipe] : pipe;
  const fault = flowFault('flow', flowOfItem(item), isGas, item.density !== undefined);
  if (fault !== undefined) errors.push(`Item ${tag}, a ${type ?? ''}, ${fault}.`);
  if (type === 'pump' || type === 'control valve' || type === 'equipment') errors.push(...exclusiveErrors(item, type));
  if (type === 'control valve' && hasCharacteristic(item) && (item.ratedKv ?? item.ratedCv) === undefined)
    errors.push(`Item ${tag}, a control valve, needs the rated flow coefficient of its characteristic.`);
  if (type === 'control valve' && item.opening !== undefined && item.characteristic === undefined)
    errors.push(
      `Item ${tag}, a control valve, needs the characteristic and the rated flow coefficient of its opening.`,
    );
  if (type === 'pump') errors.push(...pumpErrors(item, isGas));
  if (type === 'orifice') errors.push(...orificeErrors(item, hasPipe));
  if (type === 'equipment') errors.push(...equipmentErrors(item, isGas));
  if (type === 'line' && !hasPipe)
    errors.push(`Item ${tag}, a line, needs an inside diameter, or a nominal size and a schedule.`);
  if (type === 'block valve' && (item.open === undefined) === (item.position === undefined))
    errors.push(`Item ${tag}, a block valve, needs either a position, or open with yes or no.`);
  if ((type === 'check valve' || type === 'block valve') && lossCoefficient > 0 && !hasPipe)
    errors.push(`Item ${tag}, a ${type}, needs the inside diameter of its loss coefficient.`);
  return errors;
}

const hasCharacteristic = ({ characteristic, rangeability }: ItemRow) => (characteristic ?? rangeability) !== undefined;

function exclusiveErrors(item: ItemRow, type: keyof typeof exclusive): string[] {
  return exclusive[type].flatMap((alternatives: Readonly<Partial<Record<keyof ItemRow, string>>>) => {
    const specified = Object.entries(alternatives).flatMap(([column, text]) => {
      const isHere =
        column === 'flow'
          ? hasFlow(flowOfItem(item))
          : Object.entries(item).some(([id, value]) => id === column && value !== undefined);
      return isHere ? [text] : [];
    });
    return specified.length < 2
      ? []
      : [
          `Item ${item.tag ?? ''}, ${type === 'equipment' ? type : `a ${type}`}, has ${specified.join(' and ')}: leave all but one blank.`,
        ];
  });
}

function pumpErrors({ tag = '', curve = [] }: ItemRow, isGas: boolean): string[] {
  if (isGas) return [`Item ${tag}, a pump, is for liquids only.`];
  if (curve.length === 0) return [];
  const errors = curve.length < 2 ? [`The curve of pump ${tag} needs two or more rows.`] : [];
  const [first] = curve;
  const column = first?.head === undefined ? 'differential' : 'head';
  const isOne = curve.every(
    row => row[column] !== undefined && (row.head === undefined || row.differential === undefined),
  );
  return isOne ? errors : [...errors, `The curve of pump ${tag} needs either a head or a differential in every row.`];
}

function orificeErrors(item: ItemRow, hasPipe: boolean): string[] {
  const { tag = '', bore } = item;
  return [
    ...(!hasPipe ? [`Item ${tag}, an orifice, needs the inside diameter of its pipe.`] : []),
    ...((bore === undefined) !== hasFlow(flowOfItem(item))
      ? [`Item ${tag}, an orifice, needs either a bore or a controlled flow.`]
      : []),
  ];
}

function equipmentErrors(item: ItemRow, isGas: boolean): string[] {
  const { tag = '', differential, density } = item;
  return [
    ...(!hasFlow(flowOfItem(item)) || differential === undefined
      ? [`Item ${tag}, equipment, needs a differential and the flow at which it occurs.`]
      : []),
    ...(isGas && density === undefined
      ? [`Item ${tag}, equipment, needs the density of the gas at which its differential occurs.`]
      : []),
  ];
}
