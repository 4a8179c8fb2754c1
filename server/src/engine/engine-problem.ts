import type { CasePlace } from './messages.ts';

/** Why a calculation was not worked through, in a sentence for the person. What else fails is a fault of ours. */
export class EngineProblem extends Error {
  /** The document is none of the calculator's; too many wait; the run took longer, or more memory, than one may. */
  readonly code: 'REFUSED' | 'BUSY' | 'TOO_LONG' | 'TOO_LARGE';
  /** Where in cases of JSON that is refused stands, as far as it is known. */
  readonly at: CasePlace;

  constructor(code: EngineProblem['code'], message: string, at: CasePlace = {}) {
    super(message);
    this.name = 'EngineProblem';
    this.code = code;
    this.at = at;
  }
}
