import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'thermal-conductivity',
  title: 'Thermal Conductivity Data',
  summary:
    'Thermal conductivity of eight pressure-vessel and tube metals from 20 to 816 °C, and how certain each figure is.',
  description:
    'Thermal conductivity of carbon, chromium-molybdenum and stainless steels and alloy 800 from 20 to 816 °C: chart, comparison table, any temperature, and how certain each figure is.',
  access: 'free',
  columns: 3,
  standards: ['ASME BPVC II-D, Table TCD'],
  unlisted: true,
};
