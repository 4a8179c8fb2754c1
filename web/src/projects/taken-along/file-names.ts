/** The name of a sheet in names of files: its number, or its title where it has none. */
export function fileStem({ number, title }: { readonly number: string; readonly title: string }): string {
  const stem = (number === '' ? title : number).replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|-+$/g, '');
  return stem === '' ? 'sheet' : stem;
}
