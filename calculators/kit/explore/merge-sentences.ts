/** A number in a sentence, with sign, thousands separators and power of ten as written. */
const numbers = /(?<![\w.])[−-]?\d(?:[\d\u202f]*\d)?(?:\.\d+)?(?:·10[⁻⁰¹²³⁴-⁹]+)?/g;

const digitOf = (superscript: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(superscript);

/** The value of such a number. */
function valueOf(text: string): number {
  const [mantissa = '', power = ''] = text.replaceAll('\u202f', '').replace('−', '-').split('·10');
  const digits = power.replaceAll(/./gu, each => (each === '⁻' ? '-' : String(digitOf(each))));
  return Number(digits === '' ? mantissa : `${mantissa}e${digits}`);
}

/** Whether two sentences are equal except for their numbers. */
function isAlike(a: string, b: string): boolean {
  return a.replaceAll(numbers, '#') === b.replaceAll(numbers, '#');
}

/**
 * Merges sentences that differ in their numbers only: each differing number becomes the range of all. Sentences with
 * other words are ignored.
 */
export function mergeSentences(sentences: readonly string[]): string {
  const [first = '', ...others] = sentences;
  const alike = others.filter(each => each !== first && isAlike(each, first));
  if (alike.length === 0) return first;
  const all = [first, ...alike].map(each => each.match(numbers) ?? []);
  let index = -1;
  return first.replaceAll(numbers, own => {
    index += 1;
    let [low, high] = [own, own];
    for (const each of all) {
      const text = each[index] ?? own;
      if (valueOf(text) < valueOf(low)) low = text;
      if (valueOf(text) > valueOf(high)) high = text;
    }
    return low === high ? low : `${low} to ${high}`;
  });
}
