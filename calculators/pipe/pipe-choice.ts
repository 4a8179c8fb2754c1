import { findPipes, schedules, type Pipe } from '@isentrope/engineering/piping';
import type { Quantity } from '@isentrope/engineering/quantities';
import {
  absent,
  choice,
  field,
  optional,
  ruledOut,
  step,
  value,
  type DefaultValue,
  type Source,
} from '../kit/index.ts';
import { sizeName, sizes, sizesIn } from './sizes.ts';

const byHand = 'typed';

/**
 * Returns a pipe selection: fields for nominal size and schedule (the latter shown once a size is selected), and derived
 * defaults for the pipe's dimensions.
 * @param id prefix of both field ids.
 * @param more options shared with the dimension fields.
 */
export function pipeChoice(id: string, label: string, more: { readonly revealedBy?: string } = {}) {
  const size = field(
    `${id}Size`,
    choice(label, [byHand, ...sizes], {
      names: { [byHand]: 'Entered manually', ...Object.fromEntries(sizes.map(nps => [nps, sizeName(nps)])) },
      aliases: { [byHand]: ['Dimensions typed by hand'] },
      help: 'Fills in the dimensions you leave blank; typed values take precedence',
      ...more,
    }),
  );
  const chosen = { [size.id]: sizes };
  const schedule = field(
    `${id}Schedule`,
    choice(`${label}, schedule`, schedules, {
      initial: 'STD',
      only: Object.fromEntries(schedules.map(each => [each, { [size.id]: sizesIn[each] ?? [] }])),
      when: chosen,
      ...more,
    }),
  );
  const pipe = value(
    `${id}Chosen`,
    { size, schedule: optional(schedule) },
    (v): Pipe | ReturnType<typeof absent> => {
      if (v.size === byHand) return ruledOut('entered manually');
      const [found] = v.schedule === undefined ? [] : findPipes({ nps: v.size, schedule: v.schedule });
      return found ?? absent(`NPS ${v.size} is not made in the schedule chosen`);
    },
    chosen,
  );
  const dimension = (
    name: 'innerDiameter' | 'outerDiameter' | 'wallThickness',
  ): Source<DefaultValue<Quantity<'length'>>> =>
    value(`${id}.${name}`, { pipe }, ({ pipe: chosen }) => ({
      value: chosen[name],
      of: `a pipe NPS ${chosen.nps}, schedule ${chosen.schedule}`,
      source: chosen.standard === 'trade size' ? 'Obsolete trade size, not in ASME B36.10M' : chosen.standard,
    }));
  /** Description of the selected pipe. */
  const named = step(`${id}Named`, { size, schedule: optional(schedule) }, { label }, v =>
    v.size === byHand || v.schedule === undefined
      ? absent('no pipe chosen')
      : `${sizeName(v.size)}, schedule ${v.schedule}`,
  );
  return {
    fields: [size, schedule],
    named,
    innerDiameter: dimension('innerDiameter'),
    outerDiameter: dimension('outerDiameter'),
    wallThickness: dimension('wallThickness'),
  };
}
