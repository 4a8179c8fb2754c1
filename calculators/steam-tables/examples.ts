import type { Example } from '../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Saturated steam at 100 °C and at 10 bar',
    source: 'Saturation by temperature and by pressure',
    cases: [
      { userDescription: 'Boiling at 100 °C', temperature: 100 },
      { userDescription: 'Heating steam, 10 bar', pressure: 10 },
    ],
  },
  {
    title: 'Four states by pressure and temperature',
    source: 'IAPWS R7-97(2012), tables 5, 15 and 42, and above the critical point',
    cases: [
      { userDescription: 'Region 1', pressure: { value: 3, unit: 'MPa(abs)' }, temperature: { value: 300, unit: 'K' } },
      {
        userDescription: 'Region 2',
        pressure: { value: 30, unit: 'MPa(abs)' },
        temperature: { value: 700, unit: 'K' },
      },
      {
        userDescription: 'Region 3',
        pressure: { value: 30, unit: 'MPa(abs)' },
        temperature: { value: 650, unit: 'K' },
      },
      {
        userDescription: 'Region 5',
        pressure: { value: 30, unit: 'MPa(abs)' },
        temperature: { value: 1500, unit: 'K' },
      },
    ],
  },
  {
    title: 'A turbine: inlet, isentropic exhaust, real exhaust',
    source: 'Inlet 100 bar and 500 °C, exhaust 0.1 bar, isentropic efficiency 0.85',
    cases: [
      { userDescription: 'Inlet', pressure: 100, temperature: 500 },
      { userDescription: 'Isentropic exhaust', pressure: 0.1, entropy: 6.59929 },
      { userDescription: 'Real exhaust', pressure: 0.1, enthalpy: 2282.2 },
      { userDescription: 'Exhaust from the diagram', enthalpy: 2282.2, entropy: 7.206 },
    ],
  },
  {
    title: 'Wet steam',
    source: 'By vapour quality',
    cases: [
      { userDescription: 'Wellhead, 10 bar', pressure: 10, quality: 0.9 },
      { userDescription: 'Flash drum, 120 °C', temperature: 120, quality: 0.05 },
    ],
  },
];
