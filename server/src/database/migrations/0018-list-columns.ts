import { sql, type Kysely, type Migration } from 'kysely';

/** The matched columns of lists that a user has imported, by calculator, as JSON: see `listColumns`. */
export const listColumnsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table "listColumns" (
      "userId" text not null references "user" ("id") on delete cascade,
      "tool" text not null,
      "lists" text not null,
      primary key ("userId", "tool")
    )`.execute(db);
  },
};
