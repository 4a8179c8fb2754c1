import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'unit-converters',
  title: 'Unit Converters',
  summary:
    'Two-way conversion of process quantities by exact definitions, with gauge and absolute pressure kept apart.',
  description:
    'Units by their exact definitions, converted both ways as you type: pressure, temperature, flow, energy, viscosity and more, with a link to every conversion.',
  access: 'free',
  columns: 3,
  standards: ['NIST SP 811 (2008)'],
  also: 'units SI temperature energy power viscosity length mass density flow',
  sketch: 'scales',
  order: 1,
};
