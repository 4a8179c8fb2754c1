import { revisionFile, type Revision, type RevisionFile } from '@isentrope/records';
import { get, type Outcome } from '../../account/request.ts';
import { fileAddress } from '../address.ts';

/** Fetches the calculation file of a sheet up to and including a revision, without later ones. */
export async function fileThrough({ id, letter, sheet }: Revision): Promise<Outcome<RevisionFile>> {
  const answer = await get(fileAddress(sheet.id), revisionFile);
  if (!answer.ok) return answer;
  const { revisions } = answer.value;
  const place = revisions.findIndex(({ record }) => record.revision === letter);
  if (place < 0)
    return {
      ok: false,
      failure: { message: `The file has no revision ${id}.`, told: false, code: '', status: 0, away: false },
    };
  return { ok: true, value: { ...answer.value, revisions: revisions.slice(0, place + 1) } };
}
