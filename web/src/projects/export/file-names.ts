/** File name stem of a sheet: its number, or else its title. */
export function fileStem({ number, title }: { readonly number: string; readonly title: string }): string {
  const stem = (number === '' ? title : number).replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|-+$/g, '');
  return stem === '' ? 'sheet' : stem;
}
