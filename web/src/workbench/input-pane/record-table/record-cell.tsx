import { maxFieldLength, type RowsField } from '@isentrope/calculators/kit';
import { lazy, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { LazyPart } from '../../../shell/part-boundary.tsx';
import { useLongPaste } from '../cells/use-long-paste.ts';
import { useTableReader } from '../cells/use-table-reader.ts';
import { useTextEntry, type TextEntryProps } from '../cells/use-text-entry.ts';
import { pasteCode } from '../paste/paste-code.ts';
import { FoundRowContext } from './found-row.ts';
import './record-table.css';

const loadDialog = () => import('./record-table-dialog.tsx');
const RecordTableDialog = lazy(async () => ({ default: (await loadDialog()).RecordTableDialog }));

/** The maximum number of errors listed under the field; the table itself shows all. */
const maxListedErrors = 4;

/** The entry of a table of records: the number of its rows, a button that opens it, and its errors. */
export function RecordCell({ input, field, plain, ...rest }: TextEntryProps<RowsField>) {
  const { id, text, place, isJudged, put, enter, leave } = useTextEntry({ input, ...rest });
  const [isOpen, setOpen] = useState(false);
  const anyRow = use(FoundRowContext);
  const found = anyRow?.key === rest.caseKey && anyRow.field === input.id ? anyRow : undefined;
  const reader = useTableReader(text);
  const parsed = reader?.parseRows(field, text);
  const reasons = parsed?.ok === false && isJudged ? (reader?.distinctReasons(parsed.faults) ?? []) : [];
  const count = text.trim() === '' ? 0 : reader?.countRows(field, text);
  const label = count === undefined ? 'Rows' : count === 0 ? 'Enter rows' : `${count} ${count === 1 ? 'row' : 'rows'}`;
  const longPaste = useLongPaste(input, text);
  const errorId = reasons.length === 0 ? undefined : `${id}-why`;
  return (
    <div className="cell" data-invalid={reasons.length > 0 || undefined}>
      <button
        type="button"
        id={id}
        className="value record-open"
        {...place}
        aria-label={`${field.label}: ${label}`}
        title={plain ? undefined : field.help}
        aria-describedby={errorId}
        onFocus={() => {
          void loadDialog().catch(() => undefined);
          enter();
        }}
        onBlur={leave}
        onClick={() => setOpen(true)}
        onPaste={event => {
          const block = event.clipboardData.getData('text/plain');
          if (!block.includes('\n')) return;
          event.preventDefault();
          event.stopPropagation();
          if (longPaste.fits(block.length)) put(pasteCode().rowsFromClipboard(field, block));
        }}
      >
        {label}
      </button>
      {longPaste.reason !== undefined && (
        <p className="why" role="status">
          {longPaste.reason}
        </p>
      )}
      {reasons.length > 0 && (
        <div className="why" id={errorId}>
          {reasons.slice(0, maxListedErrors).map(reason => (
            <p key={reason}>
              {field.label} {reason}.
            </p>
          ))}
          {reasons.length > maxListedErrors && <p>There are {reasons.length - maxListedErrors} further errors.</p>}
        </div>
      )}
      {(isOpen || found) &&
        // Outside the cell, whose styles are for one entry.
        createPortal(
          <LazyPart>
            <RecordTableDialog
              field={field}
              text={text}
              longest={maxFieldLength(input)}
              row={found?.row}
              onChange={put}
              onClose={() => {
                setOpen(false);
                found?.onClose();
              }}
            />
          </LazyPart>,
          document.body,
        )}
    </div>
  );
}
