import { engineOf, type Definition } from '@isentrope/calculators/kit';
import { sheetLabels, type SheetTitle } from '../state/sheet-title.ts';

/** The entries in display order, in two lines. */
const parts = ['project', 'document', 'revision', 'date', 'prepared', 'checked', 'approved'] as const;

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The title block at the head of every page: subject, entries, engine version and time of calculation. */
export function TitleHead({
  definition,
  heading = definition.title.replace(/ Pro$/, ''),
  by = definition.standards.join(', '),
  place,
  title,
  date,
}: {
  definition: Definition;
  /** The heading, if not the title of the calculator. */
  heading?: string;
  /** The standards. */
  by?: string;
  /** The page label within a set of sheets. */
  place?: string;
  title: SheetTitle;
  /** The time of calculation; undefined without results. */
  date: Date | undefined;
}) {
  return (
    <div className="paper-title">
      <div className="paper-tool">
        <p>
          <strong>{heading}</strong>
          <span>{by}</span>
        </p>
        <p className="paper-draft">{place !== undefined && <span className="paper-page-name">{place}</span>}Draft</p>
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
