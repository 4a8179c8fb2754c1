/** Molar gas constant R, J/(mol·K), CODATA 2018: exact by the definition of the mole and the kelvin. */
export const gasConstant = 8.31446261815324;

/** Standard gravity, m/s², exact (CGPM 1901). */
export const standardGravity = 9.80665;

/** The gravity that pump heads and the settling of droplets are reckoned with, m/s²: that of the site's specification. */
export const roundedGravity = 9.81;

/** Standard atmosphere in Pa, exact (CGPM 1954). The site takes it as the pressure that every gauge pressure is measured from. */
export const atmosphere = 101_325;
