import { sheetOutputs as answersShape, sheetDocument, type SheetOutputs } from '@isentrope/records';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { EngineProblem, type Engine } from '../../engine/index.ts';
import { describeError, type Log } from '../../http/log.ts';
import { canUseTool, nobodyHasProMessage } from '../tool-access.ts';

/** The results that other sheets can read: none while they are being calculated, or while the sheet is empty. */
export type SheetOutputState =
  | { readonly type: 'answers'; readonly answers: SheetOutputs }
  | { readonly type: 'failure'; readonly message: string }
  | { readonly type: 'waiting' }
  | { readonly type: 'empty' };

const row = z.object({
  id: z.string(),
  projectId: z.string(),
  tool: z.string(),
  version: z.number(),
  typed: z.boolean(),
  answeredVersion: z.nullable(z.number()),
  engine: z.nullable(z.string()),
  answers: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
type Row = z.infer<typeof row>;

interface SheetOutputCacheParts {
  readonly database: Database;
  readonly engine: Pick<Engine, 'answers' | 'tools'>;
  readonly log: Log;
}

/**
 * The results of sheets for use by other sheets: calculated on request, once per version of the working copy and of its
 * calculator, and stored.
 */
export class SheetOutputCache {
  private readonly parts: SheetOutputCacheParts;
  /** The queue of sheets to calculate. */
  private readonly queued = new Set<string>();
  private isCalculating = false;

  constructor(parts: SheetOutputCacheParts) {
    this.parts = parts;
  }

  /** The known results of a project's sheets; unknown ones are calculated in the background. */
  async known(projectId: string): Promise<ReadonlyMap<string, SheetOutputState>> {
    const rows = await this.rows(sql`s."projectId" = ${projectId}`);
    const found = new Map<string, SheetOutputState>();
    for (const each of rows) {
      const answer = await this.stored(each);
      found.set(each.id, answer ?? { type: 'waiting' });
      if (answer === undefined) this.queued.add(each.id);
    }
    void this.calculateQueued();
    return found;
  }

  /**
   * The current results of one sheet, calculated at once if unknown.
   * @throws {EngineProblem} if the engine is busy.
   */
  async current(sheetId: string): Promise<SheetOutputState> {
    const [only] = await this.rows(sql`s."id" = ${sheetId}`);
    if (only === undefined) return { type: 'empty' };
    return (await this.stored(only)) ?? this.calculate(only);
  }

  private async rows(condition: ReturnType<typeof sql>): Promise<Row[]> {
    const { rows } = await sql`select s."id", s."projectId", s."tool", s."version", s."document" is not null as "typed",
        a."version" as "answeredVersion", a."engine", a."answers", a."failure"
      from "sheet" s left join "sheetAnswers" a on a."sheetId" = s."id" where ${condition}`.execute(
      this.parts.database.kysely,
    );
    return z.array(row).parse(rows);
  }

  /**
   * The stored results of a sheet, if they are of the current working copy and calculator; else a failure if the sheet
   * cannot be calculated.
   */
  private async stored({
    projectId,
    tool,
    version,
    typed,
    answeredVersion,
    engine,
    answers,
    failure,
  }: Row): Promise<SheetOutputState | undefined> {
    if (!typed) return { type: 'empty' };
    if (answeredVersion !== version || engine !== (await this.engineOf(tool))) {
      const { engine: calculators, database } = this.parts;
      const isAllowed = await canUseTool({ engine: calculators, kysely: database.kysely }, projectId, tool);
      return isAllowed ? undefined : { type: 'failure', message: nobodyHasProMessage };
    }
    if (failure !== null) return { type: 'failure', message: failure };
    return answers === null ? undefined : { type: 'answers', answers: answersShape.parse(JSON.parse(answers)) };
  }

  private async engineOf(tool: string): Promise<string> {
    return (await this.parts.engine.tools()).find(({ id }) => id === tool)?.engine ?? '';
  }

  /** Calculates the queued sheets one by one, so that interactive calculations are not delayed. */
  private async calculateQueued(): Promise<void> {
    if (this.isCalculating) return;
    this.isCalculating = true;
    try {
      for (const sheetId of this.queued) {
        this.queued.delete(sheetId);
        await this.current(sheetId);
      }
    } catch (error) {
      // The next request queues them again.
      this.queued.clear();
      this.parts.log.warn('sheets not recalculated', { error: describeError(error) });
    } finally {
      this.isCalculating = false;
    }
  }

  private async calculate({ id }: Row): Promise<SheetOutputState> {
    const { database, engine } = this.parts;
    const { kysely } = database;
    const sheet = await kysely
      .selectFrom('sheet')
      .select(['tool', 'document', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (sheet === undefined || sheet.document === null) return { type: 'empty' };
    const { tool, document, version } = sheet;
    const store = (result: { answers: string | null; failure: string | null }, by: string) =>
      kysely
        .insertInto('sheetAnswers')
        .values({ sheetId: id, version, engine: by, ...result })
        .onConflict(conflict =>
          conflict
            .column('sheetId')
            .doUpdateSet({ version, engine: by, ...result })
            .where('sheetAnswers.version', '<=', version),
        )
        .execute();
    try {
      const answers = await engine.answers(tool, sheetDocument.parse(JSON.parse(document)));
      await store({ answers: JSON.stringify(answers), failure: null }, answers.engine);
      return { type: 'answers', answers };
    } catch (error) {
      if (!(error instanceof EngineProblem) || error.code === 'BUSY') throw error;
      await store({ answers: null, failure: error.message }, await this.engineOf(tool));
      return { type: 'failure', message: error.message };
    }
  }
}
