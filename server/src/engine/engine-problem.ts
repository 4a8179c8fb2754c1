/** Why a calculation was not worked through, in a sentence for the person. What else fails is a fault of ours. */
export class EngineProblem extends Error {
  /** The document is none of the calculator's; too many wait; the run took longer, or more memory, than one may. */
  readonly code: 'REFUSED' | 'BUSY' | 'TOO_LONG' | 'TOO_LARGE';

  constructor(code: EngineProblem['code'], message: string) {
    super(message);
    this.name = 'EngineProblem';
    this.code = code;
  }
}
