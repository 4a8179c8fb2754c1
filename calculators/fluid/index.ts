/** Fluid selection for any calculator: the fields, and defaults derived from the fluid. */
export { carriedComposition, carriedFluid } from './carried.ts';
export { flashCheck, flashOf, fluidChecks, liquidOf, streamCheck } from './checks.ts';
export { chosenFluid, fluidLoads } from './chosen-fluid.ts';
export { fluidFields, fluidRows, whereChosen, type FluidFields } from './fields.ts';
export { condensationCheck, negligibleShare, throatCheck, type ConstantNozzle } from './gas-outlet.ts';
export { flowingStreams, flowsAs } from './flowing.ts';
export { fluidNamed } from './named.ts';
export { sentFluid, typedAlone } from './sent.ts';
export { streamAt, type Filler } from './stream.ts';
export { tensionBetween } from './tension.ts';
export { twoPhasesCheck } from './two-phases.ts';
