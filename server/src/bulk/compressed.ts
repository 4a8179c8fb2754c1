import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { sql, type RawBuilder } from 'kysely';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** Lines as a compressed value of a bytea column. */
export async function compressed(lines: readonly string[]): Promise<RawBuilder<Buffer>> {
  const bytes = await packed(lines.join('\n'));
  // As text: the embedded database converts bytes to hexadecimal one by one.
  return sql<Buffer>`decode(${bytes.toString('base64')}, 'base64')`;
}

/** Selects a column of compressed lines as text for `unpackedText`. */
export function asText(column: 'asked' | 'answers'): RawBuilder<string | null> {
  return sql<string | null>`encode(${sql.ref(column)}, 'base64')`;
}

/** Decompresses the lines of a column selected by `asText`. */
export async function unpackedText(text: string): Promise<string> {
  return (await unpacked(Buffer.from(text, 'base64'))).toString('utf8');
}
