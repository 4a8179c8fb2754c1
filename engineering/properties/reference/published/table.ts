/** Figures as printed, digit for digit, by the unit they are printed in. */
export interface PrintedPhase {
  /** ρ, kg/m³ */
  readonly density?: string;
  /** ρ, mol/dm³ */
  readonly molarDensity?: string;
  /** p, MPa */
  readonly pressure?: string;
  /** h, kJ/kg, where the paper's zero is that of this project */
  readonly enthalpy?: string;
  /** u, kJ/kg, likewise */
  readonly internalEnergy?: string;
  /** s, kJ/(kg·K), likewise */
  readonly entropy?: string;
  /** cv, cp, kJ/(kg·K) */
  readonly cv?: string;
  readonly cp?: string;
  /** cv, cp, J/(mol·K) */
  readonly molarCv?: string;
  readonly molarCp?: string;
  /** w, m/s */
  readonly speedOfSound?: string;
}

/** A state of one phase: T in K and a density in mol/dm³ or a pressure in MPa. */
export interface PublishedState {
  readonly at:
    | { readonly temperature: number; readonly molarDensity: number }
    | { readonly temperature: number; readonly pressure: number };
  readonly printed: PrintedPhase;
}

/** Both phases at T in K or p in MPa. */
export interface PublishedSaturation {
  readonly saturated: { readonly temperature: number } | { readonly pressure: number };
  readonly pressure?: string;
  readonly liquid?: PrintedPhase;
  readonly vapour?: PrintedPhase;
}

/** A table of the paper that an equation is from, or of another program, in part. The tests of pychemqt quote those of papers. */
export interface PublishedTable {
  readonly fluid: string;
  readonly source: string;
  readonly states: readonly (PublishedState | PublishedSaturation)[];
}
