/** Names reserved by spreadsheets for cells or constants: A1, R1C1, TRUE. */
const isTaken = (name: string) => /^([a-z]{1,3}\d+|r\d*c?\d*|c\d*|true|false)$/i.test(name);

/** Assigns unique names to cells, ignoring case. */
export class CellNames {
  private readonly used = new Set<string>();

  /** A unique name made of the letters, digits and underscores of the one wanted. */
  nameFor(preferred: string): string {
    const plain = preferred.replaceAll(/[^\p{L}\p{N}_]/gu, '_');
    const base = /^\p{L}/u.test(plain) && !isTaken(plain) ? plain : `${plain.replace(/^[^\p{L}]/u, 'n_')}_`;
    let name = base;
    for (let number = 2; this.used.has(name.toLowerCase()); number += 1) name = `${base}_${number}`;
    this.used.add(name.toLowerCase());
    return name;
  }
}
