import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Action, ActionContext } from '../action.ts';
import { WorkbenchDialog } from '../workbench-dialog.tsx';
import { useSearchCode } from './search-code.ts';
import type { SearchEntry, SearchGroup } from './search-entries.ts';
import { openSearch } from '../commands/help-actions.ts';
import { KeyCaps } from '../keyboard/key-caps.tsx';

const optionId = ({ action }: SearchEntry) => `find-${action.id}`;

/** The number of entries Page Up and Page Down move by. */
const page = 8;

/** The search dialog: all commands, fields, results, cases and tools, or only the given `actions`. */
export function SearchDialog({
  context,
  onClose,
  label = 'Find',
  placeholder = 'A field, a result, a command, a tool',
  actions,
  emptyText,
}: {
  readonly context: ActionContext;
  readonly onClose: () => void;
  readonly label?: string;
  readonly placeholder?: string;
  readonly actions?: readonly Action[];
  /** The message if there is nothing to find. */
  readonly emptyText?: string;
}) {
  const [query, setQuery] = useState('');
  const [chosen, choose] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const code = useSearchCode();
  const isEnterPending = useRef(false);
  const entries = actions ? code?.toSearchEntries(actions, context) : code?.searchEntries(context);
  const groups = entries ? (code?.searchGroups(entries, query) ?? []) : [];
  const options = groups.flatMap(group => group.entries);
  const active = options[Math.min(chosen, options.length - 1)];

  useLayoutEffect(() => input.current?.focus(), []);
  const activeId = active && optionId(active);
  useLayoutEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    // For the first entry, scroll to the top to show its group heading as well.
    if (option?.dataset['first'] === undefined) option?.scrollIntoView({ block: 'nearest' });
    else option.closest('[role="listbox"]')?.scrollTo({ top: 0 });
  }, [activeId]);

  function run({ action }: SearchEntry) {
    // Close first, so that the dialog's focus return does not override the focus set by the action.
    input.current?.closest('dialog')?.close();
    onClose();
    action.run(context);
  }

  const runPending = useEffectEvent(() => {
    if (isEnterPending.current && active) run(active);
    isEnterPending.current = false;
  });
  useEffect(() => {
    if (code) runPending();
  }, [code]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !code && !event.nativeEvent.isComposing) isEnterPending.current = true;
    const last = options.length - 1;
    const at = Math.min(chosen, last);
    const to = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      PageDown: Math.min(at + page, last),
      PageUp: Math.max(at - page, 0),
    }[event.key];
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) run(active);
    else if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else choose(Math.max(0, to));
    event.preventDefault();
  }

  return (
    <WorkbenchDialog
      label={label}
      className="find"
      keys={actions ? [] : (openSearch.keys ?? [])}
      onClose={onClose}
      head={
        <input
          ref={input}
          className="find-query"
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls="found"
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onKeyDown={onKeyDown}
          onChange={event => {
            setQuery(event.target.value);
            choose(0);
          }}
        />
      }
    >
      <div id="found" role="listbox" aria-label="Found" className="found">
        {groups.map(group => (
          <ResultGroup
            key={group.name}
            group={group}
            first={options[0]}
            active={active}
            onPoint={item => choose(options.indexOf(item))}
            onRun={run}
          />
        ))}
      </div>
      <p className={code && options.length === 0 ? 'found-nothing' : 'visually-hidden'} role="status">
        {!code
          ? undefined
          : query.trim() === ''
            ? options.length === 0 && emptyText
            : countMessage(options.length, query.trim())}
      </p>
    </WorkbenchDialog>
  );
}

function countMessage(count: number, query: string): string {
  if (count === 0) return `No match for “${query}”.`;
  return count === 1 ? '1 found' : `${count} found`;
}

function ResultGroup({
  group: { name, entries },
  first,
  active,
  onPoint,
  onRun,
}: {
  readonly group: SearchGroup;
  readonly first: SearchEntry | undefined;
  readonly active: SearchEntry | undefined;
  readonly onPoint: (item: SearchEntry) => void;
  readonly onRun: (item: SearchEntry) => void;
}) {
  const nameId = useId();
  return (
    <div role="group" aria-labelledby={nameId}>
      <div id={nameId} role="presentation" className="cap">
        {name}
      </div>
      {entries.map(item => {
        const { detail, keys } = item.action;
        return (
          <button
            key={item.action.id}
            type="button"
            id={optionId(item)}
            role="option"
            tabIndex={-1}
            aria-selected={item === active}
            data-first={item === first ? '' : undefined}
            // Keeps the focus in the search input.
            onMouseDown={event => event.preventDefault()}
            onPointerMove={() => {
              if (item !== active) onPoint(item);
            }}
            onClick={() => onRun(item)}
          >
            <span className="found-name">{item.name}</span>{' '}
            {detail !== undefined && <span className="found-detail">{detail}</span>}{' '}
            {keys?.[0] !== undefined && <KeyCaps keys={keys[0]} />}
          </button>
        );
      })}
    </div>
  );
}
