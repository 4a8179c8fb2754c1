import { sheetLabels, titleParts, type SheetTitle } from '../../state/sheet-title.ts';

/** The inputs for the title block. */
export function TitleEntries({ title, onTitle }: { title: SheetTitle; onTitle: (title: SheetTitle) => void }) {
  return (
    <fieldset className="title-entries">
      <legend>Title block</legend>
      {titleParts.map(part => (
        <label key={part}>
          <span>{sheetLabels[part]}</span>
          <input
            value={title[part]}
            maxLength={80}
            autoComplete="off"
            onChange={event => onTitle({ ...title, [part]: event.target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}
