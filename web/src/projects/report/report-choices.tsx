import type { ListedRevision, Register } from '@isentrope/records';
import { pageSizes } from '../../workbench/print/dialog/print-options.ts';
import { numberedTitle } from '../texts.ts';
import {
  reportParts,
  revisionChoices,
  type ReportOptions,
  type ReportPart,
  type RevisionChoice,
} from './report-options.ts';
import { Choice } from '../../workbench/print/dialog/choice.tsx';

const partNames: Readonly<Record<ReportPart, string>> = {
  working: 'Working, with equations and sources',
  messages: 'Messages',
  tables: 'Tables',
  register: 'Registers of revisions, with hashes',
  basis: 'Basis of design',
};

const revisionNames: Readonly<Record<RevisionChoice, string>> = {
  issued: 'Latest issued',
  approved: 'Latest approved',
};

type Offered = Register['sheets'][number] & { readonly revision: ListedRevision | undefined };

/** Selects the contents and the paper format of the report. */
export function ReportChoices({
  offered,
  options,
  excluded,
  onChoose,
  onLeave,
}: {
  /** The sheets of the project, each with the revision that would be included. */
  offered: readonly Offered[];
  options: ReportOptions;
  /** Ids of the excluded sheets. */
  excluded: ReadonlySet<string>;
  onChoose: (options: ReportOptions) => void;
  onLeave: (excluded: ReadonlySet<string>) => void;
}) {
  const { parts } = options;
  return (
    <>
      <Choice
        legend="Revision of each sheet"
        name="report-which"
        options={revisionChoices}
        names={revisionNames}
        chosen={options.which}
        onChoose={which => onChoose({ ...options, which })}
      />
      <fieldset>
        <legend>Sheets</legend>
        {offered.map(({ id, number, title, revision }) => (
          <label key={id} className="check report-sheet-choice">
            <input
              type="checkbox"
              checked={revision !== undefined && !excluded.has(id)}
              disabled={revision === undefined}
              onChange={event => {
                const next = new Set(excluded);
                if (event.currentTarget.checked) next.delete(id);
                else next.add(id);
                onLeave(next);
              }}
            />
            <span>
              {numberedTitle(number, title)}{' '}
              <span className="quiet-text">
                {revision === undefined
                  ? options.which === 'approved'
                    ? 'not approved'
                    : 'not issued'
                  : `${revision.letter}, ${revision.state}`}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Include</legend>
        {reportParts.map(part => (
          <label key={part} className="check">
            <input
              type="checkbox"
              checked={parts[part]}
              onChange={event => onChoose({ ...options, parts: { ...parts, [part]: event.currentTarget.checked } })}
            />
            {partNames[part]}
          </label>
        ))}
      </fieldset>
      <Choice
        legend="Paper"
        name="report-size"
        options={pageSizes}
        names={{ A4: 'A4', Letter: 'Letter' }}
        chosen={options.size}
        onChoose={size => onChoose({ ...options, size })}
      />
    </>
  );
}
