import {
  findAmbiguousAmount,
  listLines,
  listText,
  maxFieldLength,
  parseList,
  type CaseData,
  type Input,
  type ListField,
  type ListLine,
  type PastedList,
} from '@isentrope/calculators/kit';
import { useRef, useState, type FocusEvent } from 'react';
import { useWorkbenchContext } from '../../workbench-context.ts';
import { useRecentEntries } from '../../files/recent-entries.ts';
import { SourceLine } from '../../sources/source-line.tsx';
import { useFieldSource } from '../../sources/use-field-source.ts';
import { ListAdd } from './list-add.tsx';
import { ListLineRow } from './list-line.tsx';
import { ListError } from './list-error.tsx';
import { pasteCode } from '../paste/paste-code.ts';
import { useSharedList } from '../shared-lists.ts';
import { useTextEntry, type TextEntryProps } from './use-text-entry.ts';

/**
 * The editor of a list field: one line per item and a select to add one. Accepts two columns pasted from a
 * spreadsheet.
 */
export function ListCell({
  caseKey,
  input,
  field,
  data,
  plain,
  ...rest
}: TextEntryProps<ListField> & { readonly data: CaseData }) {
  const { definition, dispatch } = useWorkbenchContext();
  const recentEntries = useRecentEntries(definition, input.id);
  const { id, text, place, isJudged, put: putText, enter, leave } = useTextEntry({ caseKey, input, ...rest });
  const { shownIn, alsoIn, separate } = useSharedList(caseKey, input.id);
  const keys = alsoIn.map(({ key }) => key);
  const edit = (next: string) => {
    // An edited list stays with its own case, even if it becomes equal to that of another case.
    separate();
    putText(next, keys);
  };
  const { read, shown: shownSource } = useFieldSource(data, input.id);
  const added = useRef(false);
  // Messages on what a paste changed or left out, shown until the list changes.
  const [pastedRemarks, setPastedRemarks] = useState<{ readonly text: string; readonly remarks: readonly string[] }>();
  const remarksShown = pastedRemarks?.text === text ? pastedRemarks.remarks : [];
  const lines = listLines(text);
  const parsed = parseList(field, text);
  const invalid = !parsed.ok && isJudged ? `${field.label} ${parsed.reason}.` : undefined;
  const ambiguity = isJudged && invalid === undefined ? findAmbiguousAmount(field, text) : undefined;
  const put = (next: readonly ListLine[]) => edit(listText(next));
  const takePasted = (pasted: PastedList | undefined) => {
    const refusal = pasteCode().refusalOfLines(field, pasted);
    if (!pasted || refusal !== undefined) {
      setPastedRemarks({ text, remarks: refusal === undefined ? [] : [refusal] });
      return;
    }
    const { choice } = field.basis ?? {};
    setPastedRemarks({ text: listText(pasted.lines), remarks: pasted.remarks ?? [] });
    if (pasted.basis === undefined || choice === undefined) put(pasted.lines);
    else {
      const entries = { [input.id]: { text: listText(pasted.lines) }, [choice]: { text: pasted.basis } };
      separate();
      const changes = [caseKey, ...keys].map(key => ({ key, entries }));
      dispatch({ type: 'takeOverAll', changes, what: `the pasted ${field.label.toLowerCase()}` });
    }
  };
  const chosen = (next: string, line: number) => {
    edit(next);
    (cell.current?.querySelector<HTMLElement>(`[data-line="${line}"]`) ?? document.getElementById(id))?.focus();
  };
  const isRead = shownSource !== undefined && invalid === undefined && ambiguity === undefined;
  const errorId = invalid === undefined && ambiguity === undefined && !isRead ? undefined : `${id}-why`;
  const cell = useRef<HTMLDivElement>(null);
  const why = isRead ? (
    <SourceLine id={`${id}-why`} read={shownSource} />
  ) : (
    <ListError id={errorId} field={field} text={text} invalid={invalid} ambiguity={ambiguity} onChoose={chosen} />
  );
  const hand = {
    'data-invalid': invalid !== undefined || undefined,
    'data-doubt': ambiguity !== undefined || undefined,
    'data-read': read?.state,
    ref: cell,
    onFocus: ({ target }: FocusEvent) => enter(target.closest('.doubt') === null),
    onBlur: leave,
  };
  const focusIfAdded = (element: HTMLInputElement | null) => {
    if (!element || !added.current) return;
    added.current = false;
    element.focus();
    element.select();
  };
  if (plain) {
    return (
      <div className="cell" {...hand}>
        <ListAsText
          id={id}
          input={input}
          text={text}
          isInvalid={invalid !== undefined}
          errorId={errorId}
          {...place}
          onEdit={edit}
        />
        {why}
      </div>
    );
  }
  if (shownIn !== undefined) {
    return (
      <div className="cell list-cell" {...hand}>
        <p className="list-shared">
          As case {shownIn.number}.{' '}
          <button
            type="button"
            className="link"
            id={id}
            aria-label={`Edit separately: ${field.label}`}
            {...place}
            onClick={separate}
          >
            Edit separately
          </button>
        </p>
      </div>
    );
  }
  return (
    <div
      className="cell list-cell"
      role="group"
      aria-label={field.label}
      aria-describedby={errorId}
      {...hand}
      onPaste={event => {
        const pasted = pasteCode().linesFromPaste(event, definition, field, lines, data);
        if (!pasted) return;
        event.preventDefault();
        event.stopPropagation();
        if ('refused' in pasted) setPastedRemarks({ text, remarks: [pasted.refused] });
        else if ('read' in pasted) takePasted(pasted.read);
        else void pasted.reading.then(takePasted);
      }}
    >
      {lines.map((line, index) => (
        <ListLineRow
          key={index}
          field={field}
          line={line}
          index={index}
          isLast={index === lines.length - 1}
          dataAttributes={place}
          errorId={invalid === undefined ? undefined : errorId}
          amountRef={index === lines.length - 1 ? focusIfAdded : undefined}
          onChange={next => put(lines.with(index, next))}
          onRemove={() => put(lines.toSpliced(index, 1))}
        />
      ))}
      <ListAdd
        id={id}
        field={field}
        lines={lines}
        dataAttributes={place}
        onAdd={line => {
          added.current = true;
          put([...lines, line]);
        }}
        recentEntries={recentEntries}
        onRecentEntry={({ description: text, entries }) =>
          dispatch({ type: 'takeOver', key: caseKey, entries, what: text })
        }
        onNormalise={put}
      />
      {alsoIn.length > 0 && (
        <p className="list-shared">
          Shared with {alsoIn.length === 1 ? 'case' : 'cases'} {alsoIn.map(({ number }) => number).join(', ')}: a change
          applies to all.
        </p>
      )}
      {remarksShown.length > 0 && (
        <p className="why" role="status">
          {remarksShown.join(' ')}
        </p>
      )}
      {why}
    </div>
  );
}

/** The list as one line of text, for the table view. */
function ListAsText({
  input,
  text,
  isInvalid,
  errorId,
  onEdit,
  ...place
}: {
  readonly id: string;
  readonly input: Input;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly errorId: string | undefined;
  readonly onEdit: (next: string) => void;
  readonly 'data-case': number;
  readonly 'data-field': string;
}) {
  return (
    <input
      className="value words"
      {...place}
      autoComplete="off"
      maxLength={maxFieldLength(input)}
      placeholder={input.field.hint}
      value={text}
      aria-invalid={isInvalid || undefined}
      aria-describedby={errorId}
      onChange={event => onEdit(event.target.value)}
    />
  );
}
