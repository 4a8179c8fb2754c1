import { streamFluidFrom } from '../../fluid/index.ts';
import { fluid } from './fields.ts';

/** The selected fluid. */
export const streamFluid = streamFluidFrom(fluid);
