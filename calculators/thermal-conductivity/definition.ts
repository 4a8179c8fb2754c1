import { conductivityRange, conductivityTable, thermalConductivity } from '@isentrope/engineering/materials';
import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import { calculation, check, choice, field, quantity, step, value, warning } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';

const [firstMaterial = '', ...otherMaterials] = conductivityTable.map(({ id }) => id);

function column(id: string) {
  return conductivityTable.find(each => each.id === id);
}

const name = field('userDescription', shared.userDescription);
const material = field(
  'material',
  choice('Material', [firstMaterial, ...otherMaterials], {
    names: Object.fromEntries(conductivityTable.map(each => [each.id, each.name])),
  }),
);
const temperature = field('temperature', quantity('Temperature', 'temperature', '°C', { symbol: 'T' }));

const lowest = step(
  'rangeMinimum',
  { material },
  { label: 'Lowest tabulated temperature', kind: 'temperature', unit: '°C' },
  v => conductivityRange(v.material).minimum,
);
const highest = step(
  'rangeMaximum',
  { material },
  { label: 'Highest tabulated temperature', kind: 'temperature', unit: '°C' },
  v => conductivityRange(v.material).maximum,
);

/** Table rows around the temperature, interpolated. */
const reading = value('reading', { material, temperature, lowest, highest }, v => {
  const result = thermalConductivity(v.material, v.temperature);
  if (result) return result;
  throw new Refusal(`the figures for ${v.material} run from {lowest} to {highest}`, {
    lowest: messageValue('temperature', v.lowest, { digits: 2 }),
    highest: messageValue('temperature', v.highest, { digits: 2 }),
  });
});
const lowerTemperature = step(
  'lowerTemperature',
  { reading },
  { label: 'Next lower tabulated temperature', symbol: 'T_1', kind: 'temperature', unit: '°C' },
  v => v.reading.lower.temperature,
);
const lowerConductivity = step(
  'lowerConductivity',
  { reading },
  { label: 'Conductivity at that temperature', symbol: 'k_1', kind: 'thermalConductivity', unit: 'W/(m·K)' },
  v => v.reading.lower.conductivity,
);
const upperTemperature = step(
  'upperTemperature',
  { reading },
  { label: 'Next higher tabulated temperature', symbol: 'T_2', kind: 'temperature', unit: '°C' },
  v => v.reading.upper.temperature,
);
const upperConductivity = step(
  'upperConductivity',
  { reading },
  { label: 'Conductivity at that temperature', symbol: 'k_2', kind: 'thermalConductivity', unit: 'W/(m·K)' },
  v => v.reading.upper.conductivity,
);
const conductivity = step(
  'thermalConductivity',
  { reading, material },
  {
    label: 'Thermal conductivity',
    symbol: 'k',
    equation: 'k = k_1+(k_2-k_1)*(T-T_1)/(T_2-T_1)',
    source: v => column(v.material)?.source ?? '',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    digits: 3,
  },
  v => v.reading.conductivity,
);
const certainty = step(
  'certainty',
  { material },
  { label: 'Certainty of the figures' },
  v => column(v.material)?.certainty ?? 'low',
);

const uncertain = check({ material, certainty }, v =>
  v.certainty === 'high'
    ? []
    : [
        warning(`The certainty of these figures is ${v.certainty}. ${column(v.material)?.remark ?? ''}`, {
          field: 'thermalConductivity',
          source: column(v.material)?.source ?? '',
        }),
      ],
);
const estimated = check({ material, reading }, v =>
  v.reading.estimated
    ? [
        warning(
          `Above {printed} this depends on an estimate at {end}, not on a printed figure. ${column(v.material)?.estimateAt816?.note ?? ''}`,
          {
            field: 'thermalConductivity',
            values: {
              printed: messageValue('temperature', 1023.15, { digits: 3 }),
              end: messageValue('temperature', 1089.15, { digits: 3 }),
            },
          },
        ),
      ]
    : [],
);

export default calculation(meta, {
  inputs: { Metal: [name, material, temperature] },
  results: { Results: [conductivity, lowest, highest, certainty] },
  primary: conductivity,
  shows: [lowerTemperature, lowerConductivity, upperTemperature, upperConductivity],
  checks: [uncertain, estimated],
  examples,
  published: () => import('./published.ts'),
  references: [
    'ASME Boiler and Pressure Vessel Code, Section II, Part D (metric), Table TCD, nominal coefficients of thermal conductivity and thermal diffusivity.',
    'Argonne National Laboratory, srlife, material data of 316H and 800H.',
  ],
});
