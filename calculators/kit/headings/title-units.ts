import { findUnit, type Kind } from '@isentrope/engineering/quantities';
import { isAnyUnit } from './is-any-unit.ts';
import { wordsOf } from './heading-words.ts';
import { isLikeUnit } from './units-row.ts';

/** Units in the title rows above a list: "All pressures in barg, flows in kg/h". */

/**
 * The units that title rows state, by the word for the quantity, known or not, and the factors; the texts with them, those of which some is not
 * known, and the texts on units that state none so.
 */
export interface TitleUnits {
  readonly units: ReadonlyMap<string, string>;
  readonly factors: ReadonlyMap<string, string>;
  /** The basis of pressures whose units state none. */
  readonly basis: PressureBasis | undefined;
  /** The texts that state it. */
  readonly ofBasis: readonly string[];
  readonly open: readonly string[];
  readonly texts: readonly string[];
  readonly unread: readonly string[];
}

type PressureBasis = 'abs' | 'g';

const pressureWords = String.raw`(?<!\p{L})(?:press(?:ures?|ions?|\.)?|pression[ei]|drücken?|drücke|druck|presi[oó]n(?:es)?|press(?:ão|ões)|druk(?:ken)?)(?!\p{L})`;
const absoluteWords = String.raw`(?:(?<!\p{L})(?:abs(?:olut[aeo]?s?|olus?)?|bara|psia|kpaa|mpaa)(?!\p{L})|\(a\))`;
const gaugeWords = String.raw`(?:(?<!\p{L})(?:gau?ge|überdr[uü]cke?|manom[eéè]tri\p{L}*|relati[fv]\p{L}*|barg|psig)(?!\p{L})|\(g\))`;
const absoluteText = new RegExp(String.raw`${pressureWords}.*${absoluteWords}|^\P{L}*absolute?\P{L}*$`, 'iu');
const gaugeText = new RegExp(String.raw`${pressureWords}.*${gaugeWords}|^\P{L}*gau?ge\P{L}*$`, 'iu');

/** The basis of pressures that a text states, as in "All pressures absolute"; both if it names both. */
const basesIn = (text: string): PressureBasis[] => [
  ...(absoluteText.test(text) ? (['abs'] as const) : []),
  ...(gaugeText.test(text) ? (['g'] as const) : []),
];

/** Quantities that titles name, by the word that their headings have, with the kinds of their units. */
export const quantityKinds: Readonly<Record<string, readonly Kind[]>> = {
  pressure: ['gaugePressure', 'absolutePressure'],
  temperature: ['temperature'],
  flow: ['massFlow', 'volumeFlow', 'standardFlow'],
  density: ['density'],
  viscosity: ['dynamicViscosity'],
  length: ['length'],
  roughness: ['length'],
  diameter: ['length'],
  elevation: ['length'],
};

const plurals: Readonly<Record<string, string>> = { densities: 'density', viscosities: 'viscosity' };

