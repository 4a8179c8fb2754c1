import { maxRelativeRoughness } from '@isentrope/engineering/flow';
import { absolute } from '@isentrope/engineering/quantities';
import type { FlareHeader } from '@isentrope/engineering/vessels';
import { info, optional, value, type Message } from '../../kit/index.ts';
import { given } from '../fields.ts';

/** The header of a case, or why it cannot be calculated; undefined if none is modelled. */
export interface CaseHeader {
  readonly header?: FlareHeader;
  readonly problem?: string;
}

export const caseHeader = value(
  'caseHeader',
  {
    choice: given.header,
    ...optional({
      diameter: given.headerDiameter,
      length: given.headerLength,
      fittings: given.headerFittings,
      roughness: given.headerRoughness,
      tipPressure: given.tipPressure,
    }),
  },
  (v): CaseHeader => {
    if (v.choice === 'none') return {};
    const { diameter, length, fittings = 0, roughness, tipPressure } = v;
    if (diameter === undefined) return { problem: 'enter the inside diameter of the header' };
    if (length === undefined) return { problem: 'enter the length of the header' };
    if (roughness === undefined || roughness > maxRelativeRoughness * diameter) {
      return { problem: 'the roughness of the header must be at most a twentieth of its inside diameter' };
    }
    if (tipPressure === undefined) return { problem: 'enter the pressure at the flare tip' };
    return {
      header: { insideDiameter: diameter, length, fittings, roughness, tipPressure: absolute(tipPressure) },
    };
  },
);

/** States the back pressure used for the results of a case with a header. */
export function headerNotes({ choice }: { readonly choice: 'none' | 'given' }): Message[] {
  return choice === 'none'
    ? []
    : [
        info(
          'These results are for the back pressure entered. The effect of the common header is calculated from all cases, under Flare header.',
          { field: 'backPressure' },
        ),
      ];
}
