import { sql } from 'kysely';
import { migrationOf } from './migration.ts';

/** The user's preferred units, as JSON: see `readUnitPreference`. */
export const unitsMigration = migrationOf([sql`alter table "user" add column "units" text`]);
