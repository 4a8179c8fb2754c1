import type { OtherPhase } from '@isentrope/engineering/properties';
import { messageValue } from '@isentrope/engineering/quantities';
import { warning, type Message } from '../kit/index.ts';

/** Reports a nearly pure fluid, by its name, that has another phase by Peng–Robinson than its main component by its reference equation. */
export function otherPhaseMessages(
  found: OtherPhase | undefined,
  name: string,
  state: { readonly pressure: number; readonly temperature: number },
  field: string,
): Message[] {
  if (!found) return [];
  const { component, phase, boiling } = found;
  const [own, side] =
    phase === 'gas'
      ? ['a liquid', 'volumes, velocities and losses of a mass flow are far higher for a gas, the unsafe side']
      : ['a gas', 'the density of a liquid is far higher, and what it weighs and how it flashes is on the unsafe side'];
  const text = `By Peng–Robinson ${name} is ${own} at {pressure} and {temperature}, but a ${phase} by the reference equation of ${component}, by which it boils at {boiling}: ${side}.`;
  const values = {
    pressure: messageValue('absolutePressure', state.pressure),
    temperature: messageValue('temperature', state.temperature),
    boiling: messageValue('temperature', boiling),
  };
  return [warning(text, { field, values })];
}
