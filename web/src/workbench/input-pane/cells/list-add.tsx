import { findItem, isInPercent, scaleToTotal, sumOf, type ListField, type ListLine } from '@isentrope/calculators/kit';
import type { RecentEntry } from '../../files/recent-entries.ts';
import { AutoHeight } from './auto-height.tsx';
import { itemName, openOnArrow } from './list-line.tsx';
import { chosenRecentEntry, RecentEntryOptions } from './recent-entry-options.tsx';
import { Options } from '../../../design/options.tsx';

/** The last line of a list field: the select that adds a line, and the sum of the amounts. */
export function ListAdd({
  id,
  field,
  lines,
  dataAttributes,
  recentEntries,
  onAdd,
  onRecentEntry,
  onNormalise,
}: {
  readonly id: string;
  readonly field: ListField;
  readonly lines: readonly ListLine[];
  /** Data attributes of the case and field, for the keyboard and the clipboard. */
  readonly dataAttributes: Readonly<Record<`data-${string}`, string | number>>;
  /** Recently used entries, which an empty list can copy. */
  readonly recentEntries: readonly RecentEntry[];
  readonly onAdd: (line: ListLine) => void;
  readonly onRecentEntry: (recentEntry: RecentEntry) => void;
  readonly onNormalise: (lines: readonly ListLine[]) => void;
}) {
  const hint = field.hint ?? `Add ${field.itemLabel}…`;
  const free = field.items.filter(item => !field.once || !lines.some(line => findItem(field, line.item) === item));
  const isPercent = isInPercent(field, lines);
  return (
    <div className="list-line list-add">
      <AutoHeight of="select" text={hint}>
        <select
          id={id}
          {...(lines.length === 0 ? dataAttributes : {})}
          title={field.help}
          value=""
          onKeyDown={openOnArrow}
          onChange={({ target: { value } }) => {
            const recentEntry = chosenRecentEntry(recentEntries, value);
            if (recentEntry) onRecentEntry(recentEntry);
            else onAdd({ item: value, amount: field.amount.whole ? '1' : '' });
          }}
        >
          <option value="">{hint}</option>
          <Options of={free.map(option => [option, itemName(field, option)])} />
          {field.definedItems && <option value={field.definedItems.example}>{field.definedItems.label}</option>}
          {lines.length === 0 && <RecentEntryOptions recentEntries={recentEntries} />}
        </select>
      </AutoHeight>
      {field.total !== undefined && lines.length > 0 && (
        <span className="list-sum">
          <span className="mono">
            Σ {sumOf(field, lines)}
            {isPercent && ' %'}
          </span>{' '}
          {!isPercent && scaleToTotal(field, lines) && sumOf(field, lines) !== field.total && (
            <button type="button" className="link" onClick={() => onNormalise(scaleToTotal(field, lines) ?? lines)}>
              Normalise
            </button>
          )}
        </span>
      )}
    </div>
  );
}
