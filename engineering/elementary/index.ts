export { cbrt } from './cube-root.ts';
export { exp, expm1 } from './exponential.ts';
export { acosh, asinh, cosh, sinh, tanh } from './hyperbolic.ts';
export { hypot } from './hypotenuse.ts';
export { acos, asin, atan, atan2 } from './inverse-trigonometric.ts';
export { log } from './logarithm.ts';
export { log10, log1p, log2 } from './logarithms.ts';
export { cube, pow, wholePower } from './power.ts';
export { cos, sin, tan } from './trigonometric.ts';
