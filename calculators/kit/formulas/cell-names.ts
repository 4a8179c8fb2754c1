/** Whether a spreadsheet could read a name as a cell, constant or function: A1, R1C1, TRUE; in some programs any letters with a number, or OFFSET…. */
const isTaken = (name: string) => /^([a-z]+\d+|r\d*c?\d*|c\d*|true|false|offset.*)$/i.test(name);

/** Latin spellings of Greek letters, which some programs do not accept in a name. */
const greek: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

/** Assigns unique names to cells, ignoring case. */
export class CellNames {
  private readonly used = new Set<string>();

  /** Returns a unique name of Latin letters, digits and underscores, derived from the preferred one. */
  nameFor(preferred: string): string {
    const plain = preferred
      .normalize('NFKC')
      .replaceAll(/\p{Script=Greek}/gu, letter => {
        const name = greek[letter.toLowerCase()] ?? '_';
        return letter === letter.toLowerCase() ? name : name.charAt(0).toUpperCase() + name.slice(1);
      })
      .replaceAll(/[^A-Za-z0-9_]/g, '_');
    const isName = /^[A-Za-z]/.test(plain) && !isTaken(plain);
    const base = isName ? plain : `${plain.replace(/^(?:[^A-Za-z]|(?=offset))/i, 'n_')}_`;
    let name = base;
    for (let number = 2; this.used.has(name.toLowerCase()); number += 1) name = `${base}_${number}`;
    this.used.add(name.toLowerCase());
    return name;
  }
}
