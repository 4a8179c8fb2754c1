import { pressuresOf } from '../pressures.ts';
import { allFields } from './fields.ts';

/** Relieving pressure and back pressure of a scenario, with their checks. */
export const pressures = pressuresOf(allFields);
