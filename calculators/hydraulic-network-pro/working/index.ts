import { largestImbalance, largestPressureError, massBalance } from './balance.ts';
import { equipmentWorking, plateWorking, pumpWorking } from './device-working.ts';
import { lineWorking } from './line-working.ts';
import { valveWorking } from './valve-working.ts';

/** The working of every item by type, then the balances. */
export const shows = [
  lineWorking,
  pumpWorking,
  valveWorking,
  plateWorking,
  equipmentWorking,
  massBalance,
  largestImbalance,
  largestPressureError,
];
