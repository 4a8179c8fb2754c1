/** What a text holds, read as JSON; or why it is none that means one thing only. */
export type StrictJson = { readonly value: unknown } | { readonly problem: string };

/**
 * Reads JSON that every reader understands alike: a member that is there twice is refused, of which one reader would take the
 * first and another the last (RFC 7493, section 2.3).
 */
export function strictJson(text: string): StrictJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'It is not JSON.' };
  }
  const twice = memberTwice(text);
  return twice === undefined
    ? { value }
    : { problem: `It holds the field "${twice.slice(0, 80)}" twice in one place.` };
}

/** The name of the first member that an object of the text, which is JSON, has twice. */
function memberTwice(text: string): string | undefined {
  // The names met in each object that is open; undefined for an array.
  const open: (Set<string> | undefined)[] = [];
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (isName(text, tokens.lastIndex)) {
      const name = String(JSON.parse(token));
      const names = open.at(-1);
      if (names?.has(name) === true) return name;
      names?.add(name);
    }
  }
  return undefined;
}

/** Whether a text that ends at this place is the name of a member: a colon follows. */
function isName(text: string, end: number): boolean {
  let place = end;
  while (/\s/.test(text.charAt(place))) place += 1;
  return text.charAt(place) === ':';
}
