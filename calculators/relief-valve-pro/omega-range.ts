import { warning, type Message } from '../kit/index.ts';
import { annex } from './format.ts';

/**
 * Returns the warning outside the range of the ω method, by reduced temperature and pressure.
 * @param instead recommendation, as a sentence.
 */
export function omegaRange(reducedTemperature: number, reducedPressure: number, instead: string): Message[] {
  if (reducedTemperature <= 0.9 && reducedPressure <= 0.5) return [];
  return [
    warning(
      `The ω method is meant for T/Tc up to 0.9 and p/pc up to 0.5; here they are ${reducedTemperature.toFixed(2)} and ${reducedPressure.toFixed(2)}. ${instead}`,
      { field: 'requiredArea', source: annex },
    ),
  ];
}
