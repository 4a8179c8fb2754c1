import { fireMetal, type FireMetalId, type HotProperty } from '@isentrope/engineering/materials';
import { step, table } from '../../kit/index.ts';
import { given } from '../fields.ts';
import { checkedForRupture } from './fire-fields.ts';
import { rupture } from './rupture-check.ts';

const guideline = 'Scandpower guideline (2004)';

const citation = ({ source, certainty, remark }: HotProperty): string =>
  `${source}. Certainty: ${certainty}.${remark === undefined ? '' : ` ${remark}`}`;

function basisTable(metal: FireMetalId, across: 'uniform' | 'profile') {
  const { strength, heatCapacity, conductivity } = fireMetal(metal);
  return table(
    [
      { id: 'part', label: 'Part' },
      { id: 'how', label: 'Method' },
      { id: 'source', label: 'Source' },
    ],
    [
      [
        'Local fire',
        'Heats a spot of the wall beside the gas by its flux; the spot heats the gas only as much as the wall beside it does in the fire on the vessel, which governs the pressure',
        guideline,
      ],
      [
        'Metal temperature',
        across === 'uniform'
          ? 'Uniform across the metal, heat capacity by temperature'
          : 'Conduction across the metal, heat capacity and conductivity by temperature',
        citation(heatCapacity),
      ],
      ...(across === 'uniform' ? [] : [['Conductivity', 'By temperature', citation(conductivity)]]),
      [
        'Stress',
        'Von Mises at the inside of the corroded cylinder under the gauge pressure, with the longitudinal stress: √(3(p·D²/(D² − d²))² + σ_a²)',
        `${guideline}, appendix C`,
      ],
      [
        'Strength',
        'Tensile strength at the temperature of the metal times strength and weld factors; none above the last figure',
        citation(strength),
      ],
      ['Rupture', 'When the stress first reaches the strength, linear between the time steps of the run', guideline],
    ],
  );
}

export const ruptureBasis = step(
  'ruptureBasis',
  { rupture, hotMetal: given.hotMetal, metalTemperature: given.metalTemperature },
  { label: 'Basis of the check for rupture', when: checkedForRupture },
  v => basisTable(v.hotMetal, v.metalTemperature),
);
