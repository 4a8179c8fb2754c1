import { findItem, listText } from '../amount-list/list-text.ts';
import { mergePastedList } from '../amount-list/pasted-list.ts';
import { reportCells } from '../amount-list/report-cells.ts';
import type { Definition } from '../definition/calculator-definition.ts';

/** A case with the composition that a report states, and sentences on how it was read. */
interface ReportCase {
  readonly case: Readonly<Record<string, string>>;
  readonly remarks: readonly string[];
  /** Whether a person has to confirm how it was read. */
  readonly isOpen: boolean;
}

/** Fewest known items of a report that is a composition. */
const fewestItems = 2;

/** The case of a report of a composition; undefined for a text without one, or a calculator that takes none. */
export function caseFromReport(definition: Definition, text: string): ReportCase | undefined {
  for (const { id, field } of definition.inputs) {
    if (field.type !== 'list' || !field.basis) continue;
    const read = mergePastedList(field, [], reportCells(text), 0);
    const known = read?.lines.filter(({ item }) => findItem(field, item) !== undefined).length ?? 0;
    if (!read || known < fewestItems || 2 * known < read.lines.length) return undefined;
    const { choice } = field.basis;
    return {
      case: {
        [id]: listText(read.lines),
        ...(choice === undefined || read.basis === undefined ? {} : { [choice]: read.basis }),
      },
      remarks: read.remarks ?? [],
      isOpen: read.isOpen === true || read.lines.some(({ amount }) => amount === ''),
    };
  }
  return undefined;
}
