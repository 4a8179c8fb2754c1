import { conductivityRange, conductivityTable, thermalConductivity } from '@isentrope/engineering/materials';
import { fromSi } from '@isentrope/engineering/quantities';
import { absent, calculator, choice, quantity, text, warning } from '../kit/index.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';

const [firstMaterial = '', ...otherMaterials] = conductivityTable.map(({ id }) => id);

function column(material: string) {
  return conductivityTable.find(({ id }) => id === material);
}

const celsius = (kelvin: number) => fromSi('temperature', kelvin, '°C').toFixed(0);

export default calculator(meta, {
  Metal: {
    userDescription: text('User description', { hint: 'Case name' }),
    material: choice('Material', [firstMaterial, ...otherMaterials], {
      names: Object.fromEntries(conductivityTable.map(({ id, name }) => [id, name])),
    }),
    temperature: quantity('Temperature', 'temperature', '°C', { symbol: 'T' }),
  },
})
  .step(
    'rangeMinimum',
    ['material'],
    { label: 'Lowest temperature of its figures', kind: 'temperature', unit: '°C' },
    v => conductivityRange(v.material).minimum,
  )
  .step(
    'rangeMaximum',
    ['material'],
    { label: 'Highest temperature of its figures', kind: 'temperature', unit: '°C' },
    v => conductivityRange(v.material).maximum,
  )
  .step(
    'reading',
    ['material', 'temperature', 'rangeMinimum', 'rangeMaximum'],
    { label: '' },
    v =>
      thermalConductivity(v.material, v.temperature) ??
      absent(`the figures of ${v.material} run from ${celsius(v.rangeMinimum)} to ${celsius(v.rangeMaximum)} °C`),
  )
  .step(
    'lowerTemperature',
    ['reading'],
    { label: 'Next lower temperature of the table', symbol: 'T_1', kind: 'temperature', unit: '°C' },
    v => v.reading.lower.temperature,
  )
  .step(
    'lowerConductivity',
    ['reading'],
    { label: 'Conductivity there', symbol: 'k_1', kind: 'thermalConductivity', unit: 'W/(m·K)' },
    v => v.reading.lower.conductivity,
  )
  .step(
    'upperTemperature',
    ['reading'],
    { label: 'Next higher temperature of the table', symbol: 'T_2', kind: 'temperature', unit: '°C' },
    v => v.reading.upper.temperature,
  )
  .step(
    'upperConductivity',
    ['reading'],
    { label: 'Conductivity there', symbol: 'k_2', kind: 'thermalConductivity', unit: 'W/(m·K)' },
    v => v.reading.upper.conductivity,
  )
  .step(
    'thermalConductivity',
    ['reading', 'material'],
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
  )
  .step('certainty', ['material'], { label: 'Certainty of the figures' }, v => column(v.material)?.certainty ?? 'low')
  .check(['material', 'certainty'], v =>
    v.certainty === 'high'
      ? []
      : [
          warning(`The certainty of these figures is ${v.certainty}. ${column(v.material)?.remark ?? ''}`, {
            field: 'thermalConductivity',
            source: column(v.material)?.source ?? '',
          }),
        ],
  )
  .check(['material', 'reading'], v =>
    v.reading.estimated
      ? [
          warning(
            `Above 750 °C this rests on an estimate at 816 °C, not on a printed figure. ${column(v.material)?.estimateAt816?.note ?? ''}`,
            { field: 'thermalConductivity' },
          ),
        ]
      : [],
  )
  .define({
    results: { Results: ['thermalConductivity', 'rangeMinimum', 'rangeMaximum', 'certainty'] },
    primary: 'thermalConductivity',
    examples,
    published,
    references: [
      'ASME Boiler and Pressure Vessel Code, Section II, Part D (metric), Table TCD, nominal coefficients of thermal conductivity and thermal diffusivity.',
      'Argonne National Laboratory, srlife, material data of 316H and 800H.',
    ],
  });
