import { findPipes } from '@isentrope/engineering/piping';
import type { PipeRow } from './line-columns.ts';

/** Pipes of the table of items by nominal size and schedule. */

/** The inside diameter of an item, m, typed or of its nominal size and schedule; undefined if it has none. */
export function insideDiameterOf({ insideDiameter, nps, schedule }: PipeRow): number | undefined {
  if (insideDiameter !== undefined || nps === undefined || schedule === undefined) return insideDiameter;
  return findPipes({ nps, schedule })[0]?.innerDiameter;
}

/** What is wrong with the pipe of an item, or of another row, as sentences. */
export function pipeErrors({ tag = '', insideDiameter, nps, schedule }: PipeRow, row = 'Item'): string[] {
  if (nps === undefined && schedule === undefined) return [];
  if (insideDiameter !== undefined)
    return [`${row} ${tag} has an inside diameter and a nominal size or schedule: leave one of them blank.`];
  if (nps === undefined) return [`${row} ${tag} has a schedule but no nominal size.`];
  if (schedule === undefined) return [`${row} ${tag} has a nominal size but no schedule.`];
  return findPipes({ nps, schedule }).length > 0
    ? []
    : [`${row} ${tag}: NPS ${nps} is not made in schedule ${schedule}.`];
}
