import { maxRelativeRoughness } from '@isentrope/engineering/flow';
import { messageValue } from '@isentrope/engineering/quantities';
import { firstNames, info, quantity, warning, type Message } from '../../kit/index.ts';
import { errorsOf, type RowFault, type TableError } from './row-faults.ts';

/** The roughness of lines, each its own or that of the case. */

/** The input for the roughness of lines without their own. */
export const roughnessOfLines = quantity('Roughness of the lines', 'length', 'mm', {
  symbol: 'ε',
  atLeast: 0,
  optional: true,
  help: 'Of the lines without their own in the table of items: 0.046 mm is usual for new carbon steel',
});

interface Row {
  readonly tag?: string;
  readonly type?: string;
  readonly roughness?: number;
}

const isBare = ({ type, roughness }: Row) => type === 'line' && roughness === undefined;

/** The rows with the roughness of the case, m, for the lines without their own. */
export function withRoughness<R extends Row>(rows: readonly R[], roughness: number | undefined): readonly R[] {
  return roughness === undefined ? rows : rows.map(row => (isBare(row) ? { ...row, roughness } : row));
}

/** Names the lines without a roughness in a case with this one, m, or none. */
export function roughnessErrors(rows: readonly Row[], roughness: number | undefined): TableError<'Item'>[] {
  const text = 'needs a roughness: enter its own, or the roughness of the lines for all without their own';
  const bare = withRoughness(rows, roughness).filter(isBare);
  return errorsOf(bare.map(({ tag = '' }): RowFault<'Item'> => ({ row: 'Item', tag, type: 'line', text })));
}

/** Says which lines have the roughness of the case, m, or that none has. */
export function roughnessNotes(rows: readonly Row[], roughness: number | undefined): Message[] {
  const bare = rows.filter(isBare).map(({ tag = '' }) => tag);
  if (roughness === undefined) return [];
  if (bare.length === 0)
    return [info('The roughness of the lines is not used: every line has its own.', { field: 'roughness' })];
  const values = { roughness: messageValue('length', roughness, { like: 'roughness' }) };
  return [
    info(`The lines without their own roughness have {roughness}: ${firstNames(bare)}.`, {
      field: 'roughness',
      values,
    }),
  ];
}

/** An item, of which a line has a roughness and an inside diameter, m. */
interface Pipe {
  readonly tag: string;
  readonly roughness?: number;
  readonly insideDiameter?: number | undefined;
}

/** Warns of lines that are too rough for their bore, as after a mistyped unit. */
export function roughPipeNotes(items: readonly Pipe[]): Message[] {
  const rough = items.filter(
    ({ roughness = 0, insideDiameter = Infinity }) => roughness / insideDiameter > maxRelativeRoughness,
  );
  if (rough.length === 0) return [];
  const text = `The relative roughness is above ${maxRelativeRoughness}, beyond the range of Colebrook and Moody: ${firstNames(rough.map(({ tag }) => tag))}.`;
  return [warning(text, { field: 'items' })];
}
