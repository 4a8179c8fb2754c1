import { labelInUnit, resultInfo, type Definition, type Input } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { fieldRows, resultRows } from '../input-pane/rows.ts';

interface ColumnBase {
  /** Unique key; an input and a result may have the same id. */
  readonly key: string;
  readonly id: string;
  readonly section: string;
  readonly label: string;
  readonly symbol: string | undefined;
}

/** The column of an input; `differs` if it is not the same in all cases. */
export interface InputColumn extends ColumnBase {
  readonly type: 'input';
  readonly input: Input;
  readonly differs: boolean;
}

/** The column of a result; `answer` for a main result. */
export interface ResultColumn extends ColumnBase {
  readonly type: 'result';
  readonly answer: boolean;
}

/** A column of the table, besides the case names. */
export type Column = InputColumn | ResultColumn;

/** All columns for the cases, in order: inputs that differ between cases, other inputs, other results, main results. */
export function tableColumns(
  definition: Definition,
  cases: readonly WorkbenchCase[],
  differing: ReadonlySet<string>,
  units: Readonly<Record<string, string>> = {},
): Column[] {
  const inputs: InputColumn[] = fieldRows(definition, cases).flatMap(row => {
    if (row.type !== 'input') return [];
    const { id, section, field } = row.input;
    const { label, symbol } = field;
    return { type: 'input', key: id, id, section, label, symbol, input: row.input, differs: differing.has(id) };
  });
  const results: ResultColumn[] = resultRows(definition, cases).flatMap(row => {
    if (row.type !== 'result') return [];
    const { id, section } = row.place;
    const info = resultInfo(definition, id);
    const [label, symbol] = [labelInUnit(info, units[id]), info.symbol];
    return { type: 'result', key: `result-${id}`, id, section, label, symbol, answer: definition.answers.includes(id) };
  });
  const rank = (id: string) => definition.answers.indexOf(id);
  return [
    ...inputs.filter(({ differs }) => differs),
    ...inputs.filter(({ differs }) => !differs),
    ...results.filter(({ answer }) => !answer),
    ...results.filter(({ answer }) => answer).toSorted((a, b) => rank(a.id) - rank(b.id)),
  ];
}

/** The column selection: a dynamic set, or the keys of hidden columns. */
export type ColumnChoice = 'all' | 'differs' | 'answers' | ReadonlySet<string>;

/** Serialises a column selection; undefined for all columns. */
export function serialiseChoice(choice: ColumnChoice): string | undefined {
  if (choice === 'all') return undefined;
  return typeof choice === 'string' ? choice : `without ${[...choice].join(' ')}`;
}

/** Parses a stored column selection. It lists hidden columns, so that new columns are shown. */
export function parseChoice(stored: string | undefined): ColumnChoice {
  if (stored === 'differs' || stored === 'answers') return stored;
  return stored?.startsWith('without ') ? new Set(stored.split(' ').slice(1)) : 'all';
}

/** The columns of a selection. If no input differs between cases, `differs` shows all inputs. */
export function chosenColumns(columns: readonly Column[], choice: ColumnChoice): readonly Column[] {
  if (choice === 'all') return columns;
  if (typeof choice !== 'string') return columns.filter(({ key }) => !choice.has(key));
  const none = !columns.some(column => column.type === 'input' && column.differs);
  return columns.filter(column =>
    column.type === 'result' ? column.answer : choice === 'differs' && (column.differs || none),
  );
}

/** Shows or hides one column. */
export function toggleColumn(columns: readonly Column[], choice: ColumnChoice, key: string): ColumnChoice {
  const shown = new Set(chosenColumns(columns, choice).map(column => column.key));
  if (!shown.delete(key)) shown.add(key);
  const hidden = columns.map(column => column.key).filter(each => !shown.has(each));
  return hidden.length === 0 ? 'all' : new Set(hidden);
}
