import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Migration,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrationNames, migrations } from '../migrate.ts';
import { violationsOf, permittedViolations, tablesCreatedBy } from './rule.ts';

async function statementsOf(migration: Migration): Promise<string[]> {
  const messages: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: each => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void messages.push(query.sql),
  });
  await migration.up(db);
  return messages;
}

async function breachesOf(migration: Migration): Promise<string[]> {
  const statements = await statementsOf(migration);
  const made = tablesCreatedBy(statements);
  return [...new Set(statements.flatMap(statement => violationsOf(statement, made)))];
}

describe.each(migrationNames)('the migration %s', name => {
  test('does nothing that breaks the previous version, except for permitted violations', async () => {
    const migration = migrations[name];
    if (migration === undefined) throw new Error(`There is no migration ${name}`);
    expect((await breachesOf(migration)).toSorted()).toEqual(Object.keys(permittedViolations[name] ?? {}).toSorted());
  });
});

test('only existing migrations have permitted violations', () => {
  expect(Object.keys(permittedViolations).filter(name => !migrationNames.includes(name))).toEqual([]);
});

const nothingMade = new Set<string>();

describe('a statement', () => {
  test.each([
    ['drop table "sheet"', 'drops a table'],
    ['alter table "sheet" drop column "notes"', 'drops a column'],
    ['alter table "sheet" drop "notes"', 'drops a column'],
    ['alter table "sheet" drop if exists notes', 'drops a column'],
    ['drop function "wordsOf" (text)', 'drops something that code may use'],
    ['alter table "sheet" rename to "page"', 'renames'],
    ['alter table "sheet" rename column "notes" to "remarks"', 'renames'],
    ['alter table "sheet" rename "notes" to "remarks"', 'renames'],
    ['alter table "sheet" alter column "cases" type bigint', 'changes the type of a column'],
    ['alter table "sheet" alter column cases set data type bigint', 'changes the type of a column'],
    ['alter table "sheet" alter column "changedBy" set not null', 'makes a column not null that was not'],
    ['alter table "sheet" alter column "cases" drop default', 'takes away a default'],
    ['alter table "sheet" add column "area" text not null', 'adds a column that is not null and has no default'],
    [
      `alter table "sheet" add column "plan" text default 'a', add column "area" text not null`,
      'adds a column that is not null and has no default',
    ],
    [
      `alter table "sheet" add column "w" tsvector generated always as (to_tsvector('simple'::regconfig, "notes")) stored`,
      'writes every row of a table anew',
    ],
    ['create index "sheet_title_idx" on "sheet" ("title")', 'holds writes to a table while an index is made'],
    ['create unique index "sheet_title_idx" on "sheet" ("title")', 'holds writes to a table while an index is made'],
    [
      'alter table "sheet" add constraint "short" check (length("title") < 200)',
      'adds a constraint that holds the table while it is checked',
    ],
    ['truncate "sheet"', 'empties a table'],
    ['delete from "sheet"', 'empties a table'],
  ])('%s is refused', (statement, what) => {
    expect(violationsOf(statement, nothingMade)).toEqual([what]);
    expect(violationsOf(statement.replaceAll(' ', '\n ').toUpperCase(), nothingMade)).toEqual([what]);
  });

  test.each([
    'create table "area" ("id" text primary key, "name" text not null)',
    'alter table "sheet" add column "area" text',
    `alter table "sheet" add column "area" text not null default ''`,
    'alter table "sheet" alter column "notes" drop not null',
    'alter table "sheet" drop constraint "short"',
    'alter table "sheet" add constraint "short" check (length("title") < 200) not valid',
    'create index concurrently "sheet_title_idx" on "sheet" ("title")',
    `update "sheet" set "area" = '' where "area" is null`,
    `delete from "billingLease" where "expiresAt" < now()`,
  ])('%s is allowed', statement => {
    expect(violationsOf(statement, nothingMade)).toEqual([]);
  });

  test('may do anything to a table of the same migration', () => {
    const statements = ['create table "area" ("id" text primary key)', 'create index "area_idx" on "area" ("id")'];
    expect(statements.flatMap(statement => violationsOf(statement, tablesCreatedBy(statements)))).toEqual([]);
  });
});
