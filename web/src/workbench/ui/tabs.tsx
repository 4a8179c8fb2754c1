import type { KeyboardEvent, ReactNode } from 'react';

/** One tab of a tab list. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The number of items, shown beside the label if greater than 0. */
  readonly count?: number;
}

/** A tab list. The arrow keys move between tabs, Home and End to the ends. */
export function Tabs<Id extends string>({
  label,
  name,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  /** Prefix of the tab ids; the panel has the id `{name}-panel`. */
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Content at the end of the row. */
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
        {tabs.map(({ id, label: text, count = 0 }) => (
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
            {text}
            {count > 0 && <span className="tab-count mono"> {count}</span>}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
