/** A comma within brackets of named values, while a text is divided at its commas. */
const kept = '\uE000';

const namedValue = /^\s*[\p{L}°][^\d]*\d(?:[^,;:=]|,\d)*$/u;

/** Whether brackets hold several named values, such as "M 115, SG 0.737". */
function hasValues(inside: string): boolean {
  const parts = inside.replaceAll(/[:=]/g, ' ').split(/[,;](?!\d)/);
  return parts.length > 1 && parts.every(part => namedValue.test(part));
}

/** Hides the separators within brackets that hold several named values, as in "C7+ (M 115, SG 0.737)". */
export function hideSeparators(text: string): string {
  return text.replaceAll(/\(([^()\n]+)\)/g, (brackets, inside: string) =>
    hasValues(inside)
      ? brackets
          .replaceAll(/[:=]/g, ' ')
          .replaceAll(/[,;](?!\d)/g, kept)
          .replaceAll(/\s+/g, ' ')
      : brackets,
  );
}

/** The text with the separators that `hideSeparators` has hidden, as commas. */
export function showSeparators(text: string): string {
  return text.replaceAll(kept, ',');
}
