export { createEngine, type Engine, type KnownTool } from './engine.ts';
export type { EngineParts } from './crew.ts';
export { EngineProblem } from './engine-problem.ts';
export type {
  CaseBlock,
  DescribedTool,
  JsonObject,
  ListedTool,
  Named,
  ReadNow,
  Reads,
  Recalculated,
  Renewed,
  Report,
  Told,
  ToldCases,
  Worked,
} from './messages.ts';
