import { expect, test } from 'vitest';
import { isSimulatorReport } from './simulator-report.ts';

const columns = (...names: readonly string[]) =>
  names.map((heading, index) => {
    const [, name = heading, unit = ''] = /^(.+) \[(.+)\]$/.exec(heading) ?? [];
    return { index, letter: 'A', heading, name, unit };
  });

test.each([
  [['Name', 'Temperature [C]', 'Pressure [kPa]', 'Mass Flow [kg/h]']],
  [['Vapour / Phase Fraction', 'Pressure [bar]']],
  [['Stream Name', 'Pressure [bar]', 'Mole Flows [kmol/hr]']],
  [['Object', 'Pressure [Pa]', 'Mass Enthalpy (Mixture) [kJ/kg]']],
])('%j is a stream report', names => expect(isSimulatorReport(columns(...names))).toBe(true));

test.each([
  [['Tag', 'Flow [kg/h]', 'Pressure [bar]', 'Temperature [°C]']],
  [['Tag', 'Mass Flow [kg/h]', 'P1 [bar]', 'Temperature [°C]']],
  [['PSV', 'Set Pressure [bar]', 'Molar Mass [g/mol]']],
])('%j is a list of items', names => expect(isSimulatorReport(columns(...names))).toBe(false));
