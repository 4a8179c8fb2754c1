import { engineOf, type Definition } from '@isentrope/calculators/kit';
import { sheetLabels, type SheetTitle } from '../bench/sheet-title.ts';

/** In the order of the block, two lines of it. */
const parts = ['project', 'document', 'revision', 'date', 'prepared', 'checked', 'approved'] as const;

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The title block, at the head of every page: what the sheet is of, whose it is, and what it was calculated by and when. */
export function TitleHead({
  definition,
  heading = definition.title.replace(/ Pro$/, ''),
  by = definition.standards.join(', '),
  place,
  title,
  date,
}: {
  definition: Definition;
  /** What the sheet is, where it is not the calculation itself. */
  heading?: string;
  /** The standards that it goes by. */
  by?: string;
  /** Which of several sheets it is. */
  place?: string;
  title: SheetTitle;
  /** When the results were calculated; undefined where there are none. */
  date: Date | undefined;
}) {
  return (
    <div className="paper-title">
      <div className="paper-tool">
        <p>
          <strong>{heading}</strong>
          <span>{by}</span>
        </p>
        <p className="paper-draft">{place !== undefined && <span className="paper-place">{place}</span>}Draft</p>
      </div>
      <dl className="paper-title-fields">
        {parts.map(part => (
          <div key={part} className={part}>
            <dt>{sheetLabels[part]}</dt>
            <dd>{title[part]}</dd>
          </div>
        ))}
        <div className="calculated">
          <dt>Calculated</dt>
          <dd>{date ? <time dateTime={date.toISOString()}>{moment.format(date)}</time> : 'Not calculated'}</dd>
        </div>
        <div className="engine">
          <dt>Engine</dt>
          <dd>{engineOf(definition.id)}</dd>
        </div>
      </dl>
    </div>
  );
}
