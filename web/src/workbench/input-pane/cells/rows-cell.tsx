import { maxFieldLength, parseRows, type RowsField } from '@isentrope/calculators/kit';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useWorkbenchContext } from '../../workbench-context.ts';
import { clipboardCells } from '../paste/clipboard-cells.ts';
import { pasteCode } from '../paste/paste-code.ts';
import { AutoHeight } from './auto-height.tsx';
import { useTextEntry, type TextEntryProps } from './use-text-entry.ts';

/** Keeps Enter, and the arrow keys unless on the first or last row, from leaving the text area. */
function keepKeysInTextArea(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, altKey, currentTarget } = event;
  if (shiftKey || altKey) return;
  const { value, selectionStart, selectionEnd } = currentTarget;
  const isWithin =
    key === 'Enter' ||
    (key === 'ArrowUp' && value.slice(0, selectionStart).includes('\n')) ||
    (key === 'ArrowDown' && value.slice(selectionEnd).includes('\n'));
  if (isWithin) event.stopPropagation();
}

/**
 * The editor of a table field: one row per line, cells separated by "|". Accepts a block pasted from a spreadsheet,
 * including its header.
 */
export function RowsCell({ input, field, plain, ...rest }: TextEntryProps<RowsField>) {
  const { definition } = useWorkbenchContext();
  const { id, text, place, isJudged, put, enter, leave } = useTextEntry({ input, ...rest });
  const parsed = parseRows(field, text);
  const invalid = !parsed.ok && isJudged ? `${field.label} ${parsed.reason}.` : undefined;
  const lines = text.replaceAll(/; ?/g, '\n');
  const common = {
    id,
    className: 'value words',
    ...place,
    autoComplete: 'off',
    spellCheck: false,
    maxLength: maxFieldLength(input),
    placeholder: field.hint,
    title: plain ? undefined : field.help,
    'aria-invalid': invalid !== undefined || undefined,
    'aria-describedby': invalid === undefined ? undefined : `${id}-why`,
    onFocus: () => enter(),
    onBlur: leave,
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const block = event.clipboardData.getData('text/plain');
      if (!/[\t\n]/.test(block) || pasteCode().namesFields(definition, clipboardCells(block))) return;
      event.preventDefault();
      event.stopPropagation();
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      put(
        `${value.slice(0, from)}${pasteCode().rowsFromClipboard(field, block)}${value.slice(to)}`.replaceAll(
          '\n',
          '; ',
        ),
      );
    },
  };
  return (
    <div className="cell" data-invalid={invalid !== undefined || undefined}>
      {plain ? (
        <input {...common} value={text} onChange={({ target }) => put(target.value)} />
      ) : (
        <AutoHeight of="textarea" text={lines === '' ? (field.hint ?? '') : `${lines}\n`}>
          <textarea
            rows={1}
            {...common}
            value={lines}
            onKeyDown={keepKeysInTextArea}
            onChange={({ target }) => put(target.value.replaceAll('\n', '; '))}
          />
        </AutoHeight>
      )}
      {invalid !== undefined && (
        <p className="why" id={`${id}-why`}>
          {invalid}
        </p>
      )}
    </div>
  );
}
