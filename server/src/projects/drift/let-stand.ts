import { note } from '../events.ts';
import type { ProjectParts } from '../parts.ts';
import { revisionFor } from '../revision-for.ts';
import { nameOfSheet } from '../sheet-name.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Acknowledges the drift of an issued result under a calculator version, so that it is not reported any more. No effect
 * if there is none.
 */
export async function letStand(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  revisionId: string,
  engine: string,
): Promise<void> {
  const { revision, sheet, project } = await revisionFor(kysely, visitor, revisionId, 'let a result stand');
  await kysely.transaction().execute(async transaction => {
    const acknowledged = await transaction
      .updateTable('drift')
      .set({ acknowledgedBy: visitor.name, acknowledgedAt: new Date() })
      .where('revisionId', '=', revisionId)
      .where('engine', '=', engine)
      .where('outcome', '<>', 'same')
      .where('acknowledgedAt', 'is', null)
      .returning('engine')
      .executeTakeFirst();
    if (acknowledged === undefined) return;
    const what = `${nameOfSheet(sheet)}, revision ${revision.letter}`;
    await note(transaction, project.id, visitor, `let the issued result of ${what} stand beside calculator ${engine}`);
  });
}
