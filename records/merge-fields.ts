type Fields = Readonly<Record<string, string>>;

/**
 * Three-way merge of text fields. A field that both sides changed differently is reported as contested and keeps theirs.
 * @param was the common ancestor.
 * @param theirs the current values on the server.
 */
export function mergeFields<T extends Fields>(
  was: T,
  mine: T,
  theirs: T,
): { merged: T; contested: readonly (keyof T & string)[] } {
  const names: readonly (keyof T & string)[] = Object.keys(mine);
  const isMine = (name: keyof T) => mine[name] !== was[name] && theirs[name] === was[name];
  const contested = names.filter(
    name => mine[name] !== was[name] && theirs[name] !== was[name] && mine[name] !== theirs[name],
  );
  const changed: Partial<T> = Object.fromEntries(names.filter(isMine).map(name => [name, mine[name]])) as Partial<T>;
  return { merged: { ...theirs, ...changed }, contested };
}
