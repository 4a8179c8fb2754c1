export { createTools, type CasesRequest, type Tools } from './tools.ts';
export { ToolProblem } from './tool-problem.ts';
