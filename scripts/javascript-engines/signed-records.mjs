/** Signed records of a fluid mixture, a blowdown and an orifice, issued by version 0.1.0 on Node 20, with the keys of their signatures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../sources.mjs';

const folder = join(root, 'records', 'issued-by-0.1.0');

export function signedRecords() {
  return readdirSync(folder).map(name => ({
    name: name.replace('.json.gz', ''),
    ...JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString()),
  }));
}