const named =
  /\b(pressures?|press\.?|temperatures?|temps?\.?|(?:mass |volume )?flows?(?: ?rates?)?|densit(?:y|ies)|viscosit(?:y|ies)|lengths?|roughness|diameters?|elevations?)(?: (?:basis|units?))?\s*(?:(?:are|is)\s+)?(?:(?:all\s+)?in|:|=|\()\s*([^\s,;()]+(?:\((?:g|a|abs)\))?)(?=((?: [^\s,;()]+)?))/gi;

const systems = String.raw`(?:SI|S\.I\.|MKS|CGS|FPS|metric|imperial|english|british|field|USC?S?|U\.S\.?|US customary|customary)`;
/** Matches the name of a system of units alone, such as "US" and "SI units". */
const systemAlone = new RegExp(`^${systems}(?:[\\s-]+(?:units?|customary|system))*$`, 'i');
/** Matches a text that names a system of units among other words. */
const systemInText = new RegExp(
  String.raw`\bunits?\s*(?:of measure(?:ment)?\s*)?[:=]|\bunit system\b|\bsystem of units\b|\bunits? (?:are|in)\b|\b${systems} units?\b|\bunits? ${systems}(?![\p{L}\d])|\bin (?:barg|bara|psig|psia|kg\/h|lb\/h|°[CF])(?![\p{L}\d])`,
  'iu',
);

/** Matches the heading of a column of units, or of systems of units. */
export const unitHeading =
  /(?:^|[\s_])(?:units?(?:[\s_-]?(?:system|set|of measure(?:ment)?))?|system of units|uom|einheit(?:en)?|unidad(?:es)?|unidade|unit[éà]s?|単位|dim(?:ension)?\.?):?$/i;

/** Whether a text is the name of a system of units, which alone states no unit. */
export const isUnitSystem = (text: string) => systemAlone.test(text);

/** Whether the cells of a row are a title on the system of units: "Units | US". */
export const isTitleOfUnits = (cells: readonly string[]) =>
  cells.some((cell, index) => unitHeading.test(cell) && isUnitSystem(cells[index + 1] ?? ''));

/** The key of a factor for the numbers of all columns. */
const ofAll = 'all';

/** Matches a factor behind the name of a quantity: "Flows x 1000", "Flow rates in thousands". */
const factorBehind =
  /\b(pressures?|flows?(?: ?rates?)?|loads?|viscosit(?:y|ies)|lengths?)\s*,?\s*\(?(?:[x×*]\s*10[\d.,^⁰¹²³⁴-⁹]*|(?:are |is )?in (?:thousand|million|hundred|lakh)s\b)/i;

const factorWords = String.raw`[x×*]\s*(?:10[\d^⁰¹²³⁴-⁹]*|1[.,\s]?000(?:[.,\s]?000)?)|10(?:\^|\*\*)-?[36]|10⁻?[³⁶]|'000s?|thousands|millions|hundreds|lakhs|tausend|milliers|miles|millones|milhares|migliaia|duizend(?:tal)?`;
/** Matches a factor for all numbers: "Values x 1000", "(in thousands)", "Figures in 10³". */
const factorForAll = new RegExp(
  String.raw`^[([\s]*(?:(?:note|all|the|alle|tous|toutes|todos|tutti)\b[:\s]*)*(?:values?|figures?|numbers?|quantities|amounts?|data|table|list|werte|zahlen|angaben|valeurs|valores|valori|waarden)?\s*(?:(?:are|is|sind|shown|given|expressed|stated|in|en|em)\s+)*(?:${factorWords})(?![\p{L}\d/])[)\].\s]*$`,
  'iu',
);

/** The word by which the headings of a quantity are known, of its name in a title; '' for none. */
const quantityOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s.]+/)
    .flatMap(part => [...wordsOf(plurals[part] ?? part.replace(/s$/, ''))])
    .find(part => Object.hasOwn(quantityKinds, part)) ?? '';

/** Reads the units in the texts above a heading. */
export function titleUnits(titles: readonly string[]): TitleUnits {
  const units = new Map<string, string>();
  const factors = new Map<string, string>();
  const [texts, open, unread]: [string[], string[], string[]] = [[], [], []];
  const ofBasis: string[] = [];
  const bases = new Set(titles.flatMap(basesIn));
  for (const [index, text] of titles.entries()) {
    let [isRead, isOpen] = [false, false];
    const [, multiplied] = factorBehind.exec(text) ?? [];
    const isForAll = factorForAll.test(text);
    if (multiplied !== undefined || isForAll) {
      factors.set(isForAll ? ofAll : quantityOf(multiplied ?? ''), text);
      isOpen = true;
    }
    for (const [, word = '', typed = '', next = ''] of text.matchAll(named)) {
      const name = quantityOf(word);
      // The longer of "lb/cu ft" and "lb/cu".
      const unit = [typed + next, typed]
        .map(each => each.replace(/[.]$/, ''))
        .find(each => (quantityKinds[name] ?? []).some(kind => findUnit(kind, each) !== undefined));
      if (unit === undefined && (/^(?:min|day)\b/i.test(typed) || !isLikeUnit(typed + next))) continue;
      const stated = unit ?? text;
      // Two units of one quantity leave both open.
      units.set(name, units.has(name) && units.get(name) !== stated ? '' : stated);
      if (unit === undefined) isOpen = true;
      else isRead = true;
    }
    const isBasis = basesIn(text).length > 0;
    if (isBasis && bases.size > 1) isOpen = true;
    else if (isBasis) ofBasis.push(text);
    if (isOpen) open.push(text);
    else if (isRead) texts.push(text);
    else if (!isBasis && (systemInText.test(text) || (unitHeading.test(titles[index - 1] ?? '') && isUnitSystem(text))))
      unread.push(text);
  }
  const [basis] = bases.size === 1 ? bases : [];
  return { units, factors, basis, ofBasis, texts, open, unread };
}

