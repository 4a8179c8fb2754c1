import { messageValue } from '@isentrope/engineering/quantities';
import { absent, check, value, warning } from '../../kit/index.ts';
import { expansion } from '../fluid/expansion.ts';
import { elevationChange } from '../fields.ts';
import { slopeLoss } from '../loss.ts';
import { pressureAtOutlet } from '../outlet.ts';
import { condensationAt, realGas } from '../fluid/real-flow.ts';

/** A gas whose pressure rises along a line that falls by more than its friction takes. */

/** Temperature, K, and mass share of liquid of such a gas at its outlet, where it condenses. Its expansion has no state there. */
export const outletCondensation = value(
  'outletCondensation',
  { real: realGas, expansion, elevationChange, pressureAtOutlet },
  v => {
    if (slopeLoss(v.expansion) !== undefined || !(v.pressureAtOutlet > v.real.pressure))
      return absent('its pressure falls along the line');
    return condensationAt(v.real, v.pressureAtOutlet, v.elevationChange) ?? absent('it stays a gas');
  },
);

/** Warns of a gas that its static head condenses. */
export const condensedRemarks = check({ outletCondensation, pressureAtOutlet, real: realGas }, v => {
  const { liquid, temperature } = v.outletCondensation;
  const assumption = v.real.isIsothermal ? ' at constant temperature' : '';
  return [
    warning(
      `The gas condenses in the line: as it falls, its own weight raises its pressure to {out} at {temperature}, where {share} by mass is liquid${assumption}. The results are those of a gas that stays dry: with the liquid, the density and the outlet pressure are higher, and liquid collects in the line: the unsafe side.`,
      {
        field: 'verdict',
        values: {
          out: messageValue('absolutePressure', v.pressureAtOutlet),
          temperature: messageValue('temperature', temperature),
          share: messageValue('fraction', liquid, { digits: 2, unit: '%' }),
        },
      },
    ),
  ];
});
