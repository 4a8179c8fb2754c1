import { maxFieldLength, type RowsField, type TablePreview } from '@isentrope/calculators/kit';
import { lazy, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { LazyPart } from '../../../shell/part-boundary.tsx';
import { useWorkbenchContext } from '../../workbench-context.ts';
import { clipboardCells } from '../paste/clipboard-cells.ts';
import { pasteCode } from '../paste/paste-code.ts';
import { AutoHeight } from './auto-height.tsx';
import { useLongPaste } from './use-long-paste.ts';
import { useTableReader } from './use-table-reader.ts';
import { useTextEntry, type TextEntryProps } from './use-text-entry.ts';

const TablePreviewDialog = lazy(async () => ({
  default: (await import('./table-preview-dialog.tsx')).TablePreviewDialog,
}));

/** A pasted table with columns that are not understood, and where its text goes. */
interface PastedTable {
  readonly preview: TablePreview;
  readonly before: string;
  readonly after: string;
}

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
  const [pasted, setPasted] = useState<PastedTable>();
  const parsed = useTableReader(text)?.parseRows(field, text);
  const invalid = parsed?.ok === false && isJudged ? `${field.label} ${parsed.reason}.` : undefined;
  const remarks = (parsed?.ok && isJudged ? parsed.remarks : undefined) ?? [];
  const lines = text.replaceAll(/; ?/g, '\n');
  const longPaste = useLongPaste(input, text);
  function putIfShort(...parts: readonly string[]) {
    const next = parts.join('').replaceAll('\n', '; ');
    if (longPaste.fits(next.length)) put(next);
  }
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
      const copied = event.clipboardData.getData('text/plain');
      if (!/[\t\n]/.test(copied) || pasteCode().namesFields(definition, clipboardCells(copied))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!longPaste.fits(copied.length, false)) return;
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      const [before, after] = [value.slice(0, from), value.slice(to)];
      const block = pasteCode().rowsFromClipboard(field, copied);
      const preview = pasteCode().previewTable(field, block);
      if (preview) setPasted({ preview, before, after });
      else putIfShort(before, block, after);
    },
  };
  return (
    <div
      className="cell"
      data-invalid={invalid !== undefined || undefined}
      data-remark={remarks.length > 0 || longPaste.reason !== undefined || undefined}
    >
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
      {remarks.length > 0 && (
        <p className="why doubt" role="status">
          {remarks.join(' ')}
        </p>
      )}
      {longPaste.reason !== undefined && (
        <p className="why" role="status">
          {longPaste.reason}
        </p>
      )}
      {pasted &&
        // Outside the cell, whose styles are for one entry.
        createPortal(
          <LazyPart>
            <TablePreviewDialog
              label={field.label}
              preview={pasted.preview}
              onTake={taken => {
                putIfShort(pasted.before, taken, pasted.after);
                setPasted(undefined);
              }}
              onClose={() => setPasted(undefined)}
            />
          </LazyPart>,
          document.body,
        )}
    </div>
  );
}
