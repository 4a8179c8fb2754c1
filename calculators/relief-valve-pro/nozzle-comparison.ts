import { formatNumber } from '@isentrope/engineering/quantities';
import { info, warning, type Message } from '../kit/index.ts';

/** A nozzle compared with an equation, as named in messages. */
export interface NozzleComparison {
  /** Names of the nozzle and the equation, within a sentence. */
  readonly nozzle: string;
  readonly equation: string;
  /** What to do if the equation is non-conservative. */
  readonly instead: string;
  readonly source: string;
}

/** Relative difference of the areas that is not reported. */
const negligible = 0.01;

/**
 * Compares the area by a nozzle integrated along its isentrope with that by an equation: a warning if the equation gives more
 * than 1 % too little, an info if it gives too much.
 */
export function againstNozzle(ratio: number, { nozzle, equation, instead, source }: NozzleComparison): Message[] {
  const difference = ratio - 1;
  if (!(Math.abs(difference) > negligible)) return [];
  const percent = `${formatNumber(100 * Math.abs(difference), 2)} %`;
  const details = { field: 'requiredArea', source };
  return difference > 0
    ? [warning(`Area by ${nozzle} is ${percent} larger: ${equation} is on the unsafe side here; ${instead}.`, details)]
    : [info(`Area by ${nozzle} is ${percent} smaller: ${equation} is on the safe side here.`, details)];
}

const annexB = 'API 520-I, annex B';

/** The real-gas nozzle; `instead` says how to size by it. */
export const realNozzleOfGas = (instead: string): NozzleComparison => ({
  nozzle: 'the real nozzle',
  equation: 'the constant-k equation',
  instead,
  source: annexB,
});

/** The steam nozzle; `instead` says how to size by it. */
export const nozzleOfSteam = (instead: string): NozzleComparison => ({
  nozzle: 'the isentropic nozzle (IF97)',
  equation: 'Napier’s equation',
  instead,
  source: annexB,
});

/** The nozzle of water in homogeneous equilibrium, which two-phase service has as a method. */
export const nozzleOfWater: NozzleComparison = {
  nozzle: 'the isentropic nozzle (IF97)',
  equation: 'the ω method',
  instead: 'use the method Nozzle integral',
  source: 'API 520-I, annex C, homogeneous equilibrium',
};

/** The real-fluid nozzle in homogeneous equilibrium. */
export const realNozzleOfTwoPhases: NozzleComparison = {
  nozzle: 'the real nozzle',
  equation: 'the ω method',
  instead: 'add this to the required area',
  source: 'API 520-I, annex C, homogeneous equilibrium',
};
