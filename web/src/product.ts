import { version } from '../../package.json';

/** The version recorded with a signed calculation. */
export const product = { version };
