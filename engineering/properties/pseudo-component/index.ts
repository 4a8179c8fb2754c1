/**
 * Petroleum fractions such as C7+, defined by molar mass and density, for the Peng-Robinson equation: how they are written, and their
 * constants by published correlations.
 */
export {
  acentricFactor,
  acentricSource,
  boilingPoint,
  boilingPointSource,
  criticalCompressibility,
  criticalPoint,
  criticalSource,
  heatCapacityRange,
  idealGasHeatCapacity,
  parachor,
  watsonFactor,
} from './correlations.ts';
export { fractionViscosities, fractionViscosity, fractionViscositySource } from './liquid-viscosity.ts';
export {
  pseudoComponentExample,
  pseudoComponentOf,
  readPseudoComponent,
  type PseudoComponent,
} from './specification.ts';
