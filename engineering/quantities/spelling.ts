import { hasUnit, unitOf } from './convert.ts';
import { kindOf, type Kind } from './kinds.ts';
import type { Unit } from './unit.ts';
import { replaceUnitWords } from './unit-words.ts';

/**
 * Normalises the variants of a written unit: superscripts, dashes, degree signs, μ and u, "hr" and "h", "deg C" and "°C", "per" and "/", and
 * the words and codes of `unit-words`.
 */
function normalised(text: string): string {
  return (
    replaceUnitWords(
      text
        .replaceAll(/[º˚]/g, '°')
        .replaceAll(/[″”“]|''/g, '"')
        .replaceAll(/[′’]/g, "'"),
    )
      .normalize('NFKC')
      .replaceAll(/[−–‐‑]/g, '-')
      .replaceAll(/[μµ]/g, 'u')
      .replaceAll('・', '·')
      .replaceAll(/\^|\*\*/g, '')
      .replaceAll(/\bper\b/gi, '/')
      .replaceAll(/(?:°|deg(?:rees?)?\.?|grad)\s*(?=[CFRK](?![a-zé]))/gi, '')
      .replace(/^([CFR])°$/, '$1')
      // A letter o is typed for the degree sign: oC.
      .replaceAll(/(?<![\p{L}\d])o(?=[CF](?!\p{L}))/gu, '')
      .replaceAll(/hours?|hrs?(?![a-z])/gi, 'h')
      // Gauge pressure in German, French and Spanish lists: bar(ü), bar rel., bar eff., bar man.
      .replace(/\s*\(?(?:ü|(?<=[\s(_])(?:rel(?:ative?)?|eff|man)\.?)\)?$/i, 'g')
      .replace(/,\s*(?=(?:g|a|abs|gauge)\.?$)/i, ' ')
      .replace(/\babsolu(?:t|e)$/i, 'absolute')
      // Actual volumes: "actual m3/h", HYSYS's ACT_m3/h, "m3/h (actual)", Am3/min.
      .replace(/^A(?=m3\/)/i, '')
      // psi gage, bar(ga)
      .replace(/(?<=\S)[\s_]*(?:\(ga(?:ge)?\)|(?<=\s)ga(?:ge)?)$/i, 'g')
      .replace(/^act(?:ual)?[.\s_]+(?=\S)|(?<=\S)[\s(]+act(?:ual)?\.?\)?$/i, '')
  );
}

const separators = /[\s.·⋅*()[\]_]+|-(?=[a-z°])/gi;

/** Removes separators: "Btu/(h·ft²)" becomes "Btu/hft2", as do "Btu/h/ft2" and "Btu/h-ft2". */
function withoutSeparators(text: string): string {
  const [above = '', ...below] = text.replaceAll(separators, '').split('/');
  return below.length === 0 ? above : `${above}/${below.join('')}`;
}

/** Rewrites a unit as a fraction of alphabetically sorted factors: also for "Btu/ft2-h" and "W m-2". */
function asFraction(text: string): string {
  const above: string[] = [];
  const below: string[] = [];
  for (const [index, part] of text.split('/').entries()) {
    for (const factor of part.split(separators)) {
      const [, base = '', power = ''] = /^(\D+)-(\d+)$/.exec(factor) ?? [];
      if (base !== '') (index === 0 ? below : above).push(power === '1' ? base : base + power);
      else if (factor !== '' && (factor !== '1' || index > 0)) (index === 0 ? above : below).push(factor);
    }
  }
  const inOrder = (factors: string[]): string =>
    factors.length < 2
      ? factors.join('')
      : factors
          .map(factor => ({ factor, key: withLetters(factor).toLowerCase() }))
          .toSorted((one, two) => (one.key < two.key ? -1 : 1))
          .map(({ factor }) => factor)
          .join(' ');
  return below.length === 0 ? inOrder(above) : `${inOrder(above)}/${inOrder(below)}`;
}

/** Placeholder characters for m, M and G used as prefixes, where case distinguishes a thousandth from a million. */
const prefixSigns: ReadonlyMap<string, string> = new Map([
  ['m', '\u0001'],
  ['M', '\u0002'],
  ['G', '\u0003'],
]);
const letters: ReadonlyMap<string, string> = new Map([...prefixSigns].map(([letter, sign]) => [sign, letter]));
const prefix =
  /(?<![A-Za-z])[mMG](?=(?:Pa[ag]?|bar[ag]?|Torr|Wh?|J|N|g|L|m|s|Hz|P|St|cal|t|Btu|lbm?|bbl|[NS]m³|mol)(?![A-Za-z]))/g;

/** An accepted spelling. */
interface Spelling {
  readonly unit: Unit;
  /** With prefixes as placeholder characters. */
  readonly signed: string;
}

/** The forms of the last texts, each of which is looked up in many kinds. */
const recentForms = new Map<string, readonly [string, string]>();
const maxForms = 5000;

/** The forms by which a text is compared: without separators, and as a fraction. */
function formsOf(text: string): readonly [string, string] {
  let own = recentForms.get(text);
  if (!own) {
    if (recentForms.size >= maxForms) recentForms.clear();
    const whole = normalised(text);
    recentForms.set(text, (own = [withoutSeparators(whole), asFraction(whole)]));
  }
  return own;
}

interface Spellings {
  readonly exact: ReadonlyMap<string, Unit>;
  /** In lower case. */
  readonly folded: ReadonlyMap<string, readonly Spelling[]>;
}

const known = new Map<Kind, readonly Spellings[]>();

function spellingsOf(kind: Kind): readonly Spellings[] {
  let own = known.get(kind);
  if (!own) {
    own = [spellingsIn(kind, 0), spellingsIn(kind, 1)];
    known.set(kind, own);
  }
  return own;
}

function spellingsIn(kind: Kind, form: 0 | 1): Spellings {
  const exact = new Map<string, Unit>();
  const folded = new Map<string, Spelling[]>();
  const { units } = kindOf(kind);
  const texts = [
    ...units.map(unit => ({ unit, text: unit.symbol })),
    ...units.flatMap(unit => unit.aliases.map(text => ({ unit, text }))),
  ];
  for (const { unit, text } of texts) {
    const signed = formsOf(text.replaceAll(prefix, letter => prefixSigns.get(letter) ?? letter))[form];
    const spelling = withLetters(signed);
    if (exact.has(spelling)) continue;
    exact.set(spelling, unit);
    const small = spelling.toLowerCase();
    const others = folded.get(small) ?? [];
    // Of two spellings of one unit the first shows where its prefix is: MBAR is only read, Mbar is not.
    if (others.every(other => other.unit !== unit)) folded.set(small, [...others, { unit, signed }]);
  }
  return { exact, folded };
}

function withLetters(signed: string): string {
  // oxlint-disable-next-line no-control-regex -- the signs are control characters, which no unit has
  if (!/[\u0001-\u0003]/.test(signed)) return signed;
  // oxlint-disable-next-line no-control-regex -- the signs are control characters, which no unit has
  return signed.replaceAll(/[\u0001-\u0003]/g, sign => letters.get(sign) ?? sign);
}

/** Whether the prefixes of a spelling are written in their proper case. */
function hasPrefixesOf(written: string, signed: string): boolean {
  return signed.split('').every((sign, index) => (letters.get(sign) ?? written[index]) === written[index]);
}

/**
 * Finds the unit of a kind for a text: by symbol, else an exact spelling, else a case-insensitive match if unique: "BAR" is bar. The case
 * of a prefix still matters: "mW" is not MW, and "MPA" is MPa only if the kind has no mPa.
 */
export function findUnit(kind: Kind, text: string): Unit | undefined {
  if (hasUnit(kind, text)) return unitOf(kind, text);
  let recent = recentlyFound.get(kind);
  if (!recent || recent.size >= maxRecent) recentlyFound.set(kind, (recent = new Map()));
  if (recent.has(text)) return recent.get(text);
  const found = findSpelling(kind, text);
  recent.set(text, found);
  return found;
}

/** Units of the last texts of each kind: the rows of a table have the same few. */
const recentlyFound = new Map<Kind, Map<string, Unit | undefined>>();
const maxRecent = 100;

function findSpelling(kind: Kind, text: string): Unit | undefined {
  const own = spellingsOf(kind);
  const forms = formsOf(text);
  for (const [index, { exact }] of own.entries()) {
    const unit = exact.get(forms[index] ?? '');
    if (unit) return unit;
  }
  for (const [index, { folded }] of own.entries()) {
    const written = forms[index] ?? '';
    const matches = folded.get(written.toLowerCase()) ?? [];
    const meant = matches.filter(({ signed }) => hasPrefixesOf(written, signed));
    const [first] = meant;
    const isSure = meant.length === matches.length || (/[a-z]/.test(written) && /[A-Z]/.test(written));
    if (first && isSure && meant.every(({ unit }) => unit === first.unit)) return first.unit;
  }
  return undefined;
}

/** Returns the unit of a kind whose symbol differs from `text` only in the case of a prefix: MW for "mW". */
export function unitOfOtherPrefix(kind: Kind, text: string): Unit | undefined {
  for (const [index, { folded }] of spellingsOf(kind).entries()) {
    const [first] = folded.get((formsOf(text)[index] ?? '').toLowerCase()) ?? [];
    if (first && first.signed !== withLetters(first.signed)) return first.unit;
  }
  return undefined;
}
