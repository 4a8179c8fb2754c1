/**
 * States of mixtures and pure fluids by the Peng-Robinson equation (see `../eos` for its definition and limits), with one or two phases and
 * phase envelopes. SI and per kg.
 */
export { cubicComponent, isFromReference } from './components.ts';
export { interactionRemarks } from '../eos/index.ts';
export { pseudoComponentRemark } from './pseudo-component-remark.ts';
export { cubicRange, CubicStates } from './states.ts';
