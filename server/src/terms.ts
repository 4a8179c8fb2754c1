import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

const terms = z.object({ version: z.string().min(1) });

/** The version of the Terms of Service that the site shows, from `terms.json`. */
export const termsVersion = terms.parse(JSON.parse(readFileSync(join(root, 'terms.json'), 'utf8'))).version;
