import type { Migration, RawBuilder } from 'kysely';

/** The migration that executes these statements in order. */
export const migrationOf = (statements: readonly RawBuilder<unknown>[]): Migration => ({
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
});
