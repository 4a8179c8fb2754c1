interface Company {
  readonly legalName: string;
  readonly email: string;
  readonly origin: string;
  readonly address: readonly string[];
  readonly registerEntry?: string;
  readonly vatId?: string;
}

/** Placeholder text that refers the operator to company.json. */
const placeholder = /company\.json/i;

/** The labelled lines of the imprint; omits what is not set. */
export function companyDetails({
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
      ['Email', [email]],
      ['Site', [origin]],
    ] as const
  )
    .map(([name, lines]) => [name, lines.filter(line => line !== '' && !placeholder.test(line))] as const)
    .filter(([, lines]) => lines.length > 0);
}
