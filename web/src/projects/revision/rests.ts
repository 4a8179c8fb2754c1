import { readingsOf, restsIn, type RestsOn, type RevisionRecord } from '@isentrope/records';
import { counted, titled } from '../words.ts';

/**
 * What a record rests on, a line for each sheet and fluid: what it is, as it stood when it was read, and which fields read it.
 * Nothing for a sheet on which all was typed.
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

/** So many characters of a hash tell a revision from all others; its own page has the whole. */
const mostOfHash = 16;
const mostFields = 6;

function fieldsReading({ document, fields }: RevisionRecord, id: string): string {
  const read = new Set(readingsOf(document).flatMap(({ field, reference }) => (reference.id === id ? [field] : [])));
  const labels = fields.filter(field => read.has(field.id)).map(({ label }) => label);
  const more = labels.length - mostFields;
  return more > 1 ? `${labels.slice(0, mostFields).join(', ')} and ${counted(more, 'more field')}` : labels.join(', ');
}
