import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Action, ActionContext } from './action.ts';
import { BenchDialog } from './bench-dialog.tsx';
import { entriesOf, findEntries, found, type FindEntry, type FoundGroup } from './find-entries.ts';
import { find } from './help-actions.ts';
import { KeyCaps } from './key-caps.tsx';

const optionId = ({ action }: FindEntry) => `find-${action.id}`;

/** The number of entries Page Up and Page Down move by. */
const page = 8;

/** The search dialog: all commands, fields, results, cases and tools, or only the given `actions`. */
export function FindDialog({
  context,
  onClose,
  label = 'Find',
  placeholder = 'A field, a result, a command, a tool',
  actions,
  nothing,
}: {
  readonly context: ActionContext;
  readonly onClose: () => void;
  readonly label?: string;
  readonly placeholder?: string;
  readonly actions?: readonly Action[];
  /** The message if there is nothing to find. */
  readonly nothing?: string;
}) {
  const [query, setQuery] = useState('');
  const [chosen, choose] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const entries = actions ? entriesOf(actions, context) : findEntries(context);
  const groups = found(entries, query);
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

  function run({ action }: FindEntry) {
    // Close first, so that the dialog's focus return does not override the focus set by the action.
    input.current?.closest('dialog')?.close();
    onClose();
    action.run(context);
  }

  function onKeyDown(event: KeyboardEvent) {
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
    <BenchDialog
      label={label}
      className="find"
      keys={actions ? [] : (find.keys ?? [])}
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
          <GroupFound
            key={group.name}
            group={group}
            first={options[0]}
            active={active}
            onPoint={item => choose(options.indexOf(item))}
            onRun={run}
          />
        ))}
      </div>
      <p className={options.length === 0 ? 'found-nothing' : 'visually-hidden'} role="status">
        {query.trim() === '' ? options.length === 0 && nothing : foundWords(options.length, query.trim())}
      </p>
    </BenchDialog>
  );
}

function foundWords(count: number, query: string): string {
  if (count === 0) return `Nothing here is called “${query}”.`;
  return count === 1 ? '1 found' : `${count} found`;
}

function GroupFound({
  group: { name, entries },
  first,
  active,
  onPoint,
  onRun,
}: {
  readonly group: FoundGroup;
  readonly first: FindEntry | undefined;
  readonly active: FindEntry | undefined;
  readonly onPoint: (item: FindEntry) => void;
  readonly onRun: (item: FindEntry) => void;
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
