import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { sql, type RawBuilder } from 'kysely';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Lines as a compressed value of a bytea column. */
export async function compressLines(lines: readonly string[]): Promise<RawBuilder<Buffer>> {
  const bytes = await compress(lines.join('\n'));
  // As text: the embedded database converts bytes to hexadecimal one by one.
  return sql<Buffer>`decode(${bytes.toString('base64')}, 'base64')`;
}

/** Selects a column of compressed lines as text for `decompressText`. */
export function columnAsText(column: 'asked' | 'answers'): RawBuilder<string | null> {
  return sql<string | null>`encode(${sql.ref(column)}, 'base64')`;
}

/** Decompresses the lines of a column selected by `columnAsText`. */
export async function decompressText(text: string): Promise<string> {
  return (await decompress(Buffer.from(text, 'base64'))).toString('utf8');
}
