import {
  streamFreezesBelow,
  streamName,
  streamSolid,
  streamThrottled,
  solidClause,
  solidName,
  solidSubstance,
  type SolidComponent,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { messageValue, Refusal, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { warning, type Message } from '../kit/index.ts';
import type { Words } from './words.ts';

/**
 * Solids, which the equations of state do not have; a substance alone is refused below its triple point, and may be solid above it under pressure.
 */

const noWords: Words = { text: '', values: {} };

/** A solid with the temperature, K, below which it freezes at its pressure, where that is found. */
type Solid = SolidComponent & { readonly freezesBelow: number | undefined };

/** Says that a component is solid, compares fugacities and names the temperature of freezing, within a sentence. */
function comparison(solid: Solid, there = ''): Words {
  const { component, fugacity, solidFugacity, freezesBelow: freezes, isPure } = solid;
  if (isPure === true && freezes !== undefined)
    return {
      text: `may be solid${there}: it melts at about {freezes} at this pressure`,
      values: { freezes: messageValue('temperature', Math.round(100 * freezes) / 100) },
    };
  const begins = freezes === undefined ? '' : ', and it freezes below {freezes} at this pressure';
  // Three digits are the same where the two differ by less than 1 %; they differ by more than 0.1 %.
  const digits = fugacity > 1.01 * solidFugacity ? 3 : 4;
  return {
    text: `${solidClause(solid, there)}, {fugacity}, is above that of ${solidName(component)}, {solidFugacity}${begins}`,
    values: {
      fugacity: messageValue('absolutePressure', fugacity, { digits }),
      solidFugacity: messageValue('absolutePressure', solidFugacity, { digits }),
      ...(freezes !== undefined && { freezes: messageValue('temperature', Math.round(100 * freezes) / 100) }),
    },
  };
}

/** The solid of a fluid at p in Pa and T in K, if there is any; the refusal of its state where that is not known. */
function solidOf(fluid: StreamFluid, pressure: number, temperature: number): Solid | Refusal | undefined {
  try {
    const solid = streamSolid(fluid, pressure, temperature);
    return solid && { ...solid, freezesBelow: streamFreezesBelow(fluid, solid) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

/** Why it is not known whether a fluid has a solid `where`, as a sentence. */
function unknownSolid(fluid: StreamFluid, { clause }: Refusal, where: string): Words {
  const { text, values = {} } = clause;
  return { text: `Whether ${streamName(fluid)} has a solid ${where} is not known: ${text}.`, values };
}

/**
 * Returns a sentence, with its values, that follows one on a state of a fluid at p in Pa and T in K in which a component is solid, or in which
 * that is not known. Empty where it is not.
 */
export function solidNote(fluid: StreamFluid, pressure: number, temperature: number): Words {
  const solid = solidOf(fluid, pressure, temperature);
  if (!solid) return noWords;
  if (solid instanceof Refusal) {
    const { text, values } = unknownSolid(fluid, solid, 'there');
    return { text: ` ${text}`, values };
  }
  const { text, values } = comparison(solid, ' there');
  const doubt = solid.isEstimate ? 'The phases stated may not be' : 'The phases stated are not';
  const part = solid.isPure === true ? 'It' : `Its ${solidSubstance(solid.component)}`;
  return {
    text: ` ${part} ${text}. ${doubt} the stable ones, and ${solidName(solid.component)} can block what follows.`,
    values,
  };
}

/** The fluid of the selected phase of a stream. */
export function fluidOfPhase({ fluid, phase }: StreamPhase): StreamFluid {
  return fluid.type === 'components' && phase ? { type: 'components', amounts: phase.composition } : fluid;
}

/** Returns the warning of a solid in a fluid by its name, `where` as in `solidMessages`. */
export function solidWarning(solid: Solid, name: string, field: string, where = ''): Message {
  const { text, values } = comparison(solid);
  const at = {
    pressure: messageValue('absolutePressure', solid.pressure),
    temperature: messageValue('temperature', solid.temperature),
  };
  const place = where === '' ? '' : `${where}, `;
  const substance = solidSubstance(solid.component);
  const part = substance === name ? name : `${substance} of ${name}`;
  return warning(
    `At {pressure} and {temperature}, ${place}${part} ${text}. The results are those of a fluid without a solid, which ${solid.isEstimate ? 'may not be' : 'is not'} stable there, and ${solidName(solid.component)} can block lines and equipment.`,
    { field, values: { ...at, ...values } },
  );
}

/**
 * Returns a warning of a solid in a fluid at p in Pa and T in K, if there is any, or of one that is not known.
 * @param where names the place within a sentence, such as "at the outlet of the hot side".
 */
export function solidMessages(
  fluid: StreamFluid,
  pressure: number,
  temperature: number,
  field: string,
  where?: string,
): Message[] {
  const solid = solidOf(fluid, pressure, temperature);
  if (!solid) return [];
  if (!(solid instanceof Refusal)) return [solidWarning(solid, streamName(fluid), field, where)];
  const { text, values } = unknownSolid(fluid, solid, where ?? 'at this state');
  return [warning(text, { field, values })];
}

/**
 * Returns a warning of a solid in a stream after an isenthalpic change to a lower pressure, Pa, or of an unknown state
 * there. A stream of which no phase is selected changes as a whole.
 */
export function solidAfter(stream: StreamPhase, outlet: number, field: string, where: string): Message[] {
  if (stream.fluid.type !== 'components' || !(outlet < stream.pressure)) return [];
  try {
    const { temperature } = streamThrottled(stream, outlet);
    return solidMessages(fluidOfPhase(stream), outlet, temperature, field, where);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const text = `The state of ${streamName(stream.fluid)} ${where}, {outlet}, is not known: ${thrown.message}.`;
    return [warning(text, { field, values: { outlet: messageValue('absolutePressure', outlet) } })];
  }
}

/** Returns the id of the component of a fluid that is known to be solid at p in Pa and T in K, carbon dioxide and water first. */
export function solidComponentOf(
  fluid: StreamFluid,
  pressure: number,
  temperature: number,
): SolidComponent['component'] | undefined {
  return undefinedIfRefused(() => streamSolid(fluid, pressure, temperature))?.component;
}