/** Whether a text states units, as in "Unit 200: flows in lb/h" or "Area 1: kg/h". */
export function statesUnits(text: string): boolean {
  const { texts, ofBasis, open, unread } = titleUnits([text]);
  if (texts.length + ofBasis.length + open.length + unread.length > 0) return true;
  // "Section B - lb/h, psig": no words name a rate or a basis as these units do.
  const parts = text.split(/[\s,;–—]+/).map(part => part.replace(/\.$/, ''));
  if (
    parts.some(part => (part.includes('/') || /^(?:bar|psi|kpa|mpa)(?:g|a|\([ga]\))$/i.test(part)) && isAnyUnit(part))
  )
    return true;
  const stated = text.matchAll(/(?:\bin|[:=(])\s*([^\s,;:=()]{2,}(?:\((?:g|a|abs)\))?)/gi);
  return [...stated].some(([, word = '']) => /\p{L}/u.test(word) && isAnyUnit(word.replace(/\.$/, '')));
}

/** Words of headings of other quantities than those of titles, such as a pressure drop. */
const otherWords = ['differential', 'coefficient', 'specific'];

/** What title rows state for the quantity of a heading; '' if they state nothing. */
function statedFor(heading: string, stated: ReadonlyMap<string, string>): string {
  if (stated.size === 0) return '';
  const words = wordsOf(heading);
  const [only, ...others] = [...stated].filter(([word]) => words.has(word));
  return only && others.length === 0 && !otherWords.some(word => words.has(word)) ? only[1] : '';
}

/** The unit of a pressure with the basis of a title if it states none itself. */
function withBasis(heading: string, unit: string, basis: PressureBasis | undefined): string {
  if (basis === undefined || unit === '' || findUnit('pressureDifference', unit) === undefined) return unit;
  const words = wordsOf(heading);
  if (!words.has('pressure') || words.has('differential') || /(?<!\p{L})(?:abs|gau?ge)/iu.test(heading)) return unit;
  const stated = `${unit}(${basis})`;
  return findUnit(basis === 'abs' ? 'absolutePressure' : 'gaugePressure', stated) ? stated : unit;
}

/** The unit of a column with that of its own, if any, by the title rows: one with their factor is no known unit. */
export function unitByTitle(heading: string, own: string, { units, factors, basis }: TitleUnits): string {
  const unit = withBasis(heading, own === '' ? statedFor(heading, units) : own, basis);
  const factor = factors.get(ofAll) ?? statedFor(heading, factors);
  return factor === '' ? unit : [unit, factor].filter(part => part !== '').join(' with ');
}

/** Sentences on title rows that state units. */
export function titleUnitRemarks(titles: readonly string[]): string[] {
  const { texts, ofBasis, open, unread } = titleUnits(titles);
  return [
    ...open.map(text => `The title “${text}” has a unit or a factor that is not applied: its columns are left open.`),
    ...texts.map(text => `Columns without a unit have that of the title “${text}”.`),
    ...ofBasis.map(text => `Pressures without a basis of their own have that of the title “${text}”.`),
    ...unread.map(
      text => `The title “${text}” is not read: check the units of the columns that have none of their own.`,
    ),
  ];
}
