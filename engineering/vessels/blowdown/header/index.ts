export { headerSequence, type HeaderLimits } from './header-sequence.ts';
export type {
  FlareHeader,
  HeaderRun,
  HeaderSequence,
  HeaderSeries,
  HeaderVessel,
  HeaderVesselRun,
} from './header-spec.ts';
export { headerTolerance, simulateHeader, type HeaderOptions } from './simulate-header.ts';
