export {
  demisterPractice,
  demisterTypes,
  originalDemisterFactor,
  soudersBrownVelocity,
  yorkFactor,
  yorkRange,
  type DemisterType,
} from './demister.ts';
export { dragCoefficient, dragRange, greatestAbscissa, settlingReynoldsNumber } from './drag.ts';
export {
  halfFullDiameters,
  horizontalTrial,
  smallestHorizontalDrum,
  vapourSpaceRule,
  type Governing,
  type HorizontalDrum,
  type HorizontalDuty,
  type Trial,
} from './horizontal.ts';
export { dropOutVelocity, terminalVelocity, type Droplet, type Settling } from './settling.ts';
export { holdUpHeight, defaultClearances, verticalDiameter } from './vertical.ts';
