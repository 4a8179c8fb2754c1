import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

const company = z.object({
  name: z.string().min(1),
  legalName: z.string().min(1),
  email: z.email(),
  address: z.array(z.string().min(1)).min(1),
});

export type Company = z.infer<typeof company>;

/** The company's own particulars, from the one file that holds them. */
export function readCompany(): Company {
  return company.parse(JSON.parse(readFileSync(join(root, 'company.json'), 'utf8')));
}
