/** Matches the heading of a column of molar masses, which are not amounts. */
export const molarMassHead =
  /molec|mol\S*\s*(?:wt|weight|mass)\b|molar\s+mass|^\s*m\.?w\.?\b|^\s*M\s*(?:$|[[(,])|(?:^|[\s([,])(?:k?g|lbm?)\s*\/\s*(?:k|lb-?|k?g-?)?mol(?:es?)?(?!\p{L})/iu;
