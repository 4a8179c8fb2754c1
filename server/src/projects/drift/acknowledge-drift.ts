import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { revisionFor } from '../revisions/revision-for.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import type { ProjectUser } from '../project-user.ts';

/**
 * Acknowledges the drift of an issued result under a calculator version, so that it is not reported any more. No effect
 * if there is none.
 */
export async function acknowledgeDrift(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  revisionId: string,
  engine: string,
): Promise<void> {
  const { revision, sheet, project } = await revisionFor(kysely, actor, revisionId, 'acknowledge drift');
  await kysely.transaction().execute(async transaction => {
    const acknowledged = await transaction
      .updateTable('drift')
      .set({ acknowledgedBy: actor.name, acknowledgedAt: new Date() })
      .where('revisionId', '=', revisionId)
      .where('engine', '=', engine)
      .where('outcome', '<>', 'same')
      .where('acknowledgedAt', 'is', null)
      .returning('engine')
      .executeTakeFirst();
    if (acknowledged === undefined) return;
    const what = `${sheetDisplayName(sheet)}, revision ${revision.letter}`;
    await recordEvent(transaction, project.id, actor, `kept the issued result of ${what} despite calculator ${engine}`);
  });
}
