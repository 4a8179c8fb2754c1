/** Specific gas constant of water in J/(kg·K), R7-97(2012) eq. 1. */
export const gasConstant = 461.526;

/** Critical temperature in K, R7-97(2012) eq. 2. */
export const criticalTemperature = 647.096;

/** Critical pressure in Pa, R7-97(2012) eq. 3. */
export const criticalPressure = 22.064e6;

/** Critical density in kg/m³, R7-97(2012) eq. 4. */
export const criticalDensity = 322;

/** Lowest temperature of IAPWS-IF97 in K. */
export const minimumTemperature = 273.15;

/** Isotherm in K between regions 1 and 3, and the lower end of the boundary between regions 2 and 3. */
export const temperature13 = 623.15;

/** Saturation pressure at 623.15 K in Pa, the lower limit of region 3. */
export const pressure13 = 16.529164252604481e6;

/** Upper end in K of the boundary between regions 2 and 3. */
export const maximumTemperature23 = 863.15;

/** Isotherm in K between regions 2 and 5. */
export const temperature25 = 1073.15;

/** Highest temperature of IAPWS-IF97 in K, in region 5. */
export const maximumTemperature = 2273.15;

/** Highest pressure of IAPWS-IF97 in Pa up to 1073.15 K. */
export const maximumPressure = 100e6;

/** Highest pressure in Pa above 1073.15 K. */
export const maximumPressure5 = 50e6;

/** Saturation pressure at 273.15 K in Pa, the lowest pressure with a liquid. */
export const minimumSaturationPressure = 611.2126774443449;

/**
 * Lowest accepted pressure in Pa. IAPWS-IF97 is valid down to p → 0, where the specific volume is unbounded; a microbar keeps every
 * property finite.
 */
export const minimumPressure = 0.1;
