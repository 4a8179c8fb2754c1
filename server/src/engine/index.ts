export { createEngine, type Engine, type EngineParts, type KnownTool } from './engine.ts';
export { EngineProblem } from './engine-problem.ts';
export type { Named, Recalculated, Report, Worked } from './messages.ts';
