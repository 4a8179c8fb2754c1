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

/** Reads the company details from `company.json`. */
export function readCompany(): Company {
  return company.parse(JSON.parse(readFileSync(join(root, 'company.json'), 'utf8')));
}

/** Matches a placeholder that says what to fill in, or a name reserved by RFC 2606. */
const placeholder = /company\.json|\.example$/i;

/** The fields of `company.json` that still hold placeholders. */
export function placeholderFields(company: Company): string[] {
  return Object.entries(company).flatMap(([name, value]) =>
    [value].flat().some(text => typeof text === 'string' && placeholder.test(text)) ? [name] : [],
  );
}

/** The signature of mails: company name, address and e-mail, without placeholders. */
export function signatureOf({ legalName, address, email }: Company): string[] {
  return [legalName, ...address.filter(line => !placeholder.test(line)), email];
}
