import { longestIn, parseRows, pastedRows, type Entry, type Input, type RowsField } from '@isentrope/calculators/kit';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { elementId, useBench } from '../bench-context.ts';
import { Fitted } from './fitted.tsx';

/** Enter makes a row, and up and down go along the rows: only beyond the first and the last do they leave the table. */
function keepWithin(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, altKey, currentTarget } = event;
  if (shiftKey || altKey) return;
  const { value, selectionStart, selectionEnd } = currentTarget;
  const isWithin =
    key === 'Enter' ||
    (key === 'ArrowUp' && value.slice(0, selectionStart).includes('\n')) ||
    (key === 'ArrowDown' && value.slice(selectionEnd).includes('\n'));
  if (isWithin) event.stopPropagation();
}

/** The editor of a table: a row a line, cells between upright strokes. A block of a spreadsheet can be pasted, head and all. */
export function RowsCell({
  caseKey,
  input,
  field,
  entry,
  judged,
  plain,
}: {
  readonly caseKey: number;
  readonly input: Input;
  readonly field: RowsField;
  readonly entry: Entry | undefined;
  readonly judged: boolean;
  /** In a table of cases there is one line of room: the rows as one text. */
  readonly plain: boolean;
}) {
  const { dispatch, attend } = useBench();
  const [inHand, setInHand] = useState(false);
  const text = entry?.text ?? '';
  const parsed = parseRows(field, text);
  const invalid = !parsed.ok && (!inHand || judged) ? `${field.label} ${parsed.reason}.` : undefined;
  const id = elementId(caseKey, input.id);
  const lines = text.replaceAll(/; ?/g, '\n');
  const put = (next: string) =>
    dispatch({ type: 'edit', key: caseKey, id: input.id, text: next.slice(0, longestIn(input)) });
  const common = {
    id,
    className: 'value words',
    'data-case': caseKey,
    'data-field': input.id,
    autoComplete: 'off',
    spellCheck: false,
    maxLength: longestIn(input),
    placeholder: field.hint,
    title: plain ? undefined : field.help,
    'aria-invalid': invalid !== undefined || undefined,
    'aria-describedby': invalid === undefined ? undefined : `${id}-why`,
    onFocus: () => {
      setInHand(true);
      attend(caseKey, input.id);
    },
    onBlur: () => setInHand(false),
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const block = event.clipboardData.getData('text/plain');
      if (!/[\t\n]/.test(block)) return;
      event.preventDefault();
      event.stopPropagation();
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      put(`${value.slice(0, from)}${pastedRows(block)}${value.slice(to)}`.replaceAll('\n', '; '));
    },
  };
  return (
    <div className="cell" data-invalid={invalid !== undefined || undefined}>
      {plain ? (
        <input {...common} value={text} onChange={({ target }) => put(target.value)} />
      ) : (
        <Fitted of="textarea" text={lines === '' ? (field.hint ?? '') : `${lines}\n`}>
          <textarea
            rows={1}
            {...common}
            value={lines}
            onKeyDown={keepWithin}
            onChange={({ target }) => put(target.value.replaceAll('\n', '; '))}
          />
        </Fitted>
      )}
      {invalid !== undefined && (
        <p className="why" id={`${id}-why`}>
          {invalid}
        </p>
      )}
    </div>
  );
}
