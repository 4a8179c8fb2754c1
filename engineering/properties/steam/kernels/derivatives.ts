/**
 * Reusable input and output of a fundamental equation's kernel: it reads x and y and writes the sum f(x, y) with its derivatives, each
 * multiplied by its variables, so that no division by a power is needed.
 */
export class Derivatives {
  x = NaN;
  y = NaN;
  /** f */
  f = NaN;
  /** x·∂f/∂x */
  fx = NaN;
  /** x²·∂²f/∂x² */
  fxx = NaN;
  /** y·∂f/∂y */
  fy = NaN;
  /** y²·∂²f/∂y² */
  fyy = NaN;
  /** x·y·∂²f/∂x∂y */
  fxy = NaN;
}

/** The members of a `Derivatives` that a kernel computes. */
export type Derivative = 'f' | 'fx' | 'fxx' | 'fy' | 'fyy' | 'fxy';
