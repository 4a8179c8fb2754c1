import type { CaseLocation } from './messages.ts';

/** A calculation that was refused; the message is for users. Other errors are internal. */
export class EngineProblem extends Error {
  /** Invalid document; queue full; time limit; memory limit. */
  readonly code: 'REFUSED' | 'BUSY' | 'TOO_LONG' | 'TOO_LARGE';
  /** The place of the error in JSON cases, if known. */
  readonly at: CaseLocation;

  constructor(code: EngineProblem['code'], message: string, at: CaseLocation = {}) {
    super(message);
    this.name = 'EngineProblem';
    this.code = code;
    this.at = at;
  }
}
