import type { BlowdownExperiment } from './experiment.ts';
import * as readings from './readings/index.ts';
import {
  curve,
  fittedNote,
  flatEnded,
  flatNote,
  metal,
  mixture,
  spread,
  spreadNote,
  steel,
  steelNote,
} from './set-up.ts';

export const methaneEthane: BlowdownExperiment = {
  id: 'haque-natural-gas',
  title: 'Methane with 9 mol % ethane from 120 bar, full-scale vessel',
  source:
    'M. A. Haque et al., Trans. IChemE 70 B (1992) 10, as given in S. M. A. Wong, Development of a mathematical model for blowdown of vessels containing multicomponent hydrocarbon mixtures, thesis, University College London (1998)',
  measured: true,
  spec: {
    shape: flatEnded('vertical', 1.13, 2.771),
    wall: metal(0.059, { ...steel, heatCapacity: 490 }),
    fluid: mixture({ C1: 0.91, C2: 0.09 }),
    initial: { temperature: 303.01, pressure: 120e5 },
    outlet: { diameter: 0.0063, dischargeCoefficient: 0.97, backPressure: 101_300 },
    heat: { mode: 'ambient', ambientTemperature: 303.01, outerCoefficient: 5 },
  },
  options: { endTime: 2000 },
  curves: [
    curve('pressure', 'Pressure', readings.methaneEthane.pressure),
    curve('gasTemperature', 'Gas temperature', readings.methaneEthane.gas),
    ...spread('gasTemperature', 'Gas temperature', readings.methaneEthane.gasHigh, readings.methaneEthane.gasLow),
    curve('innerWallTemperatureGas', 'Inside wall temperature', readings.methaneEthane.wallInner),
  ],
  notes: [
    flatNote,
    fittedNote,
    steelNote,
    spreadNote,
    'Openthermo gives the same experiment with dished ends, an orifice of 6.35 mm with a coefficient of 0.85 and pressures in atm: area by volume, and so the pressure, is the same within 2 %.',
    'The last pressure reading is below atmospheric and can only be a digitising error.',
  ],
};

export const naturalGasS9: BlowdownExperiment = {
  id: 'haque-s9',
  title: 'Methane with ethane and 10 mol % propane from 120 bar, experiment S9',
  source: 'M. A. Haque et al., Blowdown of pressure vessels II, Trans. IChemE 70 B (1992) 10, as collected in HydDown',
  measured: true,
  keptApart: true,
  spec: {
    shape: flatEnded('vertical', 1.13, 3),
    wall: metal(0.059),
    fluid: mixture({ C1: 0.855, C2: 0.045, C3: 0.1 }),
    initial: { temperature: 303.01, pressure: 120e5 },
    outlet: { diameter: 0.01, dischargeCoefficient: 0.84, backPressure: 101_300 },
    heat: { mode: 'ambient', ambientTemperature: 292.15, outerCoefficient: 5 },
  },
  options: { endTime: 1200, model: 'non-equilibrium' },
  curves: [
    curve('pressure', 'Pressure', readings.naturalGasS9.pressure),
    ...spread('gasTemperature', 'Gas temperature', readings.naturalGasS9.gasHigh, readings.naturalGasS9.gasLow),
  ],
  notes: [
    flatNote,
    fittedNote,
    steelNote,
    spreadNote,
    'The last pressure readings fall below atmospheric, which means gauge pressure or a digitising error; they are used unchanged.',
  ],
};
