import { choice, fields, list, quantity } from '../kit/index.ts';
import { amountHeads, gasShares, lumps, otherAmountHeads, partsOfLump } from '../component-names.ts';
import * as shared from '../shared-fields.ts';
import { propertyTable } from '../fluid/property-table.ts';
import { pseudoComponents } from '../fluid/pseudo-components.ts';
import { componentAliases, componentIds, componentNames } from '../fluid/components.ts';

export const byComposition = { fluidFrom: 'composition' } as const;
export const byTable = { fluidFrom: 'table' } as const;

/** All inputs. */
export const inputFields = fields({
  userDescription: shared.userDescription,
  fluidFrom: choice('Fluid given by', ['composition', 'table'], {
    names: { composition: 'Composition', table: 'Typed table' },
  }),
  composition: list('Composition', componentIds, {
    names: componentNames,
    aliases: componentAliases,
    itemLabel: 'component',
    amount: { label: 'amount', atLeast: 0, atMost: 1e9 },
    once: true,
    basis: { heads: amountHeads, otherHeads: otherAmountHeads, gas: gasShares, choice: 'basis' },
    definedItems: pseudoComponents,
    notItems: lumps,
    partsOfLump,
    help: 'Fractions, percentages or any other amounts: they are normalised to their sum. You can paste two columns, name and amount, from a spreadsheet. A petroleum fraction is written with its molar mass and specific gravity, as in C7+ (M 115, SG 0.737).',
    when: byComposition,
  }),
  basis: choice('Amounts by', ['mole', 'mass'], { names: { mole: 'Mole', mass: 'Mass' }, when: byComposition }),
  tablePhase: choice('Table of', ['liquid', 'gas'], { names: { liquid: 'A liquid', gas: 'A gas' }, when: byTable }),
  propertyTable: propertyTable('Table of properties', byTable, true),
  given: choice('State given by', ['pT', 'bubbleT', 'dewT', 'bubbleP', 'dewP', 'ph', 'ps', 'hs', 'pq', 'Tq'], {
    names: {
      pT: 'Pressure and temperature',
      bubbleT: 'Bubble point at a temperature',
      dewT: 'Dew point at a temperature',
      bubbleP: 'Bubble point at a pressure',
      dewP: 'Dew point at a pressure',
      ph: 'Pressure and enthalpy',
      ps: 'Pressure and entropy',
      hs: 'Enthalpy and entropy',
      pq: 'Pressure and vapour quality',
      Tq: 'Temperature and vapour quality',
    },
    only: {
      bubbleT: byComposition,
      dewT: byComposition,
      bubbleP: byComposition,
      dewP: byComposition,
      ph: byComposition,
      ps: byComposition,
      hs: byComposition,
      pq: byComposition,
      Tq: byComposition,
    },
  }),
  pressure: quantity('Pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p',
    above: 0,
    when: { given: ['pT', 'bubbleP', 'dewP', 'ph', 'ps', 'pq'] },
  }),
  temperature: quantity('Temperature', 'temperature', '°C', {
    symbol: 'T',
    above: shared.absoluteZero,
    when: { given: ['pT', 'bubbleT', 'dewT', 'Tq'] },
  }),
  enthalpy: quantity('Specific enthalpy', 'specificEnergy', 'kJ/kg', {
    symbol: 'h',
    when: { given: ['ph', 'hs'] },
    help: 'From the same zero as the results: the ideal gas at 25 °C; for water alone the liquid at its triple point.',
  }),
  entropy: quantity('Specific entropy', 'specificEntropy', 'kJ/(kg·K)', {
    symbol: 's',
    when: { given: ['ps', 'hs'] },
    help: 'From the same zero as the results: the ideal gas at 25 °C and 1.01325 bar(abs); for water alone the liquid at its triple point.',
  }),
  quality: quantity('Vapour quality', 'fraction', '', {
    symbol: 'x',
    atLeast: 0,
    atMost: 1,
    when: { given: ['pq', 'Tq'] },
    help: 'Mass of vapour over total mass',
  }),
});
