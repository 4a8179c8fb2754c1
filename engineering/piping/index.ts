export { findPipes, nominalDiameters, nominalSizes, npsInches, pipes, type Pipe, type PipeStandard } from './pipe.ts';
export {
  flowArea,
  massPerLength,
  steelDensity,
  surfacePerLength,
  waterDensity,
  waterFilledMassPerLength,
} from './section.ts';
export { schedules, type Schedule } from './size.ts';
export { smallestSizes, type SizeFault, type SizeSearch, type SmallestSizes } from './smallest-sizes.ts';
export { rarelyStocked, stockedPipes } from './stocked-sizes.ts';
