import type { Drift, DriftChange, Revision } from '@isentrope/records';
import { useState } from 'react';
import { postOnly } from '../../account/request.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import { When } from '../../design/when.tsx';
import { describeDrift } from '../texts.ts';
import { DialogButton } from '../dialogs/dialog-button.tsx';

/**
 * Shows what the current calculator version would change in a revision: old and new results, the first differing steps,
 * and the reasons. A drift the user accepted is mentioned but not highlighted.
 */
export function DriftBanner({
  revision: { id, may },
  drift,
  cases,
  confirm,
  reload,
}: {
  revision: Pick<Revision, 'id' | 'may'>;
  drift: Drift;
  /** Names of the cases. */
  cases: readonly string[];
  confirm: (question: Confirmation, from: HTMLElement) => void;
  reload: () => Promise<void>;
}) {
  const [open, setOpen] = useState(() => location.hash === '#drift');
  const { acknowledged, failure } = drift;
  return (
    <section className="drift-section" id="drift" aria-label="Drift">
      <details
        className={acknowledged ? 'banner drift' : 'banner warning drift'}
        open={open}
        onToggle={event => setOpen(event.currentTarget.open)}
      >
        <summary>
          <strong>{describeDrift(drift)}</strong>{' '}
          <span>
            {acknowledged ? (
              <>
                {acknowledged.by} kept the issued result on <When at={acknowledged.at} />.
              </>
            ) : (
              'The issued revision remains valid until someone revises it.'
            )}
          </span>
        </summary>
        {failure !== null && <p>{failure}</p>}
        <Reasons drift={drift} />
        {failure === null && <Changes drift={drift} cases={cases} />}
        <p className="quiet-text">
          Recalculated with version <span className="mono">{drift.engine}</span>, <When at={drift.at} exact />.
        </p>
        {may.includes('acknowledge') && (
          <DialogButton
            className="button quiet"
            onOpen={button => confirm(acknowledgeConfirmation(id, drift, reload), button)}
          >
            Keep the issued result…
          </DialogButton>
        )}
      </details>
    </section>
  );
}

function acknowledgeConfirmation(id: string, { engine }: Drift, reload: () => Promise<void>): Confirmation {
  return {
    title: 'Keep the issued result',
    about:
      'The mark is removed for everyone in the project until the calculator changes again. The history records that you kept the issued result.',
    label: 'Keep it',
    run: () => postOnly(`/api/revisions/${id}/drift`, { engine }),
    onDone: reload,
  };
}

function Changes({ drift: { results, more, firstSteps }, cases }: { drift: Drift; cases: readonly string[] }) {
  const input = { cases };
  return (
    <>
      <div className="case-scroll" tabIndex={0} role="region" aria-label="What would change">
        <table className="drift-table">
          <thead>
            <tr>
              <th scope="col">Result</th>
              {cases.length > 1 && <th scope="col">Case</th>}
              <th scope="col">Issued</th>
              <th scope="col">Now</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {results.map((change, index) => (
              <Line key={index} change={change} {...input} />
            ))}
          </tbody>
          {firstSteps.length > 0 && (
            <tbody className="drift-steps">
              <tr>
                <th scope="rowgroup" colSpan={cases.length > 1 ? 5 : 4}>
                  First difference in the working
                </th>
              </tr>
              {firstSteps.map((change, index) => (
                <Line key={index} change={change} {...input} />
              ))}
            </tbody>
          )}
        </table>
      </div>
      {more > 0 && <p className="quiet-text">{more} more places differ.</p>}
    </>
  );
}

function Line({
  change: { case: index, label, part, was, now, by },
  cases,
}: {
  change: DriftChange;
  cases: readonly string[];
}) {
  const of = index === null ? 'All cases' : (cases[index] ?? `Case ${index + 1}`);
  return (
    <tr>
      <th scope="row">
        {capitalized(label)}
        {part !== '' && <span className="quiet-text"> {part}</span>}
      </th>
      {cases.length > 1 && <td className="quiet-text">{of}</td>}
      <td className={wordsOf(was)} data-name="Issued">
        {was ?? '–'}
      </td>
      <td className={wordsOf(now)} data-name="Now">
        {now ?? '–'}
      </td>
      <td className="mono" data-name={by === '' ? undefined : 'Change'}>
        {by}
      </td>
    </tr>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Longer texts wrap. */
const longWords = 24;
const wordsOf = (text: string | null) => ((text?.length ?? 0) > longWords ? 'drift-text' : 'mono');

/** The entries of the calculator's change list since the revision was issued. */
function Reasons({ drift: { outcome, reasons } }: { drift: Drift }) {
  if (outcome === 'failed') return null;
  if (reasons.length === 0)
    return (
      <p className="drift-reasons">
        <b>Why:</b> the list of changes gives no reason. Please tell us, so that we can look into it.
      </p>
    );
  return (
    <div className="drift-reasons">
      <b>{reasons.length === 1 ? 'Changed since:' : 'Changed since, one or more of these:'}</b>
      <ul>
        {reasons.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <When at={date} />: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
