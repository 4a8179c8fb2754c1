/** Molar gas constant R, J/(mol·K), CODATA 2018: exact by the definition of the mole and the kelvin. */
export const gasConstant = 8.31446261815324;

/** Standard gravity, m/s², exact (CGPM 1901). */
export const standardGravity = 9.80665;

/** Gravity for pump heads and settling droplets, m/s², as specified for this site. */
export const roundedGravity = 9.81;

/** Standard atmosphere in Pa, exact (CGPM 1954); the reference of every gauge pressure. */
export const atmosphere = 101_325;
