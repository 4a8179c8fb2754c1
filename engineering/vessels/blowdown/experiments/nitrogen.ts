import type { BlowdownExperiment } from './experiment.ts';
import * as readings from './readings/index.ts';
import { curve, fittedNote, flatEnded, flatNote, metal, mixture, spread, spreadNote, steelNote } from './set-up.ts';

export const nitrogenI1: BlowdownExperiment = {
  id: 'haque-i1',
  title: 'Nitrogen from 150 bar, experiment I1',
  source:
    'M. A. Haque, S. M. Richardson, G. Saville, G. Chamberlain, L. Shirvill, Blowdown of pressure vessels II, Trans. IChemE 70 B (1992) 10',
  measured: true,
  spec: {
    shape: flatEnded('vertical', 0.273, 1.524),
    wall: metal(0.025),
    fluid: mixture({ N2: 1 }),
    initial: { temperature: 288, pressure: 150e5 },
    outlet: { diameter: 0.00635, dischargeCoefficient: 0.8, backPressure: 101_300 },
    heat: { mode: 'ambient', ambientTemperature: 288, outerCoefficient: 5 },
  },
  options: { endTime: 100.2 },
  curves: [
    curve('pressure', 'Pressure', readings.nitrogenI1.pressure),
    ...spread('gasTemperature', 'Gas temperature', readings.nitrogenI1.gasHigh, readings.nitrogenI1.gasLow),
    curve('innerWallTemperatureGas', 'Inside wall temperature', readings.nitrogenI1.wallInner),
    curve('outerWallTemperatureGas', 'Outside wall temperature', readings.nitrogenI1.wallOuter),
  ],
  notes: [flatNote, fittedNote, steelNote, spreadNote],
};

export const air790: BlowdownExperiment = {
  id: 'air-790',
  title: 'Air from 7.9 bar',
  source: 'Published laboratory experiment as collected in HydDown (original publication not named there)',
  measured: true,
  spec: {
    shape: flatEnded('horizontal', 0.2, 0.515),
    wall: metal(0.00818),
    fluid: mixture({ N2: 0.7812, O2: 0.2096, Ar: 0.0092 }),
    initial: { temperature: 298, pressure: 7.9e5 },
    outlet: { diameter: 0.00271, dischargeCoefficient: 0.84, backPressure: 1e5 },
    heat: { mode: 'ambient', ambientTemperature: 298, outerCoefficient: 5 },
  },
  options: { endTime: 60 },
  curves: [
    curve('pressure', 'Pressure', readings.air790.pressure),
    curve('gasTemperature', 'Gas temperature', readings.air790.gas),
  ],
  notes: [flatNote, fittedNote, steelNote],
};
