import { schedules } from '@isentrope/engineering/piping';
import { choiceColumn, column, textColumn, type Condition, type TypedRow } from '../kit/index.ts';
import { scheduleWords, sizes, sizeWords } from './pipe-words.ts';

/** The columns of pipes that the tables of hydraulic and flare networks share. */

const ofLine = { type: 'line' } as const;

/** The columns for the ends of an item. */
export const endColumns = {
  from: textColumn('From', { required: true, aliases: ['from node', 'upstream'] }),
  to: textColumn('To', { required: true, aliases: ['to node', 'downstream'] }),
};

/** The column for the length of a line. */
export const lengthColumn = column('Length', 'length', 'm', {
  above: 0,
  required: true,
  when: ofLine,
  aliases: ['L'],
});

/** The columns for a diameter, inside or by nominal size and schedule, in the rows that meet a condition. */
export function diameterColumns(condition: Condition | undefined, help: string) {
  const when = condition && { when: condition };
  return {
    insideDiameter: column('Inside diameter', 'length', 'mm', {
      above: 0,
      ...when,
      aliases: ['inner diameter', 'internal diameter', 'ID', 'D'],
      help,
    }),
    nps: choiceColumn('NPS', sizes, {
      ...when,
      words: sizeWords,
      aliases: ['nominal size', 'size', 'DN'],
      help: 'Nominal size with a schedule, instead of an inside diameter; DN 80 is also accepted',
    }),
    schedule: choiceColumn('Schedule', schedules, { ...when, words: scheduleWords, aliases: ['sch', 'sch.'] }),
  };
}

/** The column for the wall roughness of a line. */
export const roughnessColumn = column('Roughness', 'length', 'mm', {
  atLeast: 0,
  required: true,
  when: ofLine,
  aliases: ['absolute roughness', 'ε', 'k'],
});

/** The column for the loss coefficient of items of some types. */
export const lossColumn = (types: readonly string[]) =>
  column('Loss coefficient', 'number', '', {
    atLeast: 0,
    when: { type: types },
    aliases: ['resistance coefficient', 'loss coefficients', 'K', 'ζ', 'zeta', 'ΣK'],
    help: 'Sum of fittings, entrance and exit, referred to the inside diameter',
  });

/** The column for the fittings of a line. */
export const fittingsColumn = textColumn('Fittings', {
  when: ofLine,
  help: 'With their count, such as Elbow 45°: 3; Bend 90°, r/D 1.5: 2, by the names of Line Sizing Pro; by Crane TP-410, in addition to the loss coefficient',
});

/** The cells for the diameter of an item. */
export type PipeRow = Pick<TypedRow<ReturnType<typeof diameterColumns>>, 'insideDiameter' | 'nps' | 'schedule'> & {
  readonly tag?: string;
};

/** The cells for the diameter and the fittings of an item. */
export type FittedRow = PipeRow & { readonly lossCoefficient?: number; readonly fittings?: string };
