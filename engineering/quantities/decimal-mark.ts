/** Decimal separator of a number. */
export type DecimalMark = '.' | ',';

const twoMarks = /^[+\-−–]?\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*([.,])\d+$/;
const oneMark = /^[+\-−–]?(\d*)([.,])(\d*)$/;
/** Indian grouping: 12,34,567. */
const inLakhs = /^[+\-−–]?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const repeated = /^[+\-−–]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;

/** The decimal separator implied by a single number; undefined if ambiguous or absent. */
function impliedMark(text: string): DecimalMark | undefined {
  if (inLakhs.test(text)) return '.';
  const [, thousands, decimal] = twoMarks.exec(text) ?? [];
  if (decimal !== undefined && decimal !== thousands) return decimal as DecimalMark;
  const [, group] = repeated.exec(text) ?? [];
  if (group !== undefined) return group === ',' ? '.' : ',';
  const [, before = '', mark, after = ''] = oneMark.exec(text) ?? [];
  const mayGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return mark === undefined || mayGroup ? undefined : (mark as DecimalMark);
}

/** The number at the start of a text that may have a unit behind it. */
const beforeUnit = /^([+\-−–]?[\d.,' ]*\d)\s*(?:[\p{L}°%"″].*)?$/u;

/** What the numbers of a source prove of their decimal separator; `open` where they contradict one another. */
type ProvenMark = DecimalMark | 'open' | undefined;

/** The decimal separator that the numbers of a source prove. */
export function provenMark(texts: Iterable<string>): ProvenMark {
  let agreed: DecimalMark | undefined;
  for (const text of texts) {
    // Only a mark proves anything.
    if (!/[.,]/.test(text)) continue;
    const proven = impliedMark(beforeUnit.exec(text.trim())?.[1] ?? '');
    if (proven === undefined || proven === agreed) continue;
    if (agreed !== undefined) return 'open';
    agreed = proven;
  }
  return agreed;
}

/**
 * The decimal separator of numbers from one source, with or without units: an unambiguous number determines it for all. Undefined where none
 * is unambiguous, or they contradict one another.
 */
export function decimalMark(texts: Iterable<string>): DecimalMark | undefined {
  const proven = provenMark(texts);
  return proven === 'open' ? undefined : proven;
}

const dottedThousands = /^[+\-−–]?[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/;
const commaThousands = /^[+\-−–]?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:,\d{2})+,\d{3})(?![\d,])/;

/** Removes the thousands separators of a number: with decimal commas "9.850" is "9850". Returns any other text unchanged. */
export function removeThousands(text: string, decimal: DecimalMark): string {
  const group = decimal === ',' ? dottedThousands : commaThousands;
  return text.trim().replace(group, whole => whole.replaceAll(/[.,]/g, ''));
}

/** A number with a fourth decimal if it has three, as those of "12.500" would be open beside decimal commas. */
export function withFourDecimals(text: string): string {
  return text.replace(/^([+\-−–]?[1-9]\d{0,2}\.\d{3})(?![\d.,])/, '$10');
}
