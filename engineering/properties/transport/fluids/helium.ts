import { heliumConductivity, heliumViscosity } from '../../eos/transport/quantum-gases.ts';
import type { FluidTransport } from '../correlation.ts';

export const helium: FluidTransport = {
  id: 'He',
  viscosity: {
    source: 'V. D. Arp, R. D. McCarty and D. G. Friend, NIST Technical Note 1334 (revised 1998)',
    uncertainty: 0.1,
    range: { minimumTemperature: 0.8, maximumTemperature: 1500, maximumPressure: 2000000000 },
    dilute: T => heliumViscosity(T, 0),
    residual: ({ temperature, density }) => heliumViscosity(temperature, density) - heliumViscosity(temperature, 0),
  },
  conductivity: {
    source: 'B. A. Hands and V. D. Arp, Cryogenics 21 (1981) 697-703',
    uncertainty: 0.05,
    range: { minimumTemperature: 12, maximumTemperature: 1500 },
    dilute: ({ temperature }) => heliumConductivity(temperature, 0),
    residual: ({ temperature, density }) =>
      heliumConductivity(temperature, density) - heliumConductivity(temperature, 0),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 5.1953,
    terms: [
      [0.0004656, 1.04],
      [0.001889, 2.468],
      [-0.002006, 2.661],
    ],
  },
};
