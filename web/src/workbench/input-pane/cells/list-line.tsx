import { findItem, type ListField, type ListLine } from '@isentrope/calculators/kit';
import type { KeyboardEvent, RefCallback } from 'react';
import { Cross } from '../../ui/icons.tsx';
import { AutoHeight } from './auto-height.tsx';
import { Options } from '../../../design/options.tsx';

/** The display name of a list item. */
export function itemName({ names }: ListField, item: string): string {
  return (names as Readonly<Record<string, string>> | undefined)?.[item] ?? item;
}

/** Opens the select on the arrow keys, so that Enter confirms the choice. */
export function openOnArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** The element to focus when the last line is removed: the line above, else the select that adds one. */
function focusAfterRemoval(button: HTMLElement): HTMLElement | null | undefined {
  const line = button.closest('.list-line');
  return (
    line?.previousElementSibling?.querySelector<HTMLElement>('button') ??
    line?.nextElementSibling?.querySelector<HTMLElement>('select')
  );
}

/** A line of a list: item, amount and remove button. */
export function ListLineRow({
  field,
  line,
  index,
  isLast,
  dataAttributes,
  errorId,
  amountRef,
  onChange,
  onRemove,
}: {
  readonly field: ListField;
  readonly line: ListLine;
  readonly index: number;
  readonly isLast: boolean;
  /** Data attributes of the case and field, for the keyboard and the clipboard. */
  readonly dataAttributes: Readonly<Record<`data-${string}`, string | number>>;
  /** The id of the element with the error message, if there is one. */
  readonly errorId: string | undefined;
  /** Receives the amount input, to focus it. */
  readonly amountRef: RefCallback<HTMLInputElement> | undefined;
  readonly onChange: (line: ListLine) => void;
  readonly onRemove: () => void;
}) {
  const item = findItem(field, line.item);
  const name = itemName(field, item ?? line.item) || 'Select';
  const label = `${field.itemLabel} ${index + 1}`;
  return (
    <div className="list-line">
      {field.definedItems?.read(line.item) ? (
        <AutoHeight of="textarea" text={line.item}>
          <textarea
            className="value words"
            rows={1}
            aria-label={label}
            aria-invalid={item === undefined || undefined}
            value={line.item}
            onChange={event => onChange({ ...line, item: event.target.value.replaceAll(/[;:\n]/g, '') })}
          />
        </AutoHeight>
      ) : (
        <AutoHeight of="select" text={name}>
          <select
            aria-label={label}
            value={item ?? line.item}
            onKeyDown={openOnArrow}
            onChange={event => onChange({ ...line, item: event.target.value })}
          >
            {item === undefined && <option value={line.item}>{name}</option>}
            <Options of={field.items.map(option => [option, itemName(field, option)])} />
          </select>
        </AutoHeight>
      )}
      <input
        ref={amountRef}
        className="value"
        {...dataAttributes}
        data-line={index}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        aria-label={`${field.amount.label} of ${itemName(field, item ?? line.item)}`}
        style={{ '--digits': line.amount.length }}
        value={line.amount}
        onChange={event => {
          onChange({ ...line, amount: event.target.value.replaceAll(/[;:]/g, '') });
        }}
      />
      <button
        type="button"
        aria-label={`Remove ${itemName(field, item ?? line.item)}`}
        title={`Remove ${itemName(field, item ?? line.item)}`}
        onClick={event => {
          if (isLast) focusAfterRemoval(event.currentTarget)?.focus();
          onRemove();
        }}
      >
        <Cross />
      </button>
    </div>
  );
}
