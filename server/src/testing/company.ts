import type { Company } from '../company.ts';

/** Company details that are complete, as production requires. */
export const testCompany: Company = {
  name: 'Isentrope',
  legalName: 'Isentrope Engineering Ltd',
  email: 'contact@isentrope.test',
  origin: 'https://isentrope.test',
  address: ['12 Union Street', 'Aberdeen AB10 1BD'],
};
