import { describe, expect, test } from 'vitest';
import { companyDetails } from './company-details.ts';

const company = {
  legalName: 'Isentrope Engineering Ltd',
  email: 'office@isentrope.test',
  origin: 'https://isentrope.test',
  address: ['1 Union Street', 'Aberdeen AB10 1AA'],
};

describe('the imprint', () => {
  test('names the operator and the address', () => {
    expect(companyDetails(company)).toEqual([
      ['Company', ['Isentrope Engineering Ltd']],
      ['Address', ['1 Union Street', 'Aberdeen AB10 1AA']],
      ['Email', ['office@isentrope.test']],
      ['Site', ['https://isentrope.test']],
    ]);
  });

  test('includes register and VAT number if set', () => {
    const registered = { ...company, registerEntry: 'Companies House, SC123456', vatId: 'GB 123 4567 89' };
    expect(companyDetails(registered).slice(2, 4)).toEqual([
      ['Register entry', ['Companies House, SC123456']],
      ['VAT identification number', ['GB 123 4567 89']],
    ]);
    expect(companyDetails({ ...registered, registerEntry: '', vatId: 'To be set in company.json' })).toEqual(
      companyDetails(company),
    );
  });

  test('omits what is not set', () => {
    const address = ['Registered office address to be set in company.json'];
    expect(companyDetails({ ...company, address }).map(([name]) => name)).toEqual(['Company', 'Email', 'Site']);
    const half = ['1 Union Street', 'Postcode to be set in company.json'];
    expect(companyDetails({ ...company, address: half })[1]).toEqual(['Address', ['1 Union Street']]);
  });
});
