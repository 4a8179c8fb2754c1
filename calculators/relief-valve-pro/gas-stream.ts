import type { StreamFluid } from '@isentrope/engineering/properties';
import type { AbsolutePressure, Temperature } from '@isentrope/engineering/quantities';
import { streamAt, streamCheck } from '../fluid/index.ts';
import { fill, type FieldSource, type QuantityField, type Source } from '../kit/index.ts';

/** The fields of gas and vapour service that a fluid fills. */
interface GasFields {
  readonly molecularWeight: FieldSource<QuantityField<'molarMass'>>;
  readonly compressibilityFactor: FieldSource<QuantityField<'number'>>;
  readonly gamma: FieldSource<QuantityField<'number'>>;
}

/** What a fluid fills of the gas at the inlet of a valve, relieving: k of the ideal gas, as API 520-I has it. */
export function gasStream(
  chosen: Source<StreamFluid>,
  at: { readonly relievingPressure: Source<AbsolutePressure>; readonly temperature: Source<Temperature> },
  { molecularWeight, compressibilityFactor, gamma }: GasFields,
  field: string,
) {
  const gas = streamAt('gasStream', chosen, at.relievingPressure, at.temperature, 'gas');
  return {
    fills: [
      fill(molecularWeight, gas.molarMass),
      fill(compressibilityFactor, gas.compressibilityFactor),
      fill(gamma, gas.idealHeatRatio),
    ],
    checks: [streamCheck(gas.stream, field)],
    gas,
  };
}
