import { atmosphere, gasConstant } from '@isentrope/engineering/quantities';

export const pascalPerBar = 1e5;

/** Molar volume of an ideal gas at 0 °C and 1.01325 bar, m³/mol. */
export const normalMolarVolume = (gasConstant * 273.15) / atmosphere;
