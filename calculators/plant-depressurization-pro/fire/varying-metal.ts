import type { VaryingMetal } from '@isentrope/engineering/heat-transfer';
import { fireMetal, type FireMetalId } from '@isentrope/engineering/materials';
import { info, ruledOut, value, type Absent, type Message } from '../../kit/index.ts';
import { given } from '../fields.ts';
import { checkedForRupture } from './fire-fields.ts';

const { hotMetal, wallProperties } = given;

/** Temperature-dependent heat capacity and conductivity of the wall, if selected. */
export const byTemperature = value(
  'byTemperature',
  { hotMetal, wallProperties },
  (v): VaryingMetal | Absent => {
    if (v.wallProperties === 'constant') return ruledOut('the properties of the wall are constant');
    const { heatCapacity, conductivity } = fireMetal(v.hotMetal);
    return { heatCapacity: heatCapacity.points, conductivity: conductivity.points };
  },
  checkedForRupture,
);

/** Reports wall properties that are then unused. */
export function wallPropertyNotes(v: {
  readonly hotMetal: FireMetalId;
  readonly wallProperties: 'constant' | 'varying';
}): Message[] {
  return v.wallProperties === 'constant'
    ? []
    : [
        info(
          `Heat capacity and conductivity of the metal are those of ${fireMetal(v.hotMetal).name} by temperature; those entered for the wall are not used.`,
          { field: 'wallProperties', source: fireMetal(v.hotMetal).heatCapacity.source },
        ),
      ];
}
