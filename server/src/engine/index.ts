export { createEngine, type Engine, type ToolSummary } from './engine.ts';
export type { EngineParts } from './worker-pool.ts';
export { EngineProblem } from './engine-problem.ts';
export type {
  CaseBlock,
  CaseLocation,
  DescribedTool,
  JsonObject,
  ListedTool,
  LabelledItem,
  CurrentValue,
  CurrentValues,
  Recalculated,
  UpdatedDocument,
  Report,
  ExplainedResult,
  ExplainedCases,
  CalculatedDocument,
} from './messages.ts';
