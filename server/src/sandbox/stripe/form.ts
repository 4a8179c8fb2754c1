/** The parameters of a request: `items[0][price]=p` becomes `{items: [{price: 'p'}]}`. */
export type Parameters = { [name: string]: Parameter };
export type Parameter = string | Parameter[] | Parameters;

export function readParameters(form: URLSearchParams): Parameters {
  const root: Map<string, unknown> = new Map();
  for (const [name, value] of form) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let at = root;
    for (const part of path.slice(0, -1)) {
      const inside = at.get(part);
      const next: Map<string, unknown> = inside instanceof Map ? inside : new Map<string, unknown>();
      at.set(part, next);
      at = next;
    }
    at.set(path.at(-1) ?? '', value);
  }
  return plain(root) as Parameters;
}

function plain(value: unknown): Parameter {
  if (!(value instanceof Map)) return String(value);
  const entries = [...value].map(([name, inside]) => [String(name), plain(inside)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inside]) => inside) : Object.fromEntries(entries);
}

export function text(value: Parameter | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The nested parameters; empty if there are none. */
export function nested(value: Parameter | undefined): Parameters {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function list(value: Parameter | undefined): Parameter[] {
  return Array.isArray(value) ? value : [];
}

/** The nested strings, such as metadata. */
export function nestedTexts(value: Parameter | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nested(value)).flatMap(([name, inside]) => (typeof inside === 'string' ? [[name, inside]] : [])),
  );
}
