/**
 * Source text for the powers of one base: each is the product of two earlier ones, so that x³⁶ costs a few multiplications instead of a
 * call of pow.
 */
export class Powers {
  readonly lines: string[] = [];
  private readonly known = new Map<number, string>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
    this.known.set(1, base);
  }

  /** The name of base^exponent; undefined for exponent 0. */
  of(exponent: number): string | undefined {
    return exponent === 0 ? undefined : this.define(exponent);
  }

  private define(exponent: number): string {
    const found = this.known.get(exponent);
    if (found) return found;
    const name = exponent < 0 ? `${this.base}i${-exponent}` : `${this.base}${exponent}`;
    const product =
      exponent === -1
        ? `1 / ${this.base}`
        : this.split(exponent)
            .map(part => this.define(part))
            .join(' * ');
    this.lines.push(`const ${name} = ${product};`);
    this.known.set(exponent, name);
    return name;
  }

  /** Splits an exponent into two of the same sign: existing ones if possible, else two halves. */
  private split(exponent: number): [number, number] {
    const sign = Math.sign(exponent);
    const size = Math.abs(exponent);
    for (let part = Math.floor(size / 2); part > 0; part -= 1) {
      if (this.known.has(sign * part) && this.known.has(sign * (size - part)))
        return [sign * (size - part), sign * part];
    }
    const half = Math.floor(size / 2);
    return [sign * (size - half), sign * half];
  }
}
