/** The heading of a column of molar masses, which are no amounts. */
export const molarMassHead = /molec|mol\S*\s*(?:wt|weight|mass)\b|molar\s+mass|^\s*m\.?w\.?\b|^\s*M\s*(?:$|[[(,])/i;
