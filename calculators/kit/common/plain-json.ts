/** The data as they are after a JSON round trip: without undefined members, and with 0 in place of negative zero. */
export function toPlainJson<T>(data: T): T {
  return (typeof data === 'number' ? data + 0 : isRecord(data) ? plainMembers(data) : data) as T;
}

function isRecord(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}

function plainMembers(data: object): unknown {
  if (Array.isArray(data)) return data.map(toPlainJson);
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, member]: [string, unknown]) =>
      member === undefined ? [] : [[id, toPlainJson(member)]],
    ),
  );
}
