/** Names that a spreadsheet takes for a cell or a value of its own: A1, R1C1, TRUE. */
const isTaken = (name: string) => /^([a-z]{1,3}\d+|r\d*c?\d*|c\d*|true|false)$/i.test(name);

/** Gives names to cells, each once, whatever their case. */
export class CellNames {
  private readonly used = new Set<string>();

  /** A name like the one wanted: its letters, digits and underscores. */
  nameFor(wanted: string): string {
    const plain = wanted.replaceAll(/[^\p{L}\p{N}_]/gu, '_');
    const base = /^\p{L}/u.test(plain) && !isTaken(plain) ? plain : `${plain.replace(/^[^\p{L}]/u, 'n_')}_`;
    let name = base;
    for (let number = 2; this.used.has(name.toLowerCase()); number += 1) name = `${base}_${number}`;
    this.used.add(name.toLowerCase());
    return name;
  }
}
