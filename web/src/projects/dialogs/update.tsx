import { updateResponse as updatedShape, type UpdateResponse } from '@isentrope/records';
import { useEffect, useRef, useState } from 'react';
import { FailureBanner } from '../../account/failure-banner.tsx';
import { post, type Outcome } from '../../account/request.ts';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { pluralise } from '../texts.ts';
import { summariseUpdate, type UpdateStep, type ValueChange } from './update-summary.ts';
import type { DialogProps } from './use-dialog.ts';
import { ColumnHeads } from '../../design/column-heads.tsx';

/** Updates the stale sheets of a project on opening, and lists what changed. */
export default function Update({
  projectId,
  done,
  opener,
  close,
}: DialogProps & { projectId: string; done: () => Promise<void> }) {
  const [outcome, setAnswer] = useState<Outcome<UpdateResponse>>();
  const [tries, setTries] = useState(1);
  const latestRequest = useRef(0);
  useEffect(() => {
    // Do not send a running update twice.
    if (latestRequest.current === tries) return;
    latestRequest.current = tries;
    void post(`/api/projects/${projectId}/update`, {}, updatedShape).then(async outcome => {
      setAnswer(outcome);
      await done();
    });
  }, [tries, projectId, done]);
  return (
    <SheetDialog title="Update in order" opener={opener} close={close}>
      <div className="updated" role="status" aria-busy={outcome === undefined}>
        {outcome === undefined && <p>Updating and recalculating sheets, each after the sheets it reads…</p>}
        {outcome?.ok === true && <Done updated={outcome.value} />}
        {outcome?.ok === false && <FailureBanner failure={outcome.failure} />}
      </div>
      {outcome?.ok === false && (
        <button
          className="button quiet"
          type="button"
          onClick={() => {
            setAnswer(undefined);
            setTries(tries + 1);
          }}
        >
          Try again
        </button>
      )}
    </SheetDialog>
  );
}

function Done({ updated }: { updated: UpdateResponse }) {
  const { sheets } = updated;
  const refusedCount = sheets.filter(sheet => sheet.notUpdatedReason !== null).length;
  const changed = sheets.length - refusedCount;
  const { origins, steps } = summariseUpdate(updated);
  return (
    <>
      <p className="dialog-about">
        {changed === 0 ? 'No sheet was changed' : `${pluralise(changed, 'sheet')} updated`}
        {refusedCount > 0 && `, ${refusedCount} left as ${refusedCount === 1 ? 'it was' : 'they were'}`}
        {sheets.length === 0 && ': all match their sources'}.
      </p>
      {origins.length > 0 && (
        <ul className="updated-sheets" aria-label="What changed">
          {origins.map(({ id, name, changes, readers }) => (
            <li key={id}>
              <h2>{name}</h2>
              <Changes of={name} changes={changes} />
              <p className="quiet-text">Read by {pluralise(readers, 'updated sheet')}.</p>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <section className="updated-followers" aria-label="What followed">
          {origins.length > 0 && <p className="updated-part">What followed, in order</p>}
          <ol className="updated-sheets">
            {steps.map(step => (
              <Step key={step.id} step={step} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Step({ step: { name, notUpdatedReason, follows, changes } }: { step: UpdateStep }) {
  return (
    <li>
      <h2>{name}</h2>
      {follows.length > 0 && <p className="quiet-text">Follows {follows.join(', ')}.</p>}
      {notUpdatedReason !== null && <p className="updated-refused">Left as it was: {notUpdatedReason}</p>}
      {notUpdatedReason === null && changes.length === 0 && <p className="quiet-text">No result changed.</p>}
      <Changes of={name} changes={changes} />
    </li>
  );
}

function Changes({ of, changes }: { of: string; changes: readonly ValueChange[] }) {
  if (changes.length === 0) return null;
  return (
    <table className="updated-changes" aria-label={`Changes of ${of}`}>
      <ColumnHeads className="visually-hidden" names={['Value', 'Before', 'Now']} />
      <tbody>
        {changes.map(({ of: name, label, was, now }, index) => (
          <tr key={index}>
            <th scope="row">
              {label} <span className="quiet-text">{name}</span>
            </th>
            <td className="was">{was === '' ? 'blank' : was}</td>
            <td className="now">{now === '' ? 'blank' : now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
