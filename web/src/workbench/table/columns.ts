import { labelIn, resultInfo, type Definition, type Input } from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { fieldRows, resultRows } from '../sheet/rows.ts';

interface ColumnBase {
  /** Tells it from all others: a field and a result may have the same id. */
  readonly key: string;
  readonly id: string;
  readonly section: string;
  readonly label: string;
  readonly symbol: string | undefined;
}

/** A field of the cases, `differs` where it was not the same in all of them. */
export interface InputColumn extends ColumnBase {
  readonly type: 'input';
  readonly input: Input;
  readonly differs: boolean;
}

/** A result of the cases, `answer` where it is one of those the tool is opened for. */
export interface ResultColumn extends ColumnBase {
  readonly type: 'result';
  readonly answer: boolean;
}

/** What stands in a column of the table beside the names of the cases. */
export type Column = InputColumn | ResultColumn;

/**
 * All columns there are for some cases, in their order: the inputs that differ between the cases, the other inputs, the
 * other results, and at the end the answers.
 */
export function tableColumns(
  definition: Definition,
  cases: readonly BenchCase[],
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
    const [label, symbol] = [labelIn(info, units[id]), info.symbol];
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

/** What a person chose to see: a set that follows the cases, or the keys of what is hidden. */
export type ColumnChoice = 'all' | 'differs' | 'answers' | ReadonlySet<string>;

/** A choice of columns as it is kept; undefined is everything. */
export function keptChoice(choice: ColumnChoice): string | undefined {
  if (choice === 'all') return undefined;
  return typeof choice === 'string' ? choice : `without ${[...choice].join(' ')}`;
}

/** The choice of columns that was kept. What is hidden goes by name, so that a column which comes later is seen. */
export function choiceKept(kept: string | undefined): ColumnChoice {
  if (kept === 'differs' || kept === 'answers') return kept;
  return kept?.startsWith('without ') ? new Set(kept.split(' ').slice(1)) : 'all';
}

/** The columns of a choice. Where no case differs from another, all inputs stand for those that differ. */
export function chosenColumns(columns: readonly Column[], choice: ColumnChoice): readonly Column[] {
  if (choice === 'all') return columns;
  if (typeof choice !== 'string') return columns.filter(({ key }) => !choice.has(key));
  const none = !columns.some(column => column.type === 'input' && column.differs);
  return columns.filter(column =>
    column.type === 'result' ? column.answer : choice === 'differs' && (column.differs || none),
  );
}

/** The choice with one column shown or hidden. */
export function toggled(columns: readonly Column[], choice: ColumnChoice, key: string): ColumnChoice {
  const shown = new Set(chosenColumns(columns, choice).map(column => column.key));
  if (!shown.delete(key)) shown.add(key);
  const hidden = columns.map(column => column.key).filter(each => !shown.has(each));
  return hidden.length === 0 ? 'all' : new Set(hidden);
}
