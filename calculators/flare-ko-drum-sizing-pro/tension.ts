import { streamTensionBetween, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { check, warning, type Source } from '../kit/index.ts';
import { criteria } from './fields.ts';

/** Interfacial tension, N/m, below which drops of the usual sizes and factors of demisters do not hold: those of flare gas have 10 to 30 mN/m. */
const leastTension = 1e-3;
/** Weber number above which a drop breaks up, and a usual velocity in an inlet, m/s. */
const criticalWeber = 12;
const inletVelocity = 10;

/** Warns of phases so near their critical point that drops break up. */
export function tensionCheck(liquid: Source<StreamPhase>, gas: Source<StreamPhase>, field: string) {
  return check({ liquid, gas, dropletSize: criteria.dropletSize }, v => {
    const tension = undefinedIfRefused(() => streamTensionBetween(v.liquid, v.gas).value);
    const density = v.gas.phase?.state.density;
    if (tension === undefined || density === undefined || !(tension < leastTension)) return [];
    const largest = (criticalWeber * tension) / (density * inletVelocity * inletVelocity);
    if (largest > v.dropletSize) return [];
    return [
      warning(
        'Near the critical point of the phases in the drum, their interfacial tension is only {tension}: at 10 m/s in the inlet, drops larger than {largest} break up (Weber number 12), and demisters flood earlier. Drops of {size} are too large a basis: the drum is on the unsafe side for settling.',
        {
          field,
          source: 'M. Pilch and C. A. Erdman, Int. J. Multiphase Flow 13 (1987) 741',
          values: {
            tension: messageValue('surfaceTension', tension, { digits: 2 }),
            largest: messageValue('length', largest, { digits: 2, like: 'dropletSize' }),
            size: messageValue('length', v.dropletSize, { digits: 3, like: 'dropletSize' }),
          },
        },
      ),
    ];
  });
}
