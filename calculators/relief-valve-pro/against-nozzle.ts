import { formatNumber } from '@isentrope/engineering/quantities';
import { info, warning, type Message } from '../kit/index.ts';

/** A nozzle that an equation is compared with, in the words of a message. */
export interface ComparedNozzle {
  /** The nozzle, and the equation, within a sentence. */
  readonly nozzle: string;
  readonly equation: string;
  /** What to do where the equation is unsafe. */
  readonly instead: string;
  readonly source: string;
}

/** A difference of the areas that is not reported. */
const negligible = 0.01;

/**
 * Messages on the area by a nozzle that is integrated along its isentrope, over the area by an equation: a warning where the
 * equation gives more than 1 % too little, a note where it gives too much.
 */
export function againstNozzle(ratio: number, { nozzle, equation, instead, source }: ComparedNozzle): Message[] {
  const difference = ratio - 1;
  if (!(Math.abs(difference) > negligible)) return [];
  const percent = `${formatNumber(100 * Math.abs(difference), 2)} %`;
  const details = { field: 'requiredArea', source };
  return difference > 0
    ? [warning(`Area by ${nozzle} is ${percent} larger: ${equation} is on the unsafe side here; ${instead}.`, details)]
    : [info(`Area by ${nozzle} is ${percent} smaller: ${equation} is on the safe side here.`, details)];
}

const annexB = 'API 520-I, annex B';

/** The nozzle of a real gas; `instead` says how to size by it. */
export const realNozzleOfGas = (instead: string): ComparedNozzle => ({
  nozzle: 'the real nozzle',
  equation: 'the constant-k equation',
  instead,
  source: annexB,
});

/** The nozzle of steam; `instead` says how to size by it. */
export const nozzleOfSteam = (instead: string): ComparedNozzle => ({
  nozzle: 'the isentropic nozzle (IF97)',
  equation: 'Napier’s equation',
  instead,
  source: annexB,
});

/** The nozzle of a real fluid in homogeneous equilibrium. */
export const realNozzleOfTwoPhases: ComparedNozzle = {
  nozzle: 'the real nozzle',
  equation: 'the ω method',
  instead: 'add this to the required area',
  source: 'API 520-I, annex C, homogeneous equilibrium',
};
