import { formatNumber } from '@isentrope/engineering/quantities';

/** A share in percent, as a sentence has it. */
export function percentOf(share: number): string {
  return share > 10 ? 'more than 1000 %' : `${formatNumber(100 * share, 3)} %`;
}

export const api520 = 'API 520-I, 10th ed. 2020';
export const api526 = 'API 526, effective areas';
export const exceeds = 'Exceeds API Sizes';
export const nozzleSource = 'Isentropic nozzle, integrated directly';
