/** Something searchable by name and, with lower rank, by keywords. */
interface Findable {
  readonly name: string;
  readonly keywords?: string;
}

/** Normalises text for matching: no case, no accents, no superscript digits. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** Converts British spelling to American. */
function american(word: string): string {
  return word
    .replaceAll(/our(?=\b|s\b|ed\b|ing\b)/g, 'or')
    .replaceAll(/(?<=met|lit|fib|cent)re/g, 'er')
    .replaceAll(/is(?=e|ing|ation)/g, 'iz');
}

/**
 * The strings a query word may match the start of: words, parts of words ("g" of "bar(g)"), words without
 * punctuation, in both spellings.
 */
function wordStarts(text: string): readonly string[] {
  const words = plain(text)
    .split(/[\s,;]+/)
    .filter(word => word !== '');
  const parts = words.flatMap(word => {
    const pieces = word.split(/[^\p{L}\p{N}]+/u).filter(piece => piece !== '');
    return [word, ...pieces, pieces.join('')];
  });
  return [...new Set(parts.flatMap(part => [part, american(part)]))];
}

/** Match ranks; lower is better. */
const ranks = { nameBegins: 0, inName: 1, inKeywords: 2 } as const;

/** The match rank if every query word starts a word of the item; else undefined. */
function rankOf({ name, keywords = '' }: Findable, query: string, words: readonly string[]): number | undefined {
  const inName = wordStarts(name);
  const begins = (among: readonly string[]) => (word: string) =>
    among.some(each => each.startsWith(word) || each.startsWith(american(word)));
  if (words.every(begins(inName))) return plain(name).startsWith(query) ? ranks.nameBegins : ranks.inName;
  return words.every(begins([...inName, ...wordStarts(keywords)])) ? ranks.inKeywords : undefined;
}

/** The items that match a query, best first; equal ranks keep their order. */
export function searchItems<Item extends Findable>(items: readonly Item[], query: string): readonly Item[] {
  const words = plain(query)
    .split(/\s+/)
    .filter(word => word !== '');
  const ranked = items.flatMap(item => {
    const rank = rankOf(item, words.join(' '), words);
    return rank === undefined ? [] : [{ item, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}
