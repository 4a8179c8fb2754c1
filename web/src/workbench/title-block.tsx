import { sheetLabels, type SheetTitle } from './sheet-title.ts';
import { usePrinted } from './use-printing.ts';

const parts = Object.keys(sheetLabels) as (keyof SheetTitle)[];

/** The title block: typed on screen beneath the case, printed at the head of the sheet. */
export function TitleBlock({
  tool,
  title,
  onChange,
}: {
  tool: string;
  title: SheetTitle;
  onChange: (title: SheetTitle) => void;
}) {
  const printed = usePrinted();
  return (
    <section className="sheet-block" aria-label="Title block of the printed sheet">
      <h2 className="cap">Title block of the printed sheet</h2>
      <p className="print-only sheet-tool">{tool}</p>
      <div className="title-parts">
        {parts.map(part => (
          <label key={part}>
            <span className="cap">{sheetLabels[part]}</span>
            {printed ? (
              <span className="value">{title[part]}</span>
            ) : (
              <input
                value={title[part]}
                maxLength={80}
                autoComplete="off"
                onChange={event => onChange({ ...title, [part]: event.target.value })}
              />
            )}
          </label>
        ))}
      </div>
    </section>
  );
}
