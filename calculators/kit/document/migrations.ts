import { Refusal } from '@isentrope/engineering/quantities';

/** A stored document of any schema version. */
type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * Migrations by the schema version they start from. Renaming or splitting a field, or changing its default unit,
 * requires an entry here and an example of the resulting schema in `document.examples`.
 */
const migrations: readonly ((stored: StoredDocument) => StoredDocument)[] = [
  /** Schema 0 stored the inputs of the last calculation in `results`, one document per case. */
  ({ results, ...rest }) => ({
    ...rest,
    ...(Array.isArray(results) ? { calculated: results.map(firstCase) } : {}),
  }),
];

function firstCase(set: unknown): unknown {
  return typeof set === 'object' && set !== null && 'cases' in set && Array.isArray(set.cases)
    ? (set.cases[0] ?? null)
    : null;
}

/** The current schema version. */
export const documentSchema = migrations.length;

/**
 * Migrates a stored document to the current schema; a document without a number has schema 0. Throws a `Refusal` for
 * anything that is not a document, and for a newer schema than this version knows.
 */
export function migrateDocument(json: unknown): StoredDocument {
  if (typeof json !== 'object' || json === null || Array.isArray(json) || !('cases' in json))
    throw new Refusal('This is not a set of cases.');
  const stored: StoredDocument = { ...json };
  const schema = stored['schema'] ?? 0;
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 0)
    throw new Refusal('This is not a set of cases.');
  if (schema > documentSchema) {
    throw new Refusal(
      `These cases were saved by a later version of this site (schema ${schema}; this page reads up to ${documentSchema}). Reload the page to get the current version.`,
    );
  }
  return migrations.slice(schema).reduce((document, migrate) => migrate(document), stored);
}
