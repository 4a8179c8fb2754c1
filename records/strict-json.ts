/** A parsed JSON value, or why the text is not unambiguous JSON. */
type StrictJson = { readonly value: unknown } | { readonly problem: string };

/** Parses JSON and rejects duplicate member names, which parsers resolve differently (RFC 7493, section 2.3). */
export function strictJson(text: string): StrictJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'It is not JSON.' };
  }
  const twice = duplicateMember(text);
  return twice === undefined
    ? { value }
    : { problem: `It holds the field "${twice.slice(0, 80)}" twice in one place.` };
}

/** Returns the first duplicate member name in a valid JSON text; undefined if there is none. */
function duplicateMember(text: string): string | undefined {
  // Member names seen in each open object; undefined for an array.
  const open: (Set<string> | undefined)[] = [];
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
  for (let result = tokens.exec(text); result; result = tokens.exec(text)) {
    const [token] = result;
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (isMemberName(text, tokens.lastIndex)) {
      const name = String(JSON.parse(token));
      const names = open.at(-1);
      if (names?.has(name) === true) return name;
      names?.add(name);
    }
  }
  return undefined;
}

/** Whether the string ending at this index is a member name, that is, followed by a colon. */
function isMemberName(text: string, end: number): boolean {
  let index = end;
  while (/\s/.test(text.charAt(index))) index += 1;
  return text.charAt(index) === ':';
}
