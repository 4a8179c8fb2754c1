import type { Contents, Outflow } from '../contents/contents.ts';

/** Stream from a vessel into a pipe, both phases together. */
export class PipeStream {
  /** kg/s. */
  massFlow = 0;
  /** kg/mol. */
  molarMass = NaN;
  /** J/kg, at rest. */
  enthalpy = NaN;
  readonly composition: Float64Array;

  constructor(components: number) {
    this.composition = new Float64Array(components);
  }

  /** Sets the stream to the outflow from the contents. */
  take({ gasMoles, liquidMoles }: Outflow, contents: Contents): void {
    const { gas } = contents;
    const liquid = contents.drawn ?? contents.liquid;
    const fromGas = gas === undefined ? 0 : gasMoles;
    const fromLiquid = liquid === undefined ? 0 : liquidMoles;
    const moles = fromGas + fromLiquid;
    this.massFlow = fromGas * (gas?.molarMass ?? 0) + fromLiquid * (liquid?.molarMass ?? 0);
    if (!(moles > 0)) return;
    this.molarMass = this.massFlow / moles;
    this.enthalpy = (fromGas * (gas?.molarEnthalpy ?? 0) + fromLiquid * (liquid?.molarEnthalpy ?? 0)) / this.massFlow;
    for (let component = 0; component < this.composition.length; component += 1) {
      const amount =
        fromGas * (gas?.moleFractions[component] ?? 0) + fromLiquid * (liquid?.moleFractions[component] ?? 0);
      this.composition[component] = amount / moles;
    }
  }
}
