import type { Example } from '../kit/index.ts';

const exportGas = 'C1: 0.85; C2: 0.07; C3: 0.03; iC4: 0.005; nC4: 0.008; nC5: 0.003; nC6: 0.001; N2: 0.013; CO2: 0.02';

export const examples: readonly Example[] = [
  {
    title: 'Propane: a storage sphere, its saturation, a vaporiser',
    source: 'Lemmon, McLinden and Wagner, 2009',
    cases: [
      { userDescription: 'Liquid at 20 °C, 12 bar', composition: 'C3: 1', given: 'pT', pressure: 12, temperature: 20 },
      { userDescription: 'Boiling at 20 °C', composition: 'C3: 1', given: 'bubbleT', temperature: 20 },
      { userDescription: 'Vapour at 60 °C, 12 bar', composition: 'C3: 1', given: 'pT', pressure: 12, temperature: 60 },
    ],
  },
  {
    title: 'An export gas: pipeline, dew point, let-down',
    source: 'GERG-2008',
    cases: [
      {
        userDescription: 'Pipeline, 15 °C, 100 bar',
        composition: exportGas,
        given: 'pT',
        pressure: 100,
        temperature: 15,
      },
      { userDescription: 'Dew point at 40 bar', composition: exportGas, given: 'dewP', pressure: 40 },
      {
        userDescription: 'Two phases, 40 bar, −60 °C',
        composition: exportGas,
        given: 'pT',
        pressure: 40,
        temperature: -60,
      },
    ],
  },
  {
    title: 'Gas of all 21 components, 400 K and 50 MPa',
    source: 'AGA Report 8 Part 2, its check',
    cases: [
      {
        userDescription: 'Check gas',
        composition:
          'C1: 0.77824; N2: 0.02; CO2: 0.06; C2: 0.08; C3: 0.03; iC4: 0.0015; nC4: 0.003; iC5: 0.0005; nC5: 0.00165; nC6: 0.00215; nC7: 0.00088; nC8: 0.00024; nC9: 0.00015; nC10: 0.00009; H2: 0.004; O2: 0.005; CO: 0.002; H2O: 0.0001; H2S: 0.0025; He: 0.007; Ar: 0.001',
        given: 'pT',
        pressure: { value: 50, unit: 'MPa(abs)' },
        temperature: { value: 400, unit: 'K' },
      },
    ],
  },
];
