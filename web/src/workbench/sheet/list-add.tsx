import { itemNamed, normalised, sumOf, type ListField, type ListLine } from '@isentrope/calculators/kit';
import { Fitted } from './fitted.tsx';
import { itemName, openOnArrow } from './list-line.tsx';

/** The last line of a list: the menu that adds one, and what the amounts add up to. */
export function ListAdd({
  id,
  field,
  lines,
  place,
  onAdd,
  onNormalise,
}: {
  readonly id: string;
  readonly field: ListField;
  readonly lines: readonly ListLine[];
  /** The case and the field that the list belongs to, for the keyboard and the clipboard. */
  readonly place: Readonly<Record<`data-${string}`, string | number>>;
  readonly onAdd: (line: ListLine) => void;
  readonly onNormalise: (lines: readonly ListLine[]) => void;
}) {
  const hint = field.hint ?? `Add ${field.itemLabel}…`;
  const free = field.items.filter(item => !field.once || !lines.some(line => itemNamed(field, line.item) === item));
  return (
    <div className="list-line list-add">
      <Fitted of="select" text={hint}>
        <select
          id={id}
          {...(lines.length === 0 ? place : {})}
          title={field.help}
          value=""
          onKeyDown={openOnArrow}
          onChange={event => {
            onAdd({ item: event.target.value, amount: field.amount.whole ? '1' : '' });
          }}
        >
          <option value="">{hint}</option>
          {free.map(option => (
            <option key={option} value={option}>
              {itemName(field, option)}
            </option>
          ))}
        </select>
      </Fitted>
      {field.total !== undefined && lines.length > 0 && (
        <span className="list-sum">
          <span className="mono">Σ {sumOf(field, lines)}</span>{' '}
          {normalised(field, lines) && sumOf(field, lines) !== field.total && (
            <button type="button" className="link" onClick={() => onNormalise(normalised(field, lines) ?? lines)}>
              Normalise
            </button>
          )}
        </span>
      )}
    </div>
  );
}
