export {
  beggsBrill,
  flowPattern,
  holdupConstants,
  patternLimits,
  type BeggsBrill,
  type FlowPattern,
} from './beggs-brill.ts';
export { expandedPressure, type ExpandingMixture } from './expansion.ts';
export { friedel, type Friedel } from './friedel.ts';
export { lockhartMartinelli, type LockhartMartinelli } from './lockhart-martinelli.ts';
export { homogeneous, type Homogeneous, type TwoPhaseLine } from './mixture.ts';
export { liquidHoldup } from './void-fraction.ts';
export {
  flashingOutlet,
  homogeneousDensity,
  type FlashedOutlet,
  type FlashingLine,
  type FlashState,
} from './flashing.ts';
