import {
  itemNamed,
  listLines,
  listText,
  longestIn,
  normalised,
  parseList,
  type Entry,
  type Input,
  type ListField,
  type ListLine,
} from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';
import { useRef, useState, type KeyboardEvent } from 'react';
import { elementId, useBench } from './bench-context.ts';
import { Cross } from './icons.tsx';
import { blockFrom } from './paste.ts';
import { withPasted } from './pasted-list.ts';

/** What the amounts of lines add up to, in words, for a list that has a total. */
function sumOf(lines: readonly ListLine[]): number {
  return Number(lines.reduce((so, { amount }) => so + (parseNumber(amount) ?? 0), 0).toPrecision(6));
}

/** The arrow keys open the menu, where nothing is chosen before Enter. */
function openOnArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** What has the focus when the last line goes: the line above it, else the menu that adds one. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const line = button.closest('.list-line');
  return (
    line?.previousElementSibling?.querySelector<HTMLElement>('button') ??
    line?.nextElementSibling?.querySelector<HTMLElement>('select')
  );
}

/** The editor of a list: a line an item, and a menu that adds one. Two columns from a spreadsheet can be pasted. */
export function ListCell({
  caseKey,
  input,
  field,
  entry,
  judged,
  plain,
}: {
  readonly caseKey: number;
  readonly input: Input;
  readonly field: ListField;
  readonly entry: Entry | undefined;
  readonly judged: boolean;
  /** In a table there is one line of room: the list as text. */
  readonly plain: boolean;
}) {
  const { dispatch, attend } = useBench();
  const [inHand, setInHand] = useState(false);
  const added = useRef(false);
  const text = entry?.text ?? '';
  const lines = listLines(text);
  const parsed = parseList(field, text);
  const invalid = !parsed.ok && (!inHand || judged) ? `${field.label} ${parsed.reason}.` : undefined;
  const id = elementId(caseKey, input.id);
  const place = { 'data-case': caseKey, 'data-field': input.id };
  const edit = (next: string) =>
    dispatch({ type: 'edit', key: caseKey, id: input.id, text: next.slice(0, longestIn(input)) });
  const put = (next: readonly ListLine[]) => edit(listText(next));
  const nameOf = (item: string) => (field.names as Readonly<Record<string, string>> | undefined)?.[item] ?? item;
  const why = invalid !== undefined && (
    <p className="why" id={`${id}-why`}>
      {invalid}
    </p>
  );
  const hand = {
    onFocus: () => {
      setInHand(true);
      attend(caseKey, input.id);
    },
    onBlur: () => setInHand(false),
  };
  if (plain) {
    return (
      <div className="cell" data-invalid={invalid !== undefined || undefined} {...hand}>
        <input
          id={id}
          className="value words"
          {...place}
          autoComplete="off"
          maxLength={longestIn(input)}
          placeholder={field.hint}
          value={text}
          aria-invalid={invalid !== undefined || undefined}
          aria-describedby={invalid === undefined ? undefined : `${id}-why`}
          onChange={event => edit(event.target.value)}
        />
        {why}
      </div>
    );
  }
  const free = field.items.filter(item => !field.once || !lines.some(line => itemNamed(field, line.item) === item));
  return (
    <div
      className="cell list-cell"
      role="group"
      aria-label={field.label}
      aria-describedby={invalid === undefined ? undefined : `${id}-why`}
      data-invalid={invalid !== undefined || undefined}
      {...hand}
      onPaste={event => {
        const { target } = event;
        const from = target instanceof HTMLElement ? Number(target.dataset['line'] ?? 0) : 0;
        const next = withPasted(field, lines, blockFrom(event.clipboardData.getData('text/plain')), from);
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        put(next);
      }}
    >
      {lines.map((line, index) => {
        const item = itemNamed(field, line.item);
        return (
          <div className="list-line" key={index}>
            <select
              aria-label={`${field.itemLabel} ${index + 1}`}
              value={item ?? line.item}
              onKeyDown={openOnArrow}
              onChange={event => put(lines.with(index, { ...line, item: event.target.value }))}
            >
              {item === undefined && <option value={line.item}>{line.item === '' ? 'Select' : line.item}</option>}
              {field.items.map(option => (
                <option key={option} value={option}>
                  {nameOf(option)}
                </option>
              ))}
            </select>
            <input
              ref={element => {
                if (!element || !added.current || index !== lines.length - 1) return;
                added.current = false;
                element.focus();
                element.select();
              }}
              className="value"
              {...place}
              data-line={index}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={invalid !== undefined || undefined}
              aria-describedby={invalid === undefined ? undefined : `${id}-why`}
              aria-label={`${field.amount.label} of ${nameOf(item ?? line.item)}`}
              value={line.amount}
              onChange={event => {
                const amount = event.target.value.replaceAll(/[;:]/g, '');
                put(lines.with(index, { ...line, amount }));
              }}
            />
            <button
              type="button"
              aria-label={`Remove ${nameOf(item ?? line.item)}`}
              title={`Remove ${nameOf(item ?? line.item)}`}
              onClick={event => {
                if (index === lines.length - 1) neighbourOf(event.currentTarget)?.focus();
                put(lines.toSpliced(index, 1));
              }}
            >
              <Cross />
            </button>
          </div>
        );
      })}
      <div className="list-line list-add">
        <select
          id={id}
          {...(lines.length === 0 ? place : {})}
          title={field.help}
          value=""
          onKeyDown={openOnArrow}
          onChange={event => {
            added.current = true;
            put([...lines, { item: event.target.value, amount: field.amount.whole ? '1' : '' }]);
          }}
        >
          <option value="">{field.hint ?? `Add ${field.itemLabel}…`}</option>
          {free.map(option => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
        {field.total !== undefined && lines.length > 0 && (
          <span className="list-sum">
            <span className="mono">Σ {sumOf(lines)}</span>{' '}
            {normalised(field, lines) && sumOf(lines) !== field.total && (
              <button type="button" className="link" onClick={() => put(normalised(field, lines) ?? lines)}>
                Normalise
              </button>
            )}
          </span>
        )}
      </div>
      {why}
    </div>
  );
}
