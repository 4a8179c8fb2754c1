import type { KeyboardEvent, ReactNode } from 'react';

/** One of the tabs of a group. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How many things there are to see, where that says something. */
  readonly count?: number;
}

/** Tabs in a row: the arrow keys go from one to the next, Home and End to the ends. */
export function Tabs<Id extends string>({
  label,
  name,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  /** The start of the ids of the tabs; their panel has the id `{name}-panel`. */
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** What stands at the end of the row. */
  readonly children?: ReactNode;
}) {
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  }
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map(({ id, label: words, count = 0 }) => (
          <button
            key={id}
            id={`${name}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`${name}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={onKeyDown}
          >
            {words}
            {count > 0 && <span className="tab-count mono"> {count}</span>}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
