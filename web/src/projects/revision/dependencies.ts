import { fieldReferences, dependenciesOf, type Dependency, type RevisionRecord } from '@isentrope/records';
import { pluralise, numberedTitle } from '../texts.ts';

/**
 * The dependencies of a record, one line per sheet and fluid: its identity and state when read, and the fields that
 * read it. Empty if every input was typed.
 */
export function dependenciesText(record: RevisionRecord): string {
  return dependenciesOf(record)
    .map(dependency => `${nameOf(dependency)}. Read by ${fieldsReading(record, dependency.id)}.`)
    .join('\n');
}

function nameOf(dependency: Dependency): string {
  if (dependency.type === 'fluid')
    return `Fluid ${dependency.name}, version ${dependency.version}: ${dependency.words}`;
  const sheet = numberedTitle(dependency.number, dependency.title);
  return dependency.revision === null || dependency.hash === null
    ? `${sheet}, working copy`
    : `${sheet}, revision ${dependency.revision}, SHA-256 ${dependency.hash.slice(0, shownHashLength)}`;
}

/** Number of hash characters shown; enough to identify a revision, whose page shows all of it. */
const shownHashLength = 16;
const maxFields = 6;

function fieldsReading({ document, fields }: RevisionRecord, id: string): string {
  const read = new Set(
    fieldReferences(document).flatMap(({ field, reference }) => (reference.id === id ? [field] : [])),
  );
  const labels = fields.filter(field => read.has(field.id)).map(({ label }) => label);
  const more = labels.length - maxFields;
  return more > 1 ? `${labels.slice(0, maxFields).join(', ')} and ${pluralise(more, 'more field')}` : labels.join(', ');
}
