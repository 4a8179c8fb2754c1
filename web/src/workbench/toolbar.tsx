import type { Example } from '@isentrope/calculators/kit';
import { useRef, type ReactNode } from 'react';
import { closeMenu, PopoverMenu } from './popover-menu.tsx';

/** What can be done with the whole set of cases. */
export function Toolbar({
  examples,
  onExample,
  onImport,
  onExport,
  onPrint,
  onLink,
  busy,
  children,
}: {
  examples: readonly Example[];
  onExample: (example: Example) => void;
  onImport: (file: File) => void;
  onExport: () => void;
  onPrint: () => void;
  onLink: () => void;
  busy: boolean;
  /** What else there is, beside the examples. */
  children: ReactNode;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const [only, ...others] = examples;
  return (
    <div className="toolbar">
      {only && others.length === 0 ? (
        <button type="button" className="link" onClick={() => onExample(only)}>
          Load example
        </button>
      ) : (
        <PopoverMenu label="Load example">
          {examples.map(example => (
            <button
              key={example.title}
              type="button"
              className="menu-choice"
              onClick={event => {
                closeMenu(event);
                onExample(example);
              }}
            >
              <b>{example.title}</b>
              <span>{example.source}</span>
            </button>
          ))}
        </PopoverMenu>
      )}
      {children}
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
      <button type="button" className="link" onClick={onPrint}>
        Print sheet
      </button>
      <button type="button" className="link" onClick={onLink}>
        Copy link
      </button>
    </div>
  );
}
