import { info, warning, type Message } from '../kit/index.ts';
import { annex } from './format.ts';
import { againstNozzle, type NozzleComparison } from './nozzle-comparison.ts';

interface TemperaturePressure {
  readonly temperature: number;
  readonly pressure: number;
}

/**
 * Returns the messages on a flux by the ω method: outside its range of reduced temperature and pressure, and where the nozzle's differs by
 * more than 1 %; a warning if the area is too small, or is not checked.
 * @param ratio flux of the method relative to that of the nozzle; undefined where that could not be followed.
 */
export function omegaMessages(
  { temperature, pressure }: TemperaturePressure,
  critical: TemperaturePressure | undefined,
  ratio: number | undefined,
  comparison: NozzleComparison,
): Message[] {
  const compared = ratio === undefined ? [] : againstNozzle(ratio, comparison);
  if (!critical) return compared;
  const [reducedTemperature, reducedPressure] = [temperature / critical.temperature, pressure / critical.pressure];
  if (reducedTemperature <= 0.9 && reducedPressure <= 0.5) return compared;
  const range = `The ω method is meant for T/Tc up to 0.9 and p/pc up to 0.5; here they are ${reducedTemperature.toFixed(2)} and ${reducedPressure.toFixed(2)}.`;
  const details = { field: 'requiredArea', source: annex };
  if (ratio === undefined) {
    const text = `${range} The expansion of ${comparison.nozzle} could not be followed, so the area is not checked.`;
    return [warning(text, details)];
  }
  const text =
    compared.length > 0
      ? `${range} The area by ${comparison.nozzle} differs by more than 1 %.`
      : `${range} The area by ${comparison.nozzle} is the same to 1 %.`;
  const say = compared.length > 0 && ratio > 1 ? warning : info;
  return [say(text, details), ...compared];
}
