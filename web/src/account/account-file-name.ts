import { company } from '../company.ts';

/** Name of the file with all data stored about an account. */
export const accountFileName = `${company.name.toLowerCase()}-account.json`;
