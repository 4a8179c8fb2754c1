import { streamPhaseAt, streamSolid, streamThrottled, type StreamFluid } from '@isentrope/engineering/properties';
import { absolute, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { solidComponentOf, solidMessages, fluidOfPhase } from '../../fluid/index.ts';
import { absent, check, optional, value, type Absent } from '../../kit/index.ts';
import { boilingEnd, boilingState, expansion } from '../fluid/expansion.ts';
import { fluidType } from '../fields.ts';
import { id, main } from '../fluid/flowing-stream.ts';
import { outletPressure } from '../outlet.ts';

/** Ice and dry ice of mixtures in a line. Carbon dioxide alone is followed to its triple point, or refused. */

/** State of a fluid at an end of the line: Pa and K. */
interface EndState {
  readonly fluid: StreamFluid;
  readonly pressure: number;
  readonly temperature: number;
}

/** The fluid at the outlet; as it would be after a valve where its temperature is not calculated along the line. */
const outletState = value(
  'outletState',
  { fluidType, stream: main.stream, ...optional({ expansion, boiled: boilingState, outletPressure }) },
  (v): EndState | Absent => {
    const { stream } = v;
    const isTwoPhase = v.fluidType === 'Two-phase';
    const fluid = isTwoPhase ? stream.fluid : fluidOfPhase(stream);
    const boiling = boilingEnd(v.boiled);
    if (boiling) return { fluid, pressure: boiling.pressure, temperature: boiling.temperature };
    if (v.outletPressure === undefined) return absent('no outlet pressure');
    const pressure = absolute(v.outletPressure);
    if (v.expansion && 'temperature' in v.expansion) return { fluid, pressure, temperature: v.expansion.temperature };
    const whole = isTwoPhase ? streamPhaseAt(stream.fluid, stream.pressure, stream.temperature) : stream;
    return { fluid, pressure, temperature: streamThrottled(whole, pressure).temperature };
  },
);

/** The solid at an end of the line, if any. */
export const solid = value(
  'solid',
  { stream: main.stream, outletState: optional(outletState) },
  v =>
    [v.stream, v.outletState]
      .map(end => end && undefinedIfRefused(() => streamSolid(end.fluid, end.pressure, end.temperature)))
      .find(found => found !== undefined) ?? absent('nothing is solid'),
);

/** Warns of a solid at the outlet alone. That at the inlet, or of a liquid that does not boil, is reported with its stream. */
export const solidRemarks = check(
  { fluidType, stream: main.stream, outletState, boiled: optional(boilingState) },
  v => {
    const { fluid: whole, pressure: inlet, temperature: at } = v.stream;
    const isReported = (v.fluidType === 'Liquid' && !v.boiled) || solidComponentOf(whole, inlet, at) !== undefined;
    if (isReported) return [];
    const { fluid, pressure, temperature } = v.outletState;
    return solidMessages(fluid, pressure, temperature, id, 'at the outlet');
  },
);
