/** Placeholder for a separator within brackets while a text is split at its separators. */
const placeholder = '\uE000';

const namedValue = /^\s*[\p{L}°][^\d]*\d(?:[^,;:=]|,\d)*$/u;

/** Whether brackets contain several named values, such as "M 115, SG 0.737". */
function hasValues(inside: string): boolean {
  const parts = inside.replaceAll(/[:=]/g, ' ').split(/[,;](?!\d)/);
  return parts.length > 1 && parts.every(part => namedValue.test(part));
}

/** Replaces the separators within brackets that contain several named values by a placeholder, as in "C7+ (M 115, SG 0.737)". */
export function hideSeparators(text: string): string {
  return text.replaceAll(/\(([^()\n]+)\)/g, (brackets, inside: string) =>
    hasValues(inside)
      ? brackets
          .replaceAll(/[:=]/g, ' ')
          .replaceAll(/[,;](?!\d)/g, placeholder)
          .replaceAll(/\s+/g, ' ')
      : brackets,
  );
}

/** Restores the separators replaced by `hideSeparators`, as commas. */
export function showSeparators(text: string): string {
  return text.replaceAll(placeholder, ',');
}
