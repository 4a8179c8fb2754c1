interface Company {
  readonly legalName: string;
  readonly email: string;
  readonly origin: string;
  readonly address: readonly string[];
  readonly registerEntry?: string;
  readonly vatId?: string;
}

/** Words that tell whoever runs the site what to write in their place. */
const placeholder = /company\.json/i;

/** What the imprint says of the company, by its name; what has not been set is left out. */
export function particulars({
  legalName,
  email,
  origin,
  address,
  registerEntry = '',
  vatId = '',
}: Company): readonly (readonly [string, readonly string[]])[] {
  return (
    [
      ['Company', [legalName]],
      ['Address', address],
      ['Register entry', [registerEntry]],
      ['VAT identification number', [vatId]],
      ['E-mail', [email]],
      ['Site', [origin]],
    ] as const
  )
    .map(([name, lines]) => [name, lines.filter(line => line !== '' && !placeholder.test(line))] as const)
    .filter(([, lines]) => lines.length > 0);
}
