import { isAmountUnit } from '../amount-list/amount-units.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { cellText } from './cell-text.ts';

/** A section of a number format: what it shows before, in and after the digits (ECMA-376-1, 18.8.31). */
interface Section {
  prefix: string;
  /** The placeholders of digits, with the decimal point and the commas. */
  digits: string;
  suffix: string;
  isPercent: boolean;
  /** Shows something else than one decimal number, such as a date. */
  isOther: boolean;
  holds?: (value: number) => boolean;
}

const token =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[(?<bracket>[^\]]*)\]|[_*].|E[+-]|(?<general>General)|(?<digits>[0#?.,]+)|(?<sign>.)/gisu;

/** Signs that a section shows as they are, and that are no part of a unit. */
const punctuation = /[\d()+\-$'~{}<>=!&^:]/;

const condition = /^(?<relation><=|>=|<>|=|<|>)(?<limit>-?\d+(?:\.\d*)?)$/;

const relations: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};

/** The divisor for each number of commas behind the digits, and what is written for it. */
const scales = [
  { divisor: 1, names: undefined },
  { divisor: 1e3, names: /^k$/i },
  { divisor: 1e6, names: /^(?:mm?|mn)$/i },
  { divisor: 1e9, names: /^(?:bn?|g)$/i },
] as const;

/**
 * How a spreadsheet program shows the numbers of a cell with a number format, at full precision: in per cent, divided by a thousand for each
 * comma behind the digits, and with the unit that the format adds. Returns numbers as they are stored if the format adds another text, or
 * shows a date or a time.
 */
export function valueByFormat(format: string): (value: number) => number | string {
  const sections = sectionsOf(format);
  const cells = sections.map(cellOfSection);
  return value => {
    const index = sections.findIndex(({ holds }, place) => (holds ?? usualCondition(place, sections.length))(value));
    return cells[index]?.(value) ?? value;
  };
}

/** The numbers for which a section without a condition is used: positive ones, negative ones and zero. */
function usualCondition(place: number, count: number): (value: number) => boolean {
  if (place >= 2 || place === count - 1) return () => true;
  if (place === 1) return value => value < 0;
  return value => value > 0 || (value === 0 && count === 2);
}

function sectionsOf(format: string): Section[] {
  let section: Section = { prefix: '', digits: '', suffix: '', isPercent: false, isOther: false };
  const sections = [section];
  const addText = (text: string) => {
    if (section.digits === '') section.prefix += text;
    else section.suffix += text;
  };
  for (const { groups = {} } of format.matchAll(token)) {
    const { quoted, escaped, currency, bracket, general, digits, sign } = groups;
    const literal = quoted ?? escaped ?? currency;
    if (literal !== undefined) addText(literal);
    else if (bracket !== undefined) addBracket(section, bracket);
    else if (digits !== undefined || general !== undefined) {
      if (section.suffix.trim() !== '') section.isOther = true;
      section.digits += digits ?? '0';
    } else if (sign === ';') {
      section = { prefix: '', digits: '', suffix: '', isPercent: false, isOther: false };
      sections.push(section);
    } else if (sign === '/') {
      // Between digits it is the bar of a fraction.
      if (section.suffix.trim() !== '') addText(sign);
    } else if (sign !== undefined) {
      if (/[a-z@]/i.test(sign)) section.isOther = true;
      if (sign === '%') section.isPercent = true;
      if (!punctuation.test(sign)) addText(sign);
    }
  }
  return sections;
}

/** A condition or an elapsed time; colours and languages change nothing. */
function addBracket(section: Section, bracket: string): void {
  const { relation = '', limit } = condition.exec(bracket)?.groups ?? {};
  const holds = relations[relation];
  if (holds) section.holds = value => holds(value, Number(limit));
  if (/^(?:h+|m+|s+)$/i.test(bracket)) section.isOther = true;
}

function cellOfSection({ prefix, digits, suffix, isPercent, isOther }: Section): (value: number) => number | string {
  const { divisor, names } = scales[/,+(?=\.|$)/.exec(digits)?.[0].length ?? 0] ?? {};
  const isScaleName = [prefix, suffix].some(text => names?.test(text.trim()));
  if (isOther || digits === '' || divisor === undefined || isScaleName) return value => value;
  const textOf = (value: number) => cellText((isPercent ? 100 * value : value) / divisor);
  const size = /^\s*(?:DN|NPS)\s*$/i.exec(prefix)?.[0].trim();
  if (size !== undefined && suffix.trim() === '') return value => `${size} ${textOf(value)}`;
  // A letter that touches the digits, as in P101, is part of a name.
  const unit = [suffix, /\s$/.test(prefix) ? prefix : ''].map(text => text.trim()).find(isUnit);
  if (unit !== undefined) return value => `${textOf(value)} ${unit}`;
  if (isPercent) return value => `${textOf(value)} %`;
  return (prefix + suffix).trim() === '' ? value => Number(textOf(value)) : value => value;
}

/** Whether a text is a unit; a degree sign alone may be of an angle or a temperature. */
const isUnit = (text: string) => text !== '°' && (isAmountUnit(text) || isAnyUnit(text));
