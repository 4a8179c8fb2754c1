import { solidName, type SolidComponent } from '@isentrope/engineering/properties';
import { upperFirst } from '../kit/index.ts';

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
