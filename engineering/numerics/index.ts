export { chebyshevCoefficients, chebyshevNodes, chebyshevSum } from './chebyshev.ts';
export { integrate } from './integrate.ts';
export { LinearIntegral, type TablePoint } from './linear-integral.ts';
export { solveLinearSystem } from './linear-system.ts';
export { monotoneCurve } from './monotone.ts';
export { findRoot, type Root } from './root.ts';
export { secantRoot, type SecantFound, type SecantSearch } from './secant.ts';
export { StiffIntegrator, type StiffOptions } from './stiff.ts';
export type { StiffSystem } from './stiff-system.ts';
