import { EngineProblem } from '../engine/index.ts';

/** A place in a request. */
export interface RequestLocation {
  /** The index of a case, from 0. */
  readonly case?: number;
  readonly field?: string;
}

/** A calculator request was refused; the message is for the caller. */
export class ToolProblem extends Error {
  readonly code: 'UNKNOWN_TOOL' | 'NEEDS_PRO' | 'TOO_MANY_CASES' | EngineProblem['code'];
  readonly at: RequestLocation;

  constructor(code: ToolProblem['code'], message: string, at: RequestLocation = {}) {
    super(message);
    this.name = 'ToolProblem';
    this.code = code;
    this.at = at;
  }
}

/** Converts engine errors, with messages about cases instead of sheets. */
export function toolProblemFrom(error: unknown): unknown {
  if (!(error instanceof EngineProblem)) return error;
  const { code, message, at } = error;
  if (code === 'TOO_LONG') return timeoutProblem();
  if (code === 'TOO_LARGE')
    return new ToolProblem(code, 'The calculation needs more memory than is allowed. Send fewer cases at once.');
  return new ToolProblem(code, message, at);
}

/** Returns the problem of a request that exceeded its time limit. */
export function timeoutProblem(): ToolProblem {
  return new ToolProblem('TOO_LONG', 'The calculation took too long and was stopped. Send fewer cases at once.');
}
