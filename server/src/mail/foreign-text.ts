/** Maximum length of another person's text in a mail; longer texts are shortened. */
const longest = 80;

/**
 * Returns a text by another person so that a mail of this site may quote it: on one line, shortened, and without
 * anything that a mail program would turn into a link or an address. Otherwise anybody could send messages in the
 * site's name.
 */
export function foreignText(text: string): string {
  const line = text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('://', ': // ')
    .replaceAll('@', ' at ')
    .replaceAll(/\.(?=\p{L})/gu, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
