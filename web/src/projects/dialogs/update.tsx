import { updateResponse as updatedShape, type UpdateResponse } from '@isentrope/records';
import { useEffect, useRef, useState } from 'react';
import { post, type Outcome } from '../../account/request.ts';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { pluralise, numberedTitle } from '../texts.ts';
import type { DialogProps } from './use-dialog.ts';

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
    <SheetDialog title="Update in order" open onOpenChange={open => open || close()} opener={opener}>
      <div className="updated" role="status" aria-busy={outcome === undefined}>
        {outcome === undefined && <p>Updating and recalculating sheets, each after the sheets it reads…</p>}
        {outcome?.ok === true && <Done updated={outcome.value} />}
        {outcome?.ok === false && <p className="banner error">{outcome.failure.message}</p>}
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

function Done({ updated: { sheets } }: { updated: UpdateResponse }) {
  const refusedCount = sheets.filter(sheet => sheet.refused !== null).length;
  const changed = sheets.length - refusedCount;
  return (
    <>
      <p className="dialog-about">
        {changed === 0 ? 'No sheet was changed' : `${pluralise(changed, 'sheet')} updated`}
        {refusedCount > 0 && `, ${refusedCount} left as ${refusedCount === 1 ? 'it was' : 'they were'}`}
        {sheets.length === 0 && ': all match their sources'}.
      </p>
      <ol className="updated-sheets">
        {sheets.map(sheet => (
          <Sheet key={sheet.id} sheet={sheet} />
        ))}
      </ol>
    </>
  );
}

function Sheet({
  sheet: { number, title, refused: refusedCount, fields, answers },
}: {
  sheet: UpdateResponse['sheets'][number];
}) {
  return (
    <li>
      <h2>{numberedTitle(number, title)}</h2>
      {refusedCount !== null && <p className="updated-refused">Left as it was: {refusedCount}</p>}
      {refusedCount === null && fields.length === 0 && answers.length === 0 && (
        <p className="quiet-words">Reads the same values as before; nothing else changed.</p>
      )}
      <Changes label="Fields" changes={fields} />
      <Changes label="Answers" changes={answers} />
    </li>
  );
}

function Changes({ label, changes }: { label: string; changes: UpdateResponse['sheets'][number]['fields'] }) {
  if (changes.length === 0) return null;
  return (
    <table className="updated-changes">
      <caption>{label}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ case: name, label: value, was, now }, place) => (
          <tr key={place}>
            <th scope="row">
              {value} <span className="quiet-words">{name}</span>
            </th>
            <td className="was">{was === '' ? 'blank' : was}</td>
            <td className="now">{now === '' ? 'blank' : now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
