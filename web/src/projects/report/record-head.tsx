import { toolTitle } from '../tools.ts';
import { numberedTitle } from '../texts.ts';
import { watermarkOf, type ReportSheet } from './report-sheet.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A date with non-breaking spaces. */
const dayText = (at: string) => day.format(new Date(at)).replaceAll(' ', '\u00a0');

/** Header of every page of a sheet: title, project, position in the report and signatures. */
export function RecordHead({ sheet }: { sheet: ReportSheet }) {
  const { record, state, signatures, place } = sheet;
  const signed = (act: (typeof signatures)[number]['act']) => {
    const signature = signatures.findLast(each => each.act === act);
    return signature === undefined ? '' : `${signature.by.name}, ${dayText(signature.at)}`;
  };
  return (
    <div className="paper-title">
      <div className="paper-tool">
        <p>
          <strong>{record.sheet.title}</strong>
          <span>{toolTitle(record.sheet.tool)}</span>
        </p>
        <p className="paper-draft">{watermarkOf(state)}</p>
      </div>
      <dl className="paper-title-fields">
        <Field name="project" term="Project" text={numberedTitle(record.project.number, record.project.name)} />
        <Field name="document" term="Document" text={record.sheet.number} />
        <Field name="revision" term="Rev." text={record.revision} />
        <Field name="date" term="Sheet" text={place === undefined ? '1 of 1' : `${place.number} of ${place.of}`} />
        <Field name="prepared" term="Issued by" text={signed('issued')} />
        <Field name="checked" term="Checked by" text={signed('checked')} />
        <Field name="approved" term="Approved by" text={signed('approved')} />
        <Field name="calculated" term="Client" text={record.project.client} />
        <Field name="engine" term="Engine" text={record.report.engine} />
      </dl>
    </div>
  );
}

function Field({ name, term, text }: { name: string; term: string; text: string }) {
  return (
    <div className={name}>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
