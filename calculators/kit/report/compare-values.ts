import { formatNumber } from '@isentrope/engineering/quantities';

/** One difference between two values, with both as displayed; null for a missing value. */
export interface ValueDifference {
  /** The part of the value, such as "row 2, Pressure"; '' for a scalar. */
  readonly part: string;
  readonly was: string | null;
  readonly now: string | null;
  /** The relative difference, to the larger value or the near-zero scale; null unless both are numbers. */
  readonly relative: number | null;
  /** Whether they differ at the displayed precision; always true unless both are numbers. */
  readonly isShown: boolean;
}

/** The digits that represent any double exactly. */
const maxDigits = 17;

/** A member of an unknown value; undefined if it has none of that name. */
export function memberOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string | number, unknown>>)[name]
    : undefined;
}

/** The value if it is an array, else an empty array. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Deep equality of two JSON values, ignoring the order of members. */
export function isSame(was: unknown, now: unknown): boolean {
  if (typeof was !== 'object' || typeof now !== 'object' || was === null || now === null) return was === now;
  if (Array.isArray(was) !== Array.isArray(now)) return false;
  return namesOf(was, now).every(name => isSame(memberOf(was, name), memberOf(now, name)));
}

/** The names of the members that either value has. */
export function namesOf(was: unknown, now: unknown): string[] {
  const own = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
  return [...new Set([...own(was), ...own(now)])];
}

/**
 * The differences between two values of a report, which may come from a modified file and so have any type.
 * @param nearZero the size in SI below which differences are taken relative to that size, such as the atmosphere for a
 *   gauge pressure.
 */
export function valueDifferences(was: unknown, now: unknown, nearZero = 0): ValueDifference[] {
  if (isSame(was, now)) return [];
  const types = [memberOf(was, 'type'), memberOf(now, 'type')];
  if (types.every(type => type === 'table')) return tableDifferences(was, now);
  if (types.every(type => type === 'number')) return [numberDifference(was, now, nearZero)];
  return [{ part: '', was: textOfValue(was), now: textOfValue(now), relative: null, isShown: true }];
}

function numberDifference(was: unknown, now: unknown, nearZero: number): ValueDifference {
  const [usual, unit] = [digitsOf(was, now), (value: unknown) => unitSuffix(memberOf(value, 'unit'))];
  const si = [was, now].map(side => memberOf(side, 'si'));
  for (const [name, after] of [
    ['value', unit],
    ['si', () => ' in SI units'],
  ] as const) {
    const [a, b] = [memberOf(was, name), memberOf(now, name)];
    if (isFinite(a) && isFinite(b) && (a !== b || (name === 'value' && unit(was) !== unit(now)))) {
      const [before, later] = distinctTexts(a, b, usual);
      const isShown = name === 'si' || unit(was) !== unit(now) || !looksSame(a, b, usual);
      const relative = sizeOf([a, b], si, nearZero);
      return { part: '', was: before + after(was), now: later + after(now), relative, isShown };
    }
  }
  return { part: '', was: asJson(was), now: asJson(now), relative: null, isShown: true };
}

/** The relative difference of the SI values if these differ, as zero in a unit such as 0 °C is not a small number. */
function sizeOf(shown: readonly [number, number], [siWas, siNow]: readonly unknown[], nearZero: number): number {
  return isFinite(siWas) && isFinite(siNow) && siWas !== siNow
    ? relativeDifference(siWas, siNow, nearZero)
    : relativeDifference(...shown);
}

/** Fraction of the largest number of a column below which its numbers are compared on that scale. */
const smallInColumn = 1e-3;

