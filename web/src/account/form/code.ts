/** The digits of a code typed or pasted with separators: "123 456", "123-456". */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/[\s\-–]/g, '');
}
