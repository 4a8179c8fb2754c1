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

/**
 * The decimal separator of a block of numbers from one source: an unambiguous number determines it for all. Undefined where none is
 * unambiguous, or they contradict one another.
 */
export function decimalMark(texts: Iterable<string>): DecimalMark | undefined {
  let agreed: DecimalMark | undefined;
  for (const text of texts) {
    const proven = impliedMark(text.trim());
    if (proven === undefined || proven === agreed) continue;
    if (agreed !== undefined) return undefined;
    agreed = proven;
  }
  return agreed;
}

const dottedThousands = /^[+\-−–]?[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/;
const commaThousands = /^[+\-−–]?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:,\d{2})+,\d{3})(?![\d,])/;

/** Removes the thousands separators of a number: with decimal commas "9.850" is "9850". Returns any other text unchanged. */
export function removeThousands(text: string, decimal: DecimalMark): string {
  const group = decimal === ',' ? dottedThousands : commaThousands;
  return text.trim().replace(group, whole => whole.replaceAll(/[.,]/g, ''));
}
