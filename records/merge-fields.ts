/** What several fields of text say. */
type Fields = Readonly<Record<string, string>>;

/**
 * What two people made of the same fields, together: each of whoever changed it. Where both did, and not to the same, the field is
 * contested and stays as theirs.
 * @param was what the fields said when I began.
 * @param theirs what they say now.
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
