import { isAmount } from '../amount-list/amount-units.ts';
import { findItemInText, isSum } from '../amount-list/item-in-text.ts';
import { findItem, listText, parseList } from '../amount-list/list-text.ts';
import { mergePastedList } from '../amount-list/pasted-list.ts';
import { nameAndAmount, reportCells } from '../amount-list/report-cells.ts';
import { conditionName } from '../amount-list/split-amounts.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { ListField } from '../definition/fields.ts';

/** A case with the composition that a report states, and sentences on how it was read. */
interface ReportCase {
  readonly case: Readonly<Record<string, string>>;
  readonly remarks: readonly string[];
  /** Whether a person has to confirm how it was read. */
  readonly isOpen: boolean;
  /** Why the composition is invalid, as sentences; empty for a valid one. */
  readonly problems: readonly string[];
}

/** Fewest known items of a report that is a composition. */
const fewestItems = 2;

/** The case of a report of a composition; undefined for a text without one, or a calculator that takes none. */
export function caseFromReport(definition: Definition, text: string): ReportCase | undefined {
  for (const { id, field } of compositionFields(definition)) {
    const read = mergePastedList(field, [], reportCells(text), 0);
    const known = read?.lines.filter(({ item }) => findItem(field, item) !== undefined).length ?? 0;
    if (!read || known < fewestItems || 2 * known < read.lines.length) return undefined;
    const choice = field.basis?.choice;
    return {
      case: {
        [id]: listText(read.lines),
        ...(choice === undefined || read.basis === undefined ? {} : { [choice]: read.basis }),
      },
      remarks: read.remarks ?? [],
      isOpen: read.isOpen === true || read.lines.some(({ amount }) => amount === ''),
      problems: unknownItemProblems(
        field,
        read.lines.map(({ item }) => item),
      ),
    };
  }
  return undefined;
}

/**
 * Sentences on the components of a text that the calculator does not know, each with the nearest name, if they stand beside known ones;
 * empty for a text that is no composition, or a calculator that takes none.
 */
export function unknownComponents(definition: Definition, text: string): readonly string[] {
  const cells = reportCells(text);
  return compositionFields(definition).flatMap(({ field }) => {
    const named = cells.flatMap(row => {
      const [name = '', ...others] = (row.length === 1 ? nameAndAmount(row[0] ?? '') : undefined) ?? row;
      return others.some(isAmount) && /\p{L}/u.test(name) && !conditionName.test(name) && !isSum(name) ? [name] : [];
    });
    const isKnown = (name: string) => findItemInText(field, name) !== undefined;
    if (!named.some(isKnown)) return [];
    const read = mergePastedList(field, [], cells, 0)?.lines.map(({ item }) => item) ?? [];
    return unknownItemProblems(field, [...new Set([...read, ...named.filter(name => !isKnown(name))])]);
  });
}

const compositionFields = ({ inputs }: Definition) =>
  inputs.flatMap(({ id, field }) => (field.type === 'list' && field.basis ? [{ id, field }] : []));

/** Most names of unknown items that are given. */
const mostNames = 8;

/** Sentences on names that are no items of a list. */
const unknownItemProblems = (field: ListField, names: readonly string[]): readonly string[] =>
  names
    .filter(name => findItem(field, name) === undefined)
    .slice(0, mostNames)
    .flatMap(name => {
      const read = parseList(field, listText([{ item: name, amount: '1' }]));
      return read.ok ? [] : [`${field.label} ${read.reason}.`];
    });
