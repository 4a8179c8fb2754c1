import { nodeBalances, scenarioBalances } from './balance.ts';
import { deviceWorking } from './device-working.ts';
import { lineWorking } from './line-working.ts';
import { sourceWorking } from './source-working.ts';

/** The working of every line, device and source, then the balances. */
export const shows = [lineWorking, deviceWorking, sourceWorking, nodeBalances, scenarioBalances];
