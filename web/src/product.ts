import { version } from '../../package.json';

/** The version that a calculation is signed with. */
export const product = { version };
