/** Pipe selection by nominal size and schedule, for any calculator with pipe dimensions. */
export { pipeChoice } from './pipe-choice.ts';
export { copyFoundSizes, sizeColumns } from './size-columns.ts';
export { sizeName, sizes } from './sizes.ts';
