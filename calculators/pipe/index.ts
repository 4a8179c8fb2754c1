/** A pipe chosen by nominal size and schedule, in any calculator that asks for its dimensions. */
export { pipeChoice } from './pipe-choice.ts';
export { sizeName, sizes } from './sizes.ts';
