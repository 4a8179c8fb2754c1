/**
 * States of mixtures and of pure fluids by the Peng-Robinson equation (`../eos`, which says what it is and where it is poor), in
 * one phase and two, with their envelopes. SI and per kg.
 */
export { cubicComponent, isFromReference } from './components.ts';
export { cubicRange, CubicStates } from './states.ts';
