import type { Example } from '../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Carbon steel and stainless 304 at 110 °C',
    source: 'ASME BPVC II-D (metric), Table TCD, interpolated',
    cases: [
      { userDescription: 'Carbon steel shell', material: 'CS', temperature: 110 },
      { userDescription: 'Stainless tube', material: 'SS304L', temperature: 110 },
    ],
  },
];