function tableDifferences(was: unknown, now: unknown): ValueDifference[] {
  const columns = memberOf(was, 'columns');
  if (!isSame(columns, memberOf(now, 'columns'))) {
    const texts = { was: asJson(columns), now: asJson(memberOf(now, 'columns')) };
    return [{ part: 'columns', ...texts, relative: null, isShown: true }];
  }
  const found: ValueDifference[] = [];
  const [rows, later] = [listOf(memberOf(was, 'rows')), listOf(memberOf(now, 'rows'))];
  const [si, laterSi] = [listOf(memberOf(was, 'si')), listOf(memberOf(now, 'si'))];
  const nearZero = listOf(columns).map((_, index) => smallInColumn * largestIn([...si, ...laterSi], index));
  for (let row = 0; row < Math.max(rows.length, later.length, si.length, laterSi.length); row += 1) {
    for (const [index, column] of listOf(columns).entries()) {
      const part = `row ${row + 1}, ${textIn(column, 'label')}`;
      const digits = memberOf(column, 'digits');
      const shown = [rows, later].map(each => memberOf(each[row], index));
      const inSi = [si, laterSi].map(each => memberOf(each[row], index));
      const differs = isSame(shown[0], shown[1]) ? inSi : shown;
      if (isSame(differs[0], differs[1])) continue;
      const after = differs === inSi ? ' in SI units' : unitSuffix(memberOf(column, 'unit'));
      const difference = cellDifference(differs[0], differs[1], Number(digits), after);
      const [a, b] = differs;
      const relative = isFinite(a) && isFinite(b) ? sizeOf([a, b], inSi, nearZero[index] ?? 0) : null;
      found.push({ part, ...difference, relative });
    }
  }
  return found.length > 0 ? found : [{ part: '', was: asJson(was), now: asJson(now), relative: null, isShown: true }];
}

function largestIn(rows: readonly unknown[], index: number): number {
  return rows.reduce<number>((maximum, row) => {
    const cell = memberOf(row, index);
    return isFinite(cell) ? Math.max(maximum, Math.abs(cell)) : maximum;
  }, 0);
}

/** The difference of two cells or two numbers of the working; `after` is the unit appended to each. */
export function cellDifference(
  was: unknown,
  now: unknown,
  digits: number,
  after = '',
  nearZero = 0,
): Omit<ValueDifference, 'part'> {
  if (isFinite(was) && isFinite(now)) {
    const [before, later] = distinctTexts(was, now, digits);
    const [relative, isShown] = [relativeDifference(was, now, nearZero), !looksSame(was, now, digits)];
    return { was: before + after, now: later + after, relative, isShown };
  }
  return { was: textOfValue(was), now: textOfValue(now), relative: null, isShown: true };
}

function looksSame(a: number, b: number, digits: number): boolean {
  const usual = Number.isInteger(digits) && digits > 0 ? digits : 4;
  return formatNumber(a, usual) === formatNumber(b, usual);
}

/** Two numbers with as many digits as it takes to distinguish them. */
function distinctTexts(a: number, b: number, usual: number): [string, string] {
  for (let digits = Number.isInteger(usual) && usual > 0 ? usual : 4; digits < maxDigits; digits += 1) {
    const texts: [string, string] = [formatNumber(a, digits), formatNumber(b, digits)];
    if (texts[0] !== texts[1]) return texts;
  }
  return [formatNumber(a, maxDigits), formatNumber(b, maxDigits)];
}

function relativeDifference(a: number, b: number, nearZero = 0): number {
  return a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b), nearZero);
}

/** A value of a report as displayed; JSON for anything else. */
export function textOfValue(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (isFinite(value)) return formatNumber(value, maxDigits);
  switch (memberOf(value, 'type')) {
    case 'number': {
      const number = memberOf(value, 'value');
      return isFinite(number)
        ? formatNumber(number, digitsOf(value, value)) + unitSuffix(memberOf(value, 'unit'))
        : asJson(value);
    }
    case 'words':
      return textIn(value, 'text');
    case 'answer':
      return memberOf(value, 'yes') === true ? 'yes' : 'no';
    case 'none':
      return `no value, ${textIn(value, 'reason')}`;
    default:
      return asJson(value);
  }
}

const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function digitsOf(was: unknown, now: unknown): number {
  const digits = Math.max(Number(memberOf(was, 'digits')), Number(memberOf(now, 'digits')));
  return Number.isInteger(digits) && digits > 0 && digits <= maxDigits ? digits : 4;
}

/** A member as text; JSON if it is not a string. */
export function textIn(value: unknown, name: string): string {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : asJson(text);
}

const unitSuffix = (unit: unknown) => (typeof unit === 'string' && unit !== '' ? ` ${unit}` : '');

/** Maximum length of JSON used as text. */
const maxJsonLength = 120;

/** A value as JSON, cut off to a readable length. */
export function asJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxJsonLength ? `${text.slice(0, maxJsonLength)}…` : text;
}
