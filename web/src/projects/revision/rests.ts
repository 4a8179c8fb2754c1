import { readingsOf, restsIn, type RestsOn, type RevisionRecord } from '@isentrope/records';
import { counted, titled } from '../words.ts';

/**
 * The dependencies of a record, one line per sheet and fluid: its identity and state when read, and the fields that
 * read it. Empty if every input was typed.
 */
export function restsText(record: RevisionRecord): string {
  return restsIn(record)
    .map(rests => `${nameOf(rests)}. Read by ${fieldsReading(record, rests.id)}.`)
    .join('\n');
}

function nameOf(rests: RestsOn): string {
  if (rests.type === 'fluid') return `Fluid ${rests.name}, version ${rests.version}: ${rests.words}`;
  const sheet = titled(rests.number, rests.title);
  return rests.revision === null || rests.hash === null
    ? `${sheet}, working copy`
    : `${sheet}, revision ${rests.revision}, SHA-256 ${rests.hash.slice(0, mostOfHash)}`;
}

/** Number of hash characters shown; enough to identify a revision, whose page shows all of it. */
const mostOfHash = 16;
const mostFields = 6;

function fieldsReading({ document, fields }: RevisionRecord, id: string): string {
  const read = new Set(readingsOf(document).flatMap(({ field, reference }) => (reference.id === id ? [field] : [])));
  const labels = fields.filter(field => read.has(field.id)).map(({ label }) => label);
  const more = labels.length - mostFields;
  return more > 1 ? `${labels.slice(0, mostFields).join(', ')} and ${counted(more, 'more field')}` : labels.join(', ');
}
