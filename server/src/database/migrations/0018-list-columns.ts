import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** The matched columns of lists that a user has imported, by calculator, as JSON: see `listColumns`. */
export const listColumnsMigration = migrationOf([
  sql`create table "listColumns" (
      "userId" text not null references "user" ("id") on delete cascade,
      "tool" text not null,
      "lists" text not null,
      primary key ("userId", "tool")
    )`,
]);
