import { solidName, type SolidComponent, type StreamPhase } from '@isentrope/engineering/properties';
import { formatNumber } from '@isentrope/engineering/quantities';
import { negligibleShare } from '../../fluid/index.ts';
import { upperFirst } from '../../kit/index.ts';

/** Why criteria of a flow of one phase do not apply to a line. */
export const unjudged = {
  condenses: 'Condenses in the line',
  boils: 'Boils in the line',
  twoPhases: 'Two phases at the outlet',
} as const;

/** Says in words that a solid forms in a line. */
export function solidForms({ component, isEstimate }: SolidComponent): string {
  return `${upperFirst(solidName(component))} ${isEstimate ? 'may form' : 'forms'}`;
}

/** Says in words, with its share, that a line of one phase begins with another; undefined where it does not. */
export function twoPhasesAtInlet({ requested, quality }: StreamPhase): string | undefined {
  if (requested === undefined || quality === undefined) return undefined;
  const [share, other] = requested === 'gas' ? [1 - quality, 'liquid'] : [quality, 'vapour'];
  return share > negligibleShare
    ? `Two phases at the inlet, ${formatNumber(100 * share, 2)} % ${other} by mass`
    : undefined;
}
