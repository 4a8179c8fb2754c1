/** Codes of the Unified Code for Units of Measure (UCUM) that differ from the usual symbol. */
const codes: Readonly<Record<string, string>> = {
  '[lb_av]': 'lb',
  '[oz_av]': 'oz',
  '[oz_tr]': 'oz t',
  '[gr]': 'gr',
  '[ston_av]': 'ton (US)',
  '[lton_av]': 'ton (UK)',
  '[stone_av]': 'st',
  '[lbf_av]': 'lbf',
  '[in_i]': 'in',
  '[ft_i]': 'ft',
  '[yd_i]': 'yd',
  '[mi_i]': 'mi',
  '[nmi_i]': 'nmi',
  '[mil_i]': 'mil',
  '[ft_us]': 'ft (US)',
  '[sin_i]': 'in2',
  '[sft_i]': 'ft2',
  '[syd_i]': 'yd2',
  '[cin_i]': 'in3',
  '[cft_i]': 'ft3',
  '[cyd_i]': 'yd3',
  '[kn_i]': 'kn',
  '[gal_us]': 'gal (US)',
  '[gal_br]': 'gal (UK)',
  '[bbl_us]': 'bbl',
  '[btu_it]': 'Btu',
  '[btu_th]': 'Btu th',
  '[btu]': 'Btu th',
  '[cal]': 'kcal th',
  '[degf]': '°F',
  '[degr]': '°R',
  "[in_i'h2o]": 'inH2O',
  "[in_i'hg]": 'inHg',
  '[ppm]': 'ppm',
  '[ppb]': 'ppb',
  cal_it: 'cal',
  cal_th: 'cal th',
};

const code = new RegExp(
  Object.keys(codes)
    .map(text => text.replaceAll(/[[\]]/g, String.raw`\$&`))
    .join('|'),
  'gi',
);

/** Words for units, each as a pattern and the symbol that it stands for. */
const words = [
  ['sec(?:ond)?s?', 's'],
  ['minutes?|mins', 'min'],
  ['days?|(?<=\\/\\s*)(?:j|jours?|d[ií]as?|tag)', 'd'],
  ['tonnes?[ -]?force', 'tf'],
  ['tonnes?|metric tons?', 't'],
  ['kgs', 'kg'],
  ['grams?|gms?', 'g'],
  ['bars', 'bar'],
  ['pounds?[ -]?force', 'lbf'],
  ['(?:kg|kilograms?)[ -]?force', 'kgf'],
  ['pounds?|lbs|lbm|lb_m|#(?=\\s*\\/)', 'lb'],
  ['dynes?', 'dyn'],
  ['gallons?', 'gal'],
  ['u\\.?s\\.? ?g(?:al)?', 'gal (US)'],
  ['(?:imp(?:erial)?\\.?|uk) ?gal|gal-imp|igal|ukg', 'gal (UK)'],
  ['imperial', 'imp'],
  ['lit(?:re|er)s?|ltrs?', 'L'],
  ['barrels?|bbls', 'bbl'],
  ['met(?:re|er)s?|mtrs?', 'm'],
  ['feet|foot', 'ft'],
  ['inch(?:es)?|zoll|pulg(?:adas?)?|pol(?:egadas?)?|pouces?', 'in'],
  ['cbm', 'm3'],
  ['qm', 'm2'],
  ['stunden?|(?<=\\/\\s*)std\\.?', 'h'],
  ['miles?', 'mi'],
  ['acres?', 'ac'],
  ['lb-?mol(?:es?)?', 'lbmol'],
  ['kmoles?|kg-?mol(?:es?)?', 'kmol'],
  ['g-?mol(?:es?)?', 'gmol'],
  ['moles?', 'mol'],
  ['c-?poises?', 'cP'],
  ['short[ -]tons?', 'ton (US)'],
  ['long[ -]tons?', 'ton (UK)'],
  ['(?<=\\/\\s*)y(?:(?:ea)?rs?)?', 'a'],
  ['(?:of )?water[ -]gau?ge|of H2O gau?ge', 'WG'],
  ['(?:of )?water(?:[ -]column)?|of H2O(?: column)?', 'H2O'],
  ['(?:of )?mercury|of Hg', 'Hg'],
  ['ounces?', 'oz'],
  ['yards?', 'yd'],
  ['hectares?', 'ha'],
  ['newtons?', 'N'],
  ['joules?', 'J'],
  ['watts?', 'W'],
  ['pascals?', 'Pa'],
  ['hertz', 'Hz'],
  ['atmospheres?', 'atm'],
  ['horsepower', 'hp'],
  ['celsius|centigrade', 'C'],
  ['fahrenheit', 'F'],
] as const;

/** Spelt-out prefixes and the units that they stand before, with their symbols. */
const prefixes: Readonly<Record<string, string>> = {
  micro: 'u',
  milli: 'm',
  centi: 'c',
  deca: 'da',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
};
const prefixedUnits = [
  ['pascals?', 'Pa'],
  ['bars?', 'bar'],
  ['torr', 'Torr'],
  ['watts?', 'W'],
  ['joules?', 'J'],
  ['calories?', 'cal'],
  ['newtons?', 'N'],
  ['grams?', 'g'],
  ['tonnes?', 't'],
  ['lit(?:re|er)s?', 'L'],
  ['met(?:re|er)s?', 'm'],
  ['poises?', 'P'],
  ['stokes?', 'St'],
  ['moles?', 'mol'],
  ['hertz', 'Hz'],
  ['seconds?', 's'],
] as const;

const prefixedWord = new RegExp(
  `(?<![a-z])(${Object.keys(prefixes).join('|')})-?(?:${prefixedUnits.map(([pattern]) => `(${pattern})`).join('|')})(?![a-z])`,
  'gi',
);

/** Replaces a spelt-out unit with its prefix by its symbol: "kilopascal" by "kPa". */
const replacePrefixedWords = (text: string): string =>
  text.replaceAll(prefixedWord, (_, prefix: string, ...found: (string | undefined)[]) => {
    const [, symbol = ''] = prefixedUnits[found.findIndex(word => word !== undefined)] ?? [];
    return `${prefixes[prefix.toLowerCase()] ?? ''}${symbol}`;
  });

const wholeWord = (pattern: string, flags: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, flags);
const symbols = words.map(([pattern, symbol]) => [wholeWord(pattern, 'gi'), symbol] as const);
const anyWord = wholeWord(words.map(([pattern]) => pattern).join('|'), 'i');
const anyShape = /(?:square|sq|cubic|cu)[.\s]*[a-z]/i;

/** Replaces spelt-out units, squares and cubes in words, and codes of UCUM by symbols: "sq ft" by "ft2", "LB/DAY" by "lb/d". */
export function replaceUnitWords(unit: string): string {
  const coded = /[[_]/.test(unit) ? unit.replaceAll(code, found => codes[found.toLowerCase()] ?? found) : unit;
  if (!/[a-z#]{2}|#/i.test(coded)) return coded;
  const prefixed = replacePrefixedWords(coded);
  const written = anyWord.test(prefixed)
    ? symbols.reduce((text, [word, symbol]) => text.replaceAll(word, symbol), prefixed)
    : prefixed;
  if (!anyShape.test(written)) return written;
  return written.replaceAll(
    /(?<![a-z])(square|sq|cubic|cu)\.?\s*(mm|cm|km|m|in|ft|yd)\.?(?![a-z](?!$)|[b-fh-z])/gi,
    (_, word: string, base: string) => `${base}${/^s/i.test(word) ? '2' : '3'}`,
  );
}
