/** The digits of a code, however it was typed or pasted: "123 456", "123-456". */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/[\s\-–]/g, '');
}
