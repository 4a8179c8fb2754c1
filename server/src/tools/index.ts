export { createTools, type AskedCases, type Tools } from './tools.ts';
export { ToolProblem } from './tool-problem.ts';
