import { streamThrottled, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, undefinedIfRefused, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { solidAfter } from '../fluid/index.ts';
import { check, warning, type Message, type Source } from '../kit/index.ts';
import { behindValve } from './dry-ice.ts';

/** K */
const freezingPoint = 273.15;

/** Whether a stream with water is below the freezing point of water at a temperature, K. */
export function isBelowFreezing({ fluid }: StreamPhase, temperature: number): boolean {
  return fluid.type === 'components' && (fluid.amounts['H2O'] ?? 0) > 0 && temperature < freezingPoint;
}

/**
 * Returns a warning of dry ice or ice of two phases behind a valve at the back pressure, Pa, or of an unknown state there. Wet streams below
 * 0 °C are included whatever their fugacity, because the equations of state may miss liquid water there.
 */
export function solidBehindValve(stream: StreamPhase, backPressure: number, field: string): Message[] {
  const found = solidAfter(stream, backPressure, field, behindValve);
  if (found.length > 0 || stream.fluid.type !== 'components' || !(backPressure < stream.pressure)) return found;
  const temperature = undefinedIfRefused(() => streamThrottled(stream, backPressure).temperature);
  if (temperature === undefined || !isBelowFreezing(stream, temperature)) return [];
  const values = {
    pressure: messageValue('absolutePressure', backPressure),
    temperature: messageValue('temperature', temperature),
  };
  const text = `At {pressure} and {temperature}, ${behindValve}, water freezes and may block the outlet.`;
  return [warning(text, { field, values })];
}

/** Returns the check of a solid of two phases behind a valve. */
export function solidBehindValveCheck(
  stream: Source<StreamPhase>,
  backPressure: Source<AbsolutePressure>,
  field: string,
) {
  return check({ stream, backPressure }, v => solidBehindValve(v.stream, v.backPressure, field));
}
