import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { sql, type RawBuilder } from 'kysely';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** Lines as a value of a column of bytes, compressed. */
export async function compressed(lines: readonly string[]): Promise<RawBuilder<Buffer>> {
  const bytes = await packed(lines.join('\n'));
  // As text: the embedded database turns bytes into hexadecimal one by one.
  return sql<Buffer>`decode(${bytes.toString('base64')}, 'base64')`;
}

/** A column of compressed lines, read as text for `unpackedText`. */
export function asText(column: 'asked' | 'answers'): RawBuilder<string | null> {
  return sql<string | null>`encode(${sql.ref(column)}, 'base64')`;
}

/** The lines of a column that was read by `asText`, as one text. */
export async function unpackedText(text: string): Promise<string> {
  return (await unpacked(Buffer.from(text, 'base64'))).toString('utf8');
}
