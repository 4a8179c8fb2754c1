export { cbrt } from './cube-root.ts';
export { exp, expm1 } from './exponential.ts';
export { acosh, asinh, cosh, sinh, tanh } from './hyperbolic.ts';
export { hypot } from './hypotenuse.ts';
export { acos, asin, atan, atan2 } from './inverse-trigonometric.ts';
export { log, log1p } from './logarithm.ts';
export { log10, log2 } from './logarithms.ts';
export { cube, pow, wholePower } from './power.ts';
export { cos, sin, tan } from './trigonometric.ts';
