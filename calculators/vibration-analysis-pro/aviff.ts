import { actionBand } from '@isentrope/engineering/vibration';
import { info, warning, type Message } from '../kit/index.ts';

/** Parts of the guideline shared by both assessments. */

export const aviff = 'Energy Institute AVIFF, 2nd ed. 2008';

/** Returns the recommended action for a likelihood-of-failure band. */
export function recommendedAction(lof: number, of: (range: string) => string = () => ''): Message[] {
  const { from, likelihood, range, action } = actionBand(lof);
  const text = `${likelihood} likelihood of failure${of(range)}. ${action}`;
  return [(from >= 0.5 ? warning : info)(text, { field: 'lof', source: `${aviff}, actions for main lines` })];
}
