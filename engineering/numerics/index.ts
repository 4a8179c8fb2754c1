export { findRoot, type Root } from './root.ts';
