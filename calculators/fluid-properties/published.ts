import type { PrintedFigure, PublishedCase } from '../kit/index.ts';
import { examples } from './examples.ts';

const printed = (digits: string, unit: string): PrintedFigure => ({ printed: digits, unit });

/** What the program that goes with AGA Report 8 Part 2 prints for its check gas. */
export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'program',
    title: 'Gas of all 21 components, 400 K and 50 MPa',
    source: 'the program of AGA Report 8 Part 2 (2017), its check',
    case: { ...examples[2]?.cases[0], method: 'gerg2008' },
    expect: {
      molarMass: printed('20.5427445016', 'g/mol'),
      compressibilityFactor: printed('1.174690666384', ''),
      speedOfSound: printed('714.42488405960', 'm/s'),
      isentropicExponent: printed('2.68382025506', ''),
      jouleThomson: printed('7.1556295815e-5', 'K/kPa'),
    },
  },
];
