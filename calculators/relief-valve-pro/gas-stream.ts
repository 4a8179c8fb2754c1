import type { StreamFluid } from '@isentrope/engineering/properties';
import type { AbsolutePressure, Temperature } from '@isentrope/engineering/quantities';
import {
  nozzleFluxCheck,
  ofInverseRoot,
  referenceDensityCheck,
  solidAfterCheck,
  streamAt,
  streamCheck,
  throttlingCheck,
} from '../fluid/index.ts';
import { derivedDefault, type FieldSource, type QuantityField, type Source } from '../kit/index.ts';
import { behindValve } from './dry-ice.ts';

/** Gas service fields with defaults from a fluid. */
interface GasFields {
  readonly molecularWeight: FieldSource<QuantityField<'molarMass'>>;
  readonly compressibilityFactor: FieldSource<QuantityField<'number'>>;
  readonly gamma: FieldSource<QuantityField<'number'>>;
}

const otherPhase = {
  gas: 'Two-phase service sizes both together. The gas alone needs more area for the same mass flow, the safe side.',
  dense: 'The real nozzle follows it with its equation of state, and messages say by how much its area differs.',
};

/** The equations with constant k take the density of the inlet; the real nozzle has its own check. */
const areaByConstantK = ofInverseRoot('An area by constant k', 'the safe side', 'the unsafe side');

/** Returns derived defaults for the gas at relieving conditions: k of the ideal gas, as in API 520-I. */
export function gasStream(
  chosen: Source<StreamFluid>,
  at: {
    readonly relievingPressure: Source<AbsolutePressure>;
    readonly temperature: Source<Temperature>;
    readonly backPressure: Source<AbsolutePressure>;
  },
  { molecularWeight, compressibilityFactor, gamma }: GasFields,
  field: string,
) {
  const gas = streamAt('gasStream', chosen, at.relievingPressure, at.temperature, 'gas');
  return {
    fills: [
      derivedDefault(molecularWeight, gas.molarMass),
      derivedDefault(compressibilityFactor, gas.compressibilityFactor),
      derivedDefault(gamma, gas.idealHeatRatio),
    ],
    checks: [
      streamCheck(gas.stream, field, otherPhase),
      referenceDensityCheck(gas.stream, { compressibilityFactor }, field, areaByConstantK),
      nozzleFluxCheck(gas.stream, at.backPressure, field),
      solidAfterCheck(gas.stream, at.backPressure, field, behindValve),
      throttlingCheck(gas.stream, at.backPressure, field),
    ],
    gas,
  };
}
