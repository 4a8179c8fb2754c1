/** The display name of a sheet. */
export function sheetDisplayName({ number, title }: { readonly number: string; readonly title: string }): string {
  return number === '' ? title : `${number} ${title}`;
}
