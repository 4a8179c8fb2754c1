import { Refusal } from '@isentrope/engineering/quantities';

/** A document as it was stored: whatever its schema says. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * What brings a document from one schema to the next, by the schema it comes from. A field that is renamed, parted or
 * given another unit gets an entry here, and an example of the schema it ends in `document.examples`.
 */
const migrations: readonly ((stored: StoredDocument) => StoredDocument)[] = [
  /** Before schemas were numbered, what results were calculated from stood in `results`, a whole set for each case. */
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

/** The schema that documents are written in. */
export const documentSchema = migrations.length;

/**
 * A stored document brought to the present schema; one without a number is from before schemas were numbered. Throws a
 * `Refusal` for what is no document, and for one of a later schema than this program knows.
 */
export function inPresentSchema(json: unknown): StoredDocument {
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
  return migrations.slice(schema).reduce((so, migrate) => migrate(so), stored);
}
