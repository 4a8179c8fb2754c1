export { integrate } from './integrate.ts';
export { findRoot, type Root } from './root.ts';
