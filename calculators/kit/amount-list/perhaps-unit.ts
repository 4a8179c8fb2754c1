/** Matches what may be a unit or state a condition of an amount. */
export const perhapsUnit = /[%‰/^°]|\bpp[mb]|\bparts\b|\bper\b|10\s*[-−⁻]|\bmass\b|\bweight\b|\bwt\b|\bvol/i;
