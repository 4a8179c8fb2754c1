import type { Example } from '@isentrope/calculators/kit';
import { useRef } from 'react';

/** What can be done with the whole set of cases. */
export function Toolbar({
  examples,
  onExample,
  onImport,
  onExport,
  onLink,
  busy,
}: {
  examples: readonly Example[];
  onExample: (example: Example) => void;
  onImport: (file: File) => void;
  onExport: () => void;
  onLink: () => void;
  busy: boolean;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [only, ...others] = examples;
  return (
    <div className="toolbar">
      {only && others.length === 0 ? (
        <button type="button" className="link" onClick={() => onExample(only)}>
          Load example
        </button>
      ) : (
        <button type="button" className="link" popoverTarget="examples">
          Load example
        </button>
      )}
      <div id="examples" ref={list} popover="auto" className="example-list">
        {examples.map(example => (
          <button
            key={example.title}
            type="button"
            onClick={() => {
              list.current?.hidePopover();
              onExample(example);
            }}
          >
            <b>{example.title}</b>
            <span>{example.source}</span>
          </button>
        ))}
      </div>
      <button type="button" className="link" onClick={() => chooser.current?.click()}>
        Import
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Workbook to import"
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onImport(file);
        }}
      />
      <button type="button" className="link" onClick={onExport} disabled={busy}>
        {busy ? 'Exporting…' : 'Export to Excel'}
      </button>
      <button type="button" className="link" onClick={() => print()}>
        Print sheet
      </button>
      <button type="button" className="link" onClick={onLink}>
        Copy link
      </button>
    </div>
  );
}
