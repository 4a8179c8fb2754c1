/** Something that can be looked for by its name, and less eagerly by other words. */
export interface Findable {
  readonly name: string;
  readonly keywords?: string;
}

/** Text without what people vary: capitals, accents, raised digits. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** As Americans spell it. */
function american(word: string): string {
  return word
    .replaceAll(/our(?=\b|s\b|ed\b|ing\b)/g, 'or')
    .replaceAll(/(?<=met|lit|fib|cent)re/g, 'er')
    .replaceAll(/is(?=e|ing|ation)/g, 'iz');
}

/** By the beginnings of what a text is found: its words, their parts as the g of bar(g), the word without its signs, either spelling. */
function beginnings(text: string): readonly string[] {
  const words = plain(text)
    .split(/[\s,;]+/)
    .filter(word => word !== '');
  const parts = words.flatMap(word => {
    const pieces = word.split(/[^\p{L}\p{N}]+/u).filter(piece => piece !== '');
    return [word, ...pieces, pieces.join('')];
  });
  return [...new Set(parts.flatMap(part => [part, american(part)]))];
}

/** How well something answers to what is typed; the less the better. */
const ranks = { nameBegins: 0, inName: 1, inKeywords: 2 } as const;

/** The rank of something, if every word that is typed begins a word of it. */
function rankOf({ name, keywords = '' }: Findable, query: string, words: readonly string[]): number | undefined {
  const inName = beginnings(name);
  const begins = (among: readonly string[]) => (word: string) =>
    among.some(each => each.startsWith(word) || each.startsWith(american(word)));
  if (words.every(begins(inName))) return plain(name).startsWith(query) ? ranks.nameBegins : ranks.inName;
  return words.every(begins([...inName, ...beginnings(keywords)])) ? ranks.inKeywords : undefined;
}

/** What answers to a query, the best first, and equals in the order in which they came. */
export function matching<Item extends Findable>(items: readonly Item[], query: string): readonly Item[] {
  const words = plain(query)
    .split(/\s+/)
    .filter(word => word !== '');
  const ranked = items.flatMap(item => {
    const rank = rankOf(item, words.join(' '), words);
    return rank === undefined ? [] : [{ item, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}
