export { equationMath, symbolMath, type MathNode } from './mathml.ts';
export { parseEquation, symbolsOf } from './parse.ts';
export { equationText, symbolText } from './text.ts';
export { sidesInNumbers } from './value.ts';
