import { revisionFile, type Revision, type RevisionFile } from '@isentrope/records';
import { get, type Outcome } from '../../account/request.ts';
import { calculationFilePath } from '../paths.ts';

/** Fetches the calculation file of a sheet up to and including a revision, without later ones. */
export async function fetchFileUpTo({ id, letter, sheet }: Revision): Promise<Outcome<RevisionFile>> {
  const outcome = await get(calculationFilePath(sheet.id), revisionFile);
  if (!outcome.ok) return outcome;
  const { revisions } = outcome.value;
  const index = revisions.findIndex(({ record }) => record.revision === letter);
  if (index < 0)
    return {
      ok: false,
      failure: { message: `The file has no revision ${id}.`, isReported: false, code: '', status: 0, away: false },
    };
  return { ok: true, value: { ...outcome.value, revisions: revisions.slice(0, index + 1) } };
}
