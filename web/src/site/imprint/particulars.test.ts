import { describe, expect, test } from 'vitest';
import { particulars } from './particulars.ts';

const company = {
  legalName: 'Isentrope Engineering Ltd',
  email: 'office@isentrope.test',
  origin: 'https://isentrope.test',
  address: ['1 Union Street', 'Aberdeen AB10 1AA'],
};

describe('the imprint', () => {
  test('says who runs the site and where they are', () => {
    expect(particulars(company)).toEqual([
      ['Company', ['Isentrope Engineering Ltd']],
      ['Address', ['1 Union Street', 'Aberdeen AB10 1AA']],
      ['E-mail', ['office@isentrope.test']],
      ['Site', ['https://isentrope.test']],
    ]);
  });

  test('leaves out what has not been set', () => {
    const address = ['Registered office address to be set in company.json'];
    expect(particulars({ ...company, address }).map(([name]) => name)).toEqual(['Company', 'E-mail', 'Site']);
    const half = ['1 Union Street', 'Postcode to be set in company.json'];
    expect(particulars({ ...company, address: half })[1]).toEqual(['Address', ['1 Union Street']]);
  });
});
