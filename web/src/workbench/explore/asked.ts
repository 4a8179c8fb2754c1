import type { Answer, CaseData, Question } from '@isentrope/calculators/kit';

/** A question that was asked, of which cases, and what has been answered. */
export interface Asked {
  readonly question: Question;
  readonly of: readonly CaseData[];
  readonly units: Readonly<Record<string, string>>;
  /** How far it has come, from 0 to 1; undefined where it goes no further. */
  readonly share: number | undefined;
  /** The answer, or what is known of it so far. */
  readonly answer: Answer | undefined;
  /** Of the answer: the whole, a part of it, or one to what was asked before. */
  readonly standing: 'whole' | 'part' | 'before';
  /** Why it was not answered, a sentence. */
  readonly refused?: string;
}

/** Questions by where their answers stand. */
export type AskedBySlot = Readonly<Record<string, Asked>>;
