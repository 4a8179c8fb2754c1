import { findPipes } from '@isentrope/engineering/piping';
import type { PipeRow } from './line-columns.ts';

/** Pipes of the table of items by nominal size and schedule. */

/** The inside diameter of an item, m, typed or of its nominal size and schedule; undefined if it has none. */
export function insideDiameterOf({ insideDiameter, nps, schedule }: PipeRow): number | undefined {
  if (insideDiameter !== undefined || nps === undefined || schedule === undefined) return insideDiameter;
  return findPipes({ nps, schedule })[0]?.innerDiameter;
}

/** What is wrong with the pipe of a row, as the end of a sentence about it; undefined where nothing is. */
export function pipeFault({ insideDiameter, nps, schedule }: PipeRow): string | undefined {
  if (nps === undefined && schedule === undefined) return undefined;
  if (insideDiameter !== undefined)
    return 'has an inside diameter and a nominal size or schedule: leave one of them blank';
  if (nps === undefined) return 'has a schedule but no nominal size';
  if (schedule === undefined) return 'has a nominal size but no schedule';
  return findPipes({ nps, schedule }).length > 0 ? undefined : `: NPS ${nps} is not made in schedule ${schedule}`;
}
