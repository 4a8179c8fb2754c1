import type { Company } from '../company.ts';

/** A company whose particulars are all set, as production wants them. */
export const testCompany: Company = {
  name: 'Isentrope',
  legalName: 'Isentrope Engineering Ltd',
  email: 'contact@isentrope.test',
  origin: 'https://isentrope.test',
  address: ['12 Union Street', 'Aberdeen AB10 1BD'],
};
