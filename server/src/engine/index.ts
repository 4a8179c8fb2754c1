export { createEngine, type Engine, type EngineParts, type KnownTool } from './engine.ts';
export { EngineProblem } from './engine-problem.ts';
export type { Named, ReadNow, Reads, Recalculated, Renewed, Report, Worked } from './messages.ts';
