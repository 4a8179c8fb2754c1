/** The messages of the checks of a fluid, which are loaded with its data (`fluid-data.ts`). */
export { phaseMessages } from './phase-messages.ts';
export { flashInDeviceMessages, flashMessages } from './flashing.ts';
export { condensationMessages, throatMessages } from './gas-outlet.ts';
export { usedDensityMessages } from './reference-density.ts';
export { solidAfter } from './solids.ts';
export { throttlingMessages } from './throttling.ts';
export { liquidMessages, splitMessages } from './two-phases.ts';
