import { randomUUID } from 'node:crypto';
import type { RevisionAction, Signing, Statement } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { ProjectServices } from '../parts.ts';
import { recordActorFrom, type ProjectUser } from '../project-user.ts';

/** How the signer's identity was confirmed. */
type Confirmed = Statement['confirmed'];

/** Asks the user to confirm their identity for exactly this signature, after all other checks. */
export type Confirm = (what: Signing) => Promise<Confirmed>;

/** Signs an act on a revision and stores the signature. */
export async function addSignature(
  parts: ProjectServices,
  kysely: Kysely<Tables>,
  revision: { id: string; hash: string },
  actor: ProjectUser,
  { act, at, confirmed }: { act: RevisionAction; at: Date; confirmed: Confirmed },
): Promise<void> {
  const statement: Statement = {
    format: 'isentrope-signature',
    version: 1,
    revision: revision.hash,
    act,
    by: recordActorFrom(actor),
    at: at.toISOString(),
    confirmed,
  };
  const signed = await parts.sign(kysely, statement);
  const [last] = await kysely
    .selectFrom('revisionSignature')
    .select('place')
    .where('revisionId', '=', revision.id)
    .orderBy('place', 'desc')
    .limit(1)
    .execute();
  await kysely
    .insertInto('revisionSignature')
    .values({
      id: randomUUID(),
      revisionId: revision.id,
      place: (last?.place ?? 0) + 1,
      act,
      userId: actor.id,
      name: actor.name,
      at,
      signed: JSON.stringify(signed),
    })
    .execute();
}
