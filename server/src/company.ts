import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

const company = z.looseObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  email: z.email(),
  /** The address of the site. */
  origin: z.url(),
  address: z.array(z.string().min(1)).min(1),
  /** The register and the number in it, for example "Companies House, SC123456". */
  registerEntry: z.string().optional(),
  /** The VAT identification number. */
  vatId: z.string().optional(),
});

export type Company = z.infer<typeof company>;

/** The company's own particulars, from the one file that holds them. */
export function readCompany(): Company {
  return company.parse(JSON.parse(readFileSync(join(root, 'company.json'), 'utf8')));
}

/** A text that tells whoever runs the site what to write in its place, or a name that RFC 2606 gives to nobody. */
const placeholder = /company\.json|\.example$/i;

/** The particulars that have not been set, by their names in `company.json`. */
export function unsetParticulars(company: Company): string[] {
  return Object.entries(company).flatMap(([name, value]) =>
    [value].flat().some(text => typeof text === 'string' && placeholder.test(text)) ? [name] : [],
  );
}

/** What letters are signed with: who we are and where, as far as it has been set. */
export function signatureOf({ legalName, address, email }: Company): string[] {
  return [legalName, ...address.filter(line => !placeholder.test(line)), email];
}
