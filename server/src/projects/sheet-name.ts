/** A sheet as people name it. */
export function nameOfSheet({ number, title }: { readonly number: string; readonly title: string }): string {
  return number === '' ? title : `${number} ${title}`;
}
