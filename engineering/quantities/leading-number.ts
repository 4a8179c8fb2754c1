import { decimalMark, removeThousands } from './decimal-mark.ts';

const blank = '[ \\u00a0\\u2009\\u202f]';
const grouped = `\\d{1,3}(?:(?:${blank}\\d{3})+|(?:['’´\`]\\d{3})+)`;
/** An exponent that m³ follows directly is part of the unit e3m3, as Canada writes thousands of standard cubic metres. */
const number = new RegExp(
  `^([+\\-−–]?)${blank}?(${grouped}|\\d*)(?:([.,])((?:\\d{3}${blank})*\\d*))?` +
    `(?:[dD]([+-]\\d\\d)|${blank}?(?:[eE](?![36][mM][3³])([+\\-−]?\\d{1,4})|[·×x*]${blank}?10(?:\\^([+\\-−]?\\d{1,4})|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))))?(?=$|[^\\d])`,
);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function plainDigits(text: string): string {
  if (!/[^\d+-]/.test(text)) return text;
  return text
    .replaceAll(/[−–]/g, '-')
    .replaceAll('⁻', '-')
    .replaceAll('⁺', '')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, c => String(superscripts.indexOf(c)));
}

/** A number in program notation, the most common case. */
const plain = /^\d+(?:\.\d+)?$/;

/** Removes the thousands separators of an unambiguous number such as 1,250.5, 1.250,5 or 1,234,567. */
function removeUnambiguousThousands(text: string): string {
  const mark = decimalMark([/^[+\-−–]?[\d.,]+/.exec(text)?.[0] ?? '']);
  return mark === undefined ? text : removeThousands(text, mark);
}

/** Splits trimmed text into a leading number and the rest; undefined without a leading number. A D stands for the E of an exponent in Fortran. */
export function leadingNumber(text: string): { value: number; rest: string } | undefined {
  if (plain.test(text)) return { value: Number(text), rest: '' };
  const ungrouped = /[.,]\d+[.,]/.test(text) ? removeUnambiguousThousands(text) : text;
  const match = number.exec(ungrouped);
  if (!match) return undefined;
  const [whole, sign = '', integer = '', , decimals = '', fortran, written, caret, raised] = match;
  const exponent = fortran ?? written ?? caret ?? raised ?? '';
  if (integer === '' && decimals === '') return undefined;
  const digits = `${plainDigits(sign)}${integer || '0'}.${decimals || '0'}e${plainDigits(exponent) || '0'}`;
  return {
    value: Number(digits.replaceAll(/[ \u00a0\u2009\u202f'’´`]/g, '')),
    rest: ungrouped.slice(whole.length).trim(),
  };
}
