import type { Certainty } from './certainty.ts';

/** Thermal conductivity of a material at the tabulated temperatures, W/(m·°C), with its source. */
export interface ConductivityColumn {
  /** Column heading. */
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly certainty: Certainty;
  /** Basis of the certainty. */
  readonly remark: string;
  /** Values at `tabulatedTemperatures` from 20 °C up to the material's limit. */
  readonly values: readonly number[];
  /** Values of the source at further temperatures, °C, above the last row but one. */
  readonly between?: readonly (readonly [number, number])[];
  /** 816 °C (1500 °F) is the last row of the customary table; the metric one ends at 750 °C, so this is an estimate. */
  readonly estimateAt816?: { readonly value: number; readonly note: string };
}

/** Temperatures of the rows, °C: 20, 50, every 25 up to 750, and 816. */
export const tabulatedTemperatures = [
  20, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 325, 350, 375, 400, 425, 450, 475, 500, 525, 550, 575, 600,
  625, 650, 675, 700, 725, 750, 816,
] as const;

/** Pressure-vessel and tube metals, after Table TCD of ASME BPVC Section II Part D (metric), 2007 and later editions. */
export const conductivityTable: readonly ConductivityColumn[] = [
  {
    id: 'CS',
    name: 'Carbon steel',
    source: 'ASME BPVC II-D (metric), Table TCD, Material Group A',
    certainty: 'high',
    remark: 'The printed column of the metric table.',
    values: [
      60.4, 59.8, 58.9, 58.0, 57.0, 55.9, 54.7, 53.6, 52.5, 51.4, 50.3, 49.2, 48.1, 47.0, 45.9, 44.9, 43.8, 42.7, 41.6,
      40.5, 39.3, 38.2, 37.0, 35.8, 34.7, 33.5, 32.3, 31.2, 30.1, 29.1,
    ],
  },
  {
    id: 'C.½Mo / 1¼Cr½M',
    name: 'C-½Mo and 1¼Cr-½Mo',
    source: 'ASME BPVC II-D (metric), Table TCD, Material Group C',
    certainty: 'high',
    remark:
      'The printed column of the metric table; that these alloys belong to Group C is taken from recent editions (medium certainty).',
    values: [
      41.0, 40.8, 40.7, 40.6, 40.5, 40.4, 40.3, 40.1, 39.8, 39.5, 39.1, 38.7, 38.3, 37.8, 37.3, 36.8, 36.3, 35.8, 35.3,
      34.8, 34.4, 33.9, 33.4, 32.8, 32.2, 31.6, 30.7, 29.1, 27.6, 26.7,
    ],
  },
  {
    id: '2¼Cr1Mo',
    name: '2¼Cr-1Mo',
    source: 'ASME BPVC II-D (metric), Table TCD, Material Group D',
    certainty: 'high',
    remark: 'The printed column of the metric table.',
    values: [
      36.3, 36.5, 36.7, 36.9, 37.0, 37.1, 37.2, 37.2, 37.2, 37.1, 36.9, 36.7, 36.5, 36.2, 35.8, 35.4, 35.0, 34.6, 34.2,
      33.7, 33.3, 32.8, 32.4, 32.0, 31.5, 31.1, 30.6, 30.1, 28.7, 27.4,
    ],
    between: [
      [775, 26.8],
      [800, 26.7],
    ],
    estimateAt816: { value: 26.7, note: 'The figure at 800 °C, assumed constant.' },
  },
  {
    id: '9Cr-1Mo',
    name: '9Cr-1Mo',
    source: 'ASME BPVC II-D, US customary column, converted',
    certainty: 'medium-low',
    remark:
      'Quoted from the US customary column and not checked against the print: allow ±3 % up to 500 °C and ±5 % above.',
    values: [
      22.2, 23.1, 23.8, 24.4, 25.0, 25.5, 25.9, 26.3, 26.6, 26.9, 27.2, 27.4, 27.6, 27.7, 27.7, 27.9, 27.9, 27.9, 27.9,
      27.9, 27.9, 27.9, 27.9, 27.9, 27.9,
    ],
  },
  {
    id: '13Cr',
    name: '13Cr (410)',
    source: 'ASME BPVC II-D, US customary column, converted',
    certainty: 'low',
    remark:
      'Quoted from the US customary column and not checked against the print: check before use. Older editions are about 7 % higher, and the handbook value of AISI 410 is 24.9 at 100 °C and 28.7 W/(m·°C) at 500 °C.',
    values: [
      24.6, 24.6, 24.7, 24.8, 24.8, 24.8, 24.9, 24.9, 25.0, 25.0, 25.0, 25.1, 25.1, 25.1, 25.2, 25.2, 25.3, 25.3, 25.3,
      25.4, 25.4, 25.4, 25.4, 25.4, 25.4, 25.4,
    ],
  },
  {
    id: 'SS304L',
    name: 'Stainless 304 and 304L',
    source: 'ASME BPVC II-D (metric), Table TCD, Material Group J',
    certainty: 'high',
    remark: 'The printed column of the metric table.',
    values: [
      14.8, 15.3, 15.8, 16.2, 16.6, 17.0, 17.5, 17.9, 18.3, 18.6, 19.0, 19.4, 19.8, 20.1, 20.5, 20.8, 21.2, 21.5, 21.9,
      22.2, 22.6, 22.9, 23.3, 23.6, 24.0, 24.3, 24.7, 25.0, 25.4, 25.7,
    ],
    estimateAt816: {
      value: 26.5,
      note: '15.3 Btu/(h·ft·°F) at 1500 °F, not checked against the print; extrapolating the column gives 26.6.',
    },
  },
  {
    id: 'SS Duplex / 310 / 316 / 321 / 347',
    name: 'Stainless 310, 316, 321, 347 and duplex',
    source: 'ASME BPVC II-D (metric), Table TCD, Material Group K',
    certainty: 'high',
    remark:
      'The printed column of the metric table; the figures at every 100 °C agree with a second source, Argonne srlife 316H.',
    values: [
      14.1, 14.6, 15.0, 15.4, 15.7, 16.1, 16.5, 16.8, 17.2, 17.6, 17.9, 18.3, 18.7, 19.0, 19.4, 19.7, 20.1, 20.5, 20.8,
      21.2, 21.5, 21.9, 22.2, 22.6, 22.9, 23.2, 23.6, 23.9, 24.2, 24.6,
    ],
    estimateAt816: {
      value: 25.4,
      note: '14.7 Btu/(h·ft·°F) at 1500 °F, not checked against the print; extrapolating the column gives 25.5.',
    },
  },
  {
    id: '20Cr33Ni',
    name: '20Cr-33Ni (alloy 800)',
    source: 'ASME BPVC II-D (metric), Table TCD, N08800 and N08810, as carried by Argonne srlife',
    certainty: 'high',
    remark: 'Printed at 20, 100, 200 … 700 and 750 °C; rows between are interpolated, ±0.1 W/(m·°C).',
    values: [
      11.5, 12.1, 12.5, 13.0, 13.4, 13.8, 14.3, 14.7, 15.1, 15.5, 16.0, 16.4, 16.8, 17.1, 17.5, 17.9, 18.3, 18.6, 19.0,
      19.4, 19.8, 20.2, 20.7, 21.1, 21.6, 22.0, 22.4, 22.9, 23.4, 23.8,
    ],
    estimateAt816: {
      value: 25.0,
      note: '700 to 750 °C extrapolated; a manufacturer’s data sheet gives 24.7 at 800 °C.',
    },
  },
];
