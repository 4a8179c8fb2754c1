import { expect, test } from 'vitest';
import { listText, mergePastedList, parseList, readCaseJson, reportCells } from '../kit/index.ts';
import fluidProperties from '../fluid-properties/definition.ts';
import { inputFields } from '../fluid-properties/fields.ts';
import { sections } from '../plant-depressurization-pro/fields.ts';

const { field } = inputFields.composition;

interface Report {
  readonly text: string;
  /** The basis of the case before. */
  readonly basis?: 'mole' | 'mass';
  readonly amounts: Readonly<Record<string, string>>;
  /** The basis that the report changes to. */
  readonly changesTo?: 'mole' | 'mass';
  readonly remarks?: readonly string[];
  /** Why the composition is refused. */
  readonly refused?: string;
}

const lines = (...texts: string[]) => texts.join('\n').replaceAll(' | ', '\t');

/** Reports laid out as the programs and instruments print them, with amounts of our own. */
const reports: Readonly<Record<string, Report>> = {
  'HYSYS, composition block of a stream': {
    text: lines(
      'Comp Mole Frac (Methane) | 0.8713',
      'Comp Mole Frac (i-Butane) | 0.0412',
      'Comp Mole Frac (n-Butane) | 0.0375',
      'Comp Mole Frac (H2O) | 0.05',
    ),
    amounts: { C1: '0.8713', iC4: '0.0412', nC4: '0.0375', H2O: '0.05' },
  },
  'UniSim, with phases beside the whole': {
    text: lines(
      ' | Mole Fractions | Vapour Phase | Liquid Phase',
      'Methane | 0.7 | 0.9 | 0.1',
      'n-Hexane | 0.3 | 0.1 | 0.9',
    ),
    amounts: { C1: '0.7', nC6: '0.3' },
    remarks: ['Taken from "Mole Fractions", not from "Vapour Phase", "Liquid Phase".'],
  },
  'Aspen Plus, stream table in sections': {
    text: lines(
      ' | FEED | GAS',
      'Temperature C | 25 | 30',
      'Mole Flow kmol/hr | ',
      'CH4 | 80 | 79',
      'C4H10-1 | 20 | 1',
      'Mole Frac | ',
      'CH4 | 0.8 | 0.9875',
      'C4H10-1 | 0.2 | 0.0125',
      'Mass Frac | ',
      'CH4 | 0.52 | 0.956',
      'C4H10-1 | 0.48 | 0.044',
    ),
    amounts: { C1: '0.8', nC4: '0.2' },
    remarks: [
      'Taken from "Mole Frac", not from "Mole Flow kmol/hr", "Mass Frac".',
      'Taken from "FEED", not from "GAS".',
      'Not part of it: "Temperature C".',
    ],
  },
  'PRO/II, printed with numbered components': {
    text: lines(
      'COMPONENT MOLE FRACTIONS',
      '  1  METHANE            0.9120',
      '  2  IBUTANE            0.0500',
      '  3  HYDROGEN SULFIDE   0.0380',
    ),
    amounts: { C1: '0.9120', iC4: '0.0500', H2S: '0.0380' },
  },
  'ProMax, mole and mass beside each other': {
    text: lines(
      'Composition | Mole Fraction % | Mass Flow lb/h',
      'C1 | 95.5 | 1532',
      'i-C5 | 3.25 | 234',
      'H2S | 1.25 | 42',
    ),
    amounts: { C1: '95.5', iC5: '3.25', H2S: '1.25' },
    remarks: ['Taken from "Mole Fraction %", not from "Mass Flow lb/h".'],
  },
  DWSIM: {
    text: lines(
      'Molar Fraction (Mixture) / Methane | 0.5',
      'Molar Fraction (Mixture) / N-pentane | 0.3',
      'Molar Fraction (Mixture) / Carbon dioxide | 0.2',
    ),
    amounts: { C1: '0.5', nC5: '0.3', CO2: '0.2' },
  },
  NeqSim: {
    text: lines(
      '             total      gas        oil',
      'methane      6.0E-1     9.1E-1     2.0E-1    [mole fraction]',
      'n-heptane    3.5E-1     8.0E-2     7.5E-1    [mole fraction]',
      'MEG          5.0E-2     1.0E-2     5.0E-2    [mole fraction]',
    ),
    amounts: { C1: '6.0E-1', nC7: '3.5E-1', MEG: '5.0E-2' },
    remarks: ['Taken from "total", not from "gas", "oil".'],
    refused: 'has no component "MEG"; choose one from the list',
  },
  'PVT report with a plus fraction': {
    text: lines(
      'Component | Mol % | Mol. Wt',
      'Hydrogen Sulphide | 0.00 | 34.08',
      'Carbon Dioxide | 2.31 | 44.01',
      'Methane | 67.20 | 16.04',
      'Heptanes plus | 30.49 | 143',
    ),
    amounts: { H2S: '0.00', CO2: '2.31', C1: '67.20', 'Heptanes plus': '30.49' },
    remarks: ['Taken from "Mol %", not from "Mol. Wt".'],
    refused:
      'has "Heptanes plus", which is a lump of heavier components; give its molar mass and specific gravity, as in C7+ (M 115, SG 0.737), or split it, for example into nC6, nC7 and nC8',
  },
  'the molar mass before the amounts': {
    text: lines('Component | Molecular Weight | Mole %', 'Methane | 16.04 | 91', 'Ethane | 30.07 | 9'),
    amounts: { C1: '91', C2: '9' },
    remarks: ['Taken from "Mole %", not from "Molecular Weight".'],
  },
  'a chromatograph by GPA 2261': {
    text: lines(
      'Component | Un-Normalized Mol % | Normalized Mol % | Liq. Vol. % | GPM',
      'Nitrogen | 1.49 | 1.50 | 1.0 | 0.000',
      'iso-Pentane | <0.01 | <0.01 | 0 | 0.0',
      'Methane | 97.81 | 98.50 | 99 | ',
      'Totals | 99.30 | 100.00 | 100.0 | ',
    ),
    amounts: { N2: '1.50', iC5: '0', C1: '98.50' },
    remarks: [
      'Taken from "Normalized Mol %", not from "Un-Normalized Mol %", "Liq. Vol. %", "GPM".',
      'Read as 0: iso-Pentane (<0.01).',
    ],
  },
  'a chromatograph by ISO 6976, decimal commas': {
    text: 'Komponente;Mol-% unnormiert raw;Mol-%\nMethane;89,50;90,100\nEthane;9,80;9,880\nHelium;ND;ND\nHydrogen;trace;0,020\nSumme;99,3;100,0',
    amounts: { C1: '90.100', C2: '9.880', He: '0', H2: '0.020' },
    remarks: ['Taken from "Mol-%", not from "Mol-% unnormiert raw".', 'Read as 0: Helium (ND).'],
  },
  'a process chromatograph in a CSV file, quoted': {
    text: '"No.","Component","Mole %"\n"1","Methane","88.1"\n"2","n-Butane","11.9"\n"","Total","100.0"',
    amounts: { C1: '88.1', nC4: '11.9' },
  },
  'volume per cent of a liquid': {
    text: lines('Component | Liquid Vol %', 'Propane | 60', 'n-Butane | 40'),
    amounts: { C3: '', nC4: '' },
    remarks: [
      'The amounts of "Liquid Vol %" are neither molar nor by mass, or not in the basis selected. Liquid volumes need the specific gravity or °API of every component in a column.',
    ],
    refused: 'needs a number for the amount of Propane (C3H8)',
  },
  'mass per cent': {
    text: lines('Component | wt %', 'Benzene | 60 %', 'Toluene | 40 %'),
    basis: 'mole',
    amounts: { Bz: '60', Tol: '40' },
    changesTo: 'mass',
  },
  'a REFPROP mixture file': {
    text: lines(
      'Sales gas',
      '  17.2   195.0   4700.0   10.1',
      '3',
      'METHANE.FLD',
      'ISOBUTAN.FLD',
      'CO2.FLD',
      '0.94',
      '0.02',
      '0.04',
      '0.',
    ),
    amounts: { C1: '0.94', iC4: '0.02', CO2: '0.04' },
  },
  'Cantera YAML': {
    text: 'state: {T: 300.0, P: 1 atm}\nX: {CH4: 0.95, N2: 0.03, CO2: 0.02}',
    amounts: { C1: '0.95', N2: '0.03', CO2: '0.02' },
  },
  'Cantera, mass fractions': {
    text: 'Y: {H2: 0.1, O2: 0.9}',
    basis: 'mole',
    amounts: { H2: '0.1', O2: '0.9' },
    changesTo: 'mass',
  },
  'Cantera, a text': { text: 'CH4:0.95, N2:0.05', amounts: { C1: '0.95', N2: '0.05' } },
  'CAPE-OPEN names with CAS numbers before them': {
    text: lines('CAS | Compound | Mole fraction', '106-97-8 | N-butane | 0.6', '7783-06-4 | Hydrogen sulfide | 0.4'),
    amounts: { nC4: '0.6', H2S: '0.4' },
  },
  'CAS numbers alone': { text: lines('74-82-8 | 0.6', '75-28-5 | 0.4'), amounts: { C1: '0.6', iC4: '0.4' } },
  'formulas with subscripts': {
    text: lines('CH₄ | 90', 'CO₂ | 6', 'i‑C₄H₁₀ | 4'.replace('‑', '-')),
    amounts: { C1: '90', CO2: '6', iC4: '4' },
  },
  'names with blanks and underscores': {
    text: lines('normal butane | 40', 'iso_butane | 30', 'CARBON_DIOXIDE | 30'),
    amounts: { nC4: '40', iC4: '30', CO2: '30' },
  },
  'a name for no component': {
    text: lines('Methene | 90', 'Neopentane | 10'),
    amounts: { Methene: '90', Neopentane: '10' },
    refused: 'has no component "Methene"; choose one from the list; the nearest is Methane (CH4)',
  },
  'an olefin before a blank': { text: 'C2= 95; CO2 5', amounts: { 'C2=': '95', CO2: '5' } },
  'an olefin beside its alkane': { text: 'C2= 0.9; C2 0.1', amounts: { 'C2=': '0.9', C2: '0.1' } },
  'an olefin in lines': { text: 'C3= 60\niC4= 30\n1C4= 10', amounts: { 'C3=': '60', 'iC4=': '30', '1C4=': '10' } },
  'an olefin before an equals sign': { text: 'C2= = 95; CO2 = 5', amounts: { 'C2=': '95', CO2: '5' } },
  'equals signs behind alkanes': { text: 'C1= 90; C2= 10', amounts: { C1: '90', C2: '10' } },
  'text with blanks': { text: 'Methane 90.5 %\nC6+ 0.5 %\nEthane 9 %', amounts: { C1: '90.5', 'C6+': '0.5', C2: '9' }, refused: 'has "C6+", which is a lump of heavier components; give its molar mass and specific gravity, as in C7+ (M 115, SG 0.737), or split it, for example into nC6, nC7 and nC8' }, // prettier-ignore
  'an analysis that names a component more than once': {
    text: lines('Component | mol%', 'Methane | 90.2', 'n-Hexane | 3.1', 'Hexane | 1.6', 'C1 | 5.1'),
    amounts: { C1: '95.3', nC6: '4.7' },
    remarks: ['Named more than once and added up: Methane (CH4) (90.2 + 5.1), n-Hexane (C6H14) (3.1 + 1.6).'],
  },
  'traces in ppm, in a column of units': {
    text: lines('Component | Value | Unit', 'Methane | 95 | mol%', 'H2S | 250 | ppmv', 'CO2 | 4.975 | mol%'),
    amounts: { C1: '95', H2S: '0.025', CO2: '4.975' },
  },
  'traces in ppm, behind the number': {
    text: lines('Component | mol%', 'Methane | 95', 'CO2 | 4.975', 'H2S | 250 ppm'),
    amounts: { C1: '95', CO2: '4.975', H2S: '0.025' },
  },
  'traces in ppm beside fractions': {
    text: lines('Component | Mole fraction', 'Nitrogen | 0.99', 'Oxygen | 0.00999', 'Water | 10 ppm'),
    amounts: { N2: '99', O2: '0.999', H2O: '0.001' },
  },
  'ppm by mass beside mole per cent': {
    text: lines('Methane | 95 mol%', 'CO2 | 5 mol%', 'H2S | 250 ppmw'),
    amounts: { C1: '95', CO2: '5', H2S: '250 ppmw' },
    refused: 'needs a number for the amount of Hydrogen sulfide (H2S)',
  },
  'ppm by volume below mass per cent': {
    text: lines('Component | wt %', 'Methane | 95', 'H2S | 250 ppmv'),
    basis: 'mass',
    amounts: { C1: '95', H2S: '250 ppmv' },
    refused: 'needs a number for the amount of Hydrogen sulfide (H2S)',
  },
  'PVT report with decimal commas': {
    text: lines('Component | Mol % | MW | SG', 'Methane | 89,5 | 16,04 | ', 'C8 | 10,5 | 107,0 | 0,745'),
    amounts: { C1: '89.5', 'C8 (M 107, SG 0.745)': '10.5' },
    remarks: ['Taken from "Mol %", not from "MW", "SG".'],
  },
  'single carbon numbers with molar mass and density, as in reports of the North Sea': {
    text: lines(
      'Component | mol% | M | rho (g/cm3)',
      'Methane | 60 | 16 | ',
      'C7 | 20 | 96 | 0.738',
      'C8 | 15 | 107 | 0.765',
      'C9+ | 5 | 200 | 0.85',
    ),
    amounts: {
      C1: '60',
      'C7 (M 96, ρ15 738 kg/m³)': '20',
      'C8 (M 107, ρ15 765 kg/m³)': '15',
      'C9+ (M 200, ρ15 850 kg/m³)': '5',
    },
    remarks: ['Taken from "mol%", not from "M", "rho (g/cm3)".'],
  },
  'a density by its Greek letter': {
    text: lines('Component | mol% | M [g/mol] | ρ15 [kg/m³]', 'Methane | 60 | 16 | ', 'C7 | 40 | 96 | 738'),
    amounts: { C1: '60', 'C7 (M 96, ρ15 738 kg/m³)': '40' },
    remarks: ['Taken from "mol%", not from "M [g/mol]", "ρ15 [kg/m³]".'],
  },
  'a single carbon number with the molar mass of a boiling range, without a density': {
    text: lines('Component | mol% | M', 'Methane | 60 | 16', 'C7 | 40 | 96'),
    amounts: { C1: '60', 'C7 (M 96)': '40' },
    remarks: ['Taken from "mol%", not from "M".'],
    refused:
      'has "C7 (M 96)", which needs a name, and in brackets a molar mass and one of SG, API and ρ15, as in C7+ (M 115, SG 0.737)',
  },
  'a single carbon number under a mass flow, whose number is near its molar mass': {
    text: lines('Component | mol% | M [kg/h]', 'Methane | 60 | 60', 'C7 | 40 | 96'),
    amounts: { C1: '60', nC7: '40' },
    remarks: ['Taken from "mol%", not from "M [kg/h]".'],
  },
  'a single carbon number with the molar mass of its normal alkane': {
    text: lines('Component | mol% | M', 'Methane | 60 | 16.04', 'C7 | 40 | 100.2'),
    amounts: { C1: '60', nC7: '40' },
    remarks: ['Taken from "mol%", not from "M".'],
  },
  'a point between thousands beside decimal commas': {
    text: lines('Component | kmol/h', 'Methane | 1.234', 'Ethane | 2,5'),
    amounts: { C1: '1234', C2: '2.5' },
    remarks: ['Read by the marks of the other amounts: 1.234 of Methane as 1234.'],
  },
  'decimal points and decimal commas': {
    text: lines('Component | kmol/h', 'Methane | 1.234', 'Ethane | 2,5', 'Propane | 3.5'),
    amounts: { C1: '1.234', C2: '2,5', C3: '3.5' },
    remarks: ['Read by the marks of the other amounts: 1.234 of Methane as 1.234, not as 1234.'],
  },
  'ppm beside amounts without a unit, which add up to 100': {
    text: lines('Methane | 95', 'CO2 | 5', 'H2S | 250 ppm'),
    amounts: { C1: '95', CO2: '5', H2S: '0.025' },
  },
  'ppm beside amounts without a unit': {
    text: lines('Methane | 950', 'CO2 | 50', 'H2S | 250 ppm'),
    amounts: { C1: '950', CO2: '50', H2S: '250 ppm' },
    refused: 'needs a number for the amount of Hydrogen sulfide (H2S)',
  },
  'amounts in kilograms': {
    text: lines('Component | Amount | Unit', 'Methane | 90 | kg', 'Ethane | 10 | kg'),
    basis: 'mole',
    amounts: { C1: '90', C2: '10' },
    changesTo: 'mass',
  },
  'a concentration beside mole per cent': {
    text: lines('Methane | 90 | mol%', 'Ethane | 10 | mol%', 'H2S | 50 | mg/m3'),
    amounts: { C1: '90', C2: '10', H2S: '' },
    remarks: ['Not read: "H2S 50 mg/m3".'],
    refused: 'needs a number for the amount of Hydrogen sulfide (H2S)',
  },
  'a concentration by its heading': {
    text: lines('Component | mg/Nm3', 'H2S | 20', 'Methane | 700000'),
    amounts: { H2S: '', C1: '' },
    remarks: ['The amounts of "mg/Nm3" are neither molar nor by mass, or not in the basis selected.'],
    refused: 'needs a number for the amount of Hydrogen sulfide (H2S)',
  },
  'an unknown unit in the column of units': {
    text: lines('Methane | 90 | mol%', 'Ethane | 10 | mol%', 'H2S | 4 | grains'),
    amounts: { C1: '90', C2: '10', H2S: '4 grains' },
    refused: 'needs a number for the amount of Hydrogen sulfide (H2S)',
  },
  'mole per cent beside mass per cent': {
    text: lines('Methane | 90 mol%', 'Ethane | 10 wt%'),
    amounts: { C1: '90 mol%', C2: '10 wt%' },
    refused: 'needs a number for the amount of Methane (CH4)',
  },
  'a fraction beside per cent, which add up to 1': {
    text: lines('Methane | 0.9', 'Ethane | 10 %'),
    amounts: { C1: '90', C2: '10' },
  },
  'a fraction beside per cent, which add up to nothing': {
    text: lines('Methane | 0.5', 'Ethane | 10 %'),
    amounts: { C1: '0.5', C2: '10 %' },
    refused: 'needs a number for the amount of Ethane (C2H6)',
  },
  'the limits of a specification': {
    text: lines('Component | Limit mol% | Result mol%', 'Methane | 85 | 90', 'Ethane | 12 | 10'),
    amounts: { C1: '90', C2: '10' },
    remarks: ['Taken from "Result mol%", not from "Limit mol%".'],
  },
  'a property before the fractions': {
    text: lines('Component | Tb [K] | y', 'Methane | 111.7 | 0.9', 'Ethane | 184.6 | 0.1'),
    amounts: { C1: '0.9', C2: '0.1' },
    remarks: ['Taken from "y", not from "Tb [K]".'],
  },
  'columns without headings, of which one adds up to 100': {
    text: lines('Methane | 16.04 | 90', 'Ethane | 30.07 | 10'),
    amounts: { C1: '90', C2: '10' },
    remarks: ['Taken from column 3, not from column 2.'],
  },
  'amounts before the names': {
    text: lines('mol% | Component', '90 | Methane', '10 | Ethane'),
    amounts: { C1: '90', C2: '10' },
  },
  'ppm by volume': {
    text: lines('Component | ppmv', 'Nitrogen | 999000', 'Oxygen | 1000'),
    amounts: { N2: '999000', O2: '1000' },
  },
  'decimal commas in a file of commas': {
    text: 'Component,Mol %\nMethane,90,5\nEthane,9,5',
    amounts: { C1: '90.5', C2: '9.5' },
  },
  'mass fractions named in each line': {
    text: lines('Comp Mass Frac (Methane) | 0.8', 'Comp Mass Frac (Ethane) | 0.2'),
    basis: 'mole',
    amounts: { C1: '0.8', C2: '0.2' },
    changesTo: 'mass',
  },
  'a mass flow of the stream above the amounts': {
    text: lines('Mass Flow | 2500', 'Methane | 0.9', 'Ethane | 0.1'),
    amounts: { C1: '0.9', C2: '0.1' },
    remarks: ['Not part of it: "Mass Flow".'],
  },
  'an unknown component that is absent': {
    text: lines('Component | mol%', 'Methane | 100', 'Neopentane | 0.000'),
    amounts: { C1: '100' },
    remarks: ['Left out with an amount of 0: "Neopentane".'],
  },
  'a column of units by mass': {
    text: lines('Benzene | 60 | wt%', 'Toluene | 40 | wt%'),
    basis: 'mole',
    amounts: { Bz: '60', Tol: '40' },
    changesTo: 'mass',
  },
  'mass flows, by the unit in the heading': {
    text: lines('Component | kg/h', 'Methane | 900', 'Ethane | 100'),
    basis: 'mole',
    amounts: { C1: '900', C2: '100' },
    changesTo: 'mass',
  },
  'standard volume flows, by the unit in the heading': {
    text: lines('Component | Nm³/h', 'Methane | 900', 'Ethane | 100'),
    basis: 'mole',
    amounts: { C1: '900', C2: '100' },
  },
  'actual volume flows': {
    text: lines('Component | m3/h', 'Propane | 60', 'n-Butane | 40'),
    amounts: { C3: '', nC4: '' },
    remarks: ['The amounts of "m3/h" are neither molar nor by mass, or not in the basis selected.'],
    refused: 'needs a number for the amount of Propane (C3H8)',
  },
  'components beside each other': {
    text: lines('Component | C1 | C2 | C3 | N2', 'Mole % | 90 | 5 | 3 | 2'),
    amounts: { C1: '90', C2: '5', C3: '3', N2: '2' },
  },
  'samples of several days': {
    text: 'Date,Methane,Ethane,Nitrogen,Total\n2026-01-01,90,8,2,100\n2026-01-02,89,9,2,100',
    amounts: { C1: '90', C2: '8', N2: '2' },
    remarks: ['Taken from "2026-01-01", not from "2026-01-02".'],
  },
  'an unknown component beside others': {
    text: lines('C1 | C2 | Unobtainium', '90 | 5 | 5'),
    amounts: { C1: '90', C2: '5', Unobtainium: '5' },
    refused: 'has no component "Unobtainium"; choose one from the list',
  },
  'PVT report with molar mass and specific gravity': {
    text: lines(
      'Component | Mol % | Mol. Wt | Sp. Gr.',
      'Methane | 67.20 | 16.04 | ',
      'n-Heptane | 1.80 | 100.2 | 0.688',
      'C8 | 10.00 | 107 | 0.745',
      'Nonanes plus | 21.00 | 165 | 0.800',
    ),
    amounts: { C1: '67.20', nC7: '1.80', 'C8 (M 107, SG 0.745)': '10.00', 'Nonanes plus (M 165, SG 0.8)': '21.00' },
    remarks: ['Taken from "Mol %", not from "Mol. Wt", "Sp. Gr.".'],
  },
  'PVT report with densities': {
    text: lines('Component | Mol % | MW | Density g/cm³', 'Methane | 70 | 16.04 | ', 'C7+ | 30 | 143 | 0.780'),
    amounts: { C1: '70', 'C7+ (M 143, ρ15 780 kg/m³)': '30' },
    remarks: ['Taken from "Mol %", not from "MW", "Density g/cm³".'],
  },
  'CoolProp, a text': { text: 'HEOS::Methane[0.9]&Ethane[0.1]', amounts: { C1: '0.9', C2: '0.1' } },
  'a table in Markdown': {
    text: '| Component | mol % |\n|---|---:|\n| Methane | 90 |\n| Ethane | 10 |',
    amounts: { C1: '90', C2: '10' },
  },
  'conditions below the amounts': {
    text: lines('Methane | 90', 'Water vapour | 10', 'Z | 0.998', 'Wobbe index | 48'),
    amounts: { C1: '90', H2O: '10' },
    remarks: ['Not part of it: "Z", "Wobbe index".'],
  },
  'Cantera, a text of mass fractions': {
    text: 'Y: CH4:0.8, C2H6:0.15, N2:0.05',
    basis: 'mole',
    amounts: { C1: '0.8', C2: '0.15', N2: '0.05' },
    changesTo: 'mass',
  },
  'mass concentrations': {
    text: lines('Component | g/Nm3', 'Methane | 640', 'Ethane | 60'),
    amounts: { C1: '', C2: '' },
    remarks: ['The amounts of "g/Nm3" are neither molar nor by mass, or not in the basis selected.'],
    refused: 'needs a number for the amount of Methane (CH4)',
  },
  'two streams with the unit behind the names': {
    text: lines(
      'Name | Feed | Vapour',
      'Comp Molar Flow (Methane) [kgmole/h] | 812.0 | 790.0',
      'Comp Molar Flow (Ethane) [kgmole/h] | 94.0 | 80.0',
    ),
    amounts: { C1: '812.0', C2: '94.0' },
    remarks: ['Taken from "Feed", not from "Vapour".'],
  },
  'streams that are named by numbers': {
    text: lines('Stream | 1 | 2', 'Methane | 0.90 | 0.95', 'Ethane | 0.10 | 0.05'),
    amounts: { C1: '0.90', C2: '0.10' },
    remarks: ['Taken from "1", not from "2".'],
  },
  'components in two printed columns': {
    text: 'Methane 90.0   Nitrogen 1.0\nEthane   6.0   CO2      1.0\nPropane  2.0',
    amounts: { C1: '90.0', N2: '1.0', C2: '6.0', CO2: '1.0', C3: '2.0' },
  },
  'components in two columns of a table': {
    text: lines('Component | Mol % | Component | Mol %', 'Methane | 90.0 | C6+ | 3.0', 'Ethane | 7.0 | | '),
    amounts: { C1: '90.0', 'C6+': '3.0', C2: '7.0' },
    refused: 'has "C6+", which is a lump of heavier components; give its molar mass and specific gravity, as in C7+ (M 115, SG 0.737), or split it, for example into nC6, nC7 and nC8', // prettier-ignore
  },
  'volume per cent of a gas': {
    text: 'Komponente;Vol.-%\nMethan;93,2\nEthan;4,1\nStickstoff;1,5\nKohlendioxid;1,2',
    amounts: { C1: '93.2', C2: '4.1', N2: '1.5', CO2: '1.2' },
    remarks: ['The volume shares of "Vol.-%" are read as mole shares, as those of an ideal gas.'],
  },
  'volume per cent of a gas, to a list by mass': {
    text: lines('Component | % v/v', 'Nitrogen | 98', 'Oxygen | 2'),
    basis: 'mass',
    amounts: { N2: '98', O2: '2' },
    changesTo: 'mole',
    remarks: ['The volume shares of "% v/v" are read as mole shares, as those of an ideal gas.'],
  },
  'volume per cent and ppm of a gas, in a column of units': {
    text: lines('Component | Value | Unit', 'Methane | 55.0 | vol%', 'CO2 | 44.9 | vol%', 'H2S | 1000 | ppmv'),
    amounts: { C1: '55.0', CO2: '44.9', H2S: '0.1' },
    remarks: ['The volume shares of "Value" are read as mole shares, as those of an ideal gas.'],
  },
  'volume per cent of a liquefied gas': {
    text: lines('Component | % v/v', 'Propane | 95', 'n-Butane | 5'),
    amounts: { C3: '', nC4: '' },
    remarks: ['The amounts of "% v/v" are neither molar nor by mass, or not in the basis selected.'],
    refused: 'needs a number for the amount of Propane (C3H8)',
  },
  neopentane: {
    text: lines('Component | mol %', 'Methane | 99.95', 'neo-Pentane | 0.05'),
    amounts: { C1: '99.95', 'neo-Pentane': '0.05' },
    refused: 'has "neo-Pentane", which has no equation of state here; ISO 20765-2 counts it as n-pentane: add its amount to nC5 if that is acceptable', // prettier-ignore
  },
  // 47.466, 35.340 and 17.194 % by the manual of the FloBoss S600+, C.9.4
  'a lump with its split': {
    text: lines('Component | mol %', 'C6+ 47/35/17 | 1', 'Methane | 95', 'n-Hexane | 4'),
    amounts: { nC6: '4.47466', nC7: '0.3534', nC8: '0.17194', C1: '95' },
    remarks: [
      '"C6+ 47/35/17" is divided by mole: 47.466 % nC6, 35.34 % nC7, 17.194 % nC8.',
      'Named more than once and added up: n-Hexane (C6H14) (0.47466 + 4).',
    ],
  },
  'a lump with its split by mass': {
    text: lines('Component | wt %', 'Hexanes+ 60/30/10 | 1', 'Methane | 99'),
    basis: 'mole',
    amounts: { 'Hexanes+ 60/30/10': '1', C1: '99' },
    changesTo: 'mass',
    refused: 'has "Hexanes+ 60/30/10", which is a lump of heavier components; give its molar mass and specific gravity, as in C7+ (M 115, SG 0.737), or split it, for example into nC6, nC7 and nC8', // prettier-ignore
  },
  'a lump with a split that is not whole': {
    text: lines('Component | mol %', 'C6+ 60/30/20 | 1', 'Methane | 99'),
    amounts: { 'C6+ 60/30/20': '1', C1: '99' },
    refused: 'has "C6+ 60/30/20", which is a lump of heavier components; give its molar mass and specific gravity, as in C7+ (M 115, SG 0.737), or split it, for example into nC6, nC7 and nC8', // prettier-ignore
  },
  'blank amounts': {
    text: lines('Component | mol%', 'Methane | 100', 'Argon | '),
    amounts: { C1: '100', Ar: '0' },
    remarks: ['Read as 0: Argon (blank).'],
  },
};

test.each(Object.entries(reports))('%s is read', (_, { text, basis, amounts, changesTo, remarks, refused }) => {
  const read = mergePastedList(field, [], reportCells(text), 0, basis);
  const result = read?.lines ?? [];
  expect(Object.fromEntries(result.map(({ item, amount }) => [item, amount]))).toEqual(amounts);
  expect(result).toHaveLength(Object.keys(amounts).length);
  expect(read?.basis).toBe(changesTo);
  expect(read?.remarks ?? []).toEqual(remarks ?? []);
  const parsed = parseList(field, result.map(({ item, amount }) => `${item}: ${amount}`).join('; '));
  expect(parsed.ok ? undefined : parsed.reason).toBe(refused);
});

test('the API takes the same texts where they leave nothing open', () => {
  const read = (composition: string, more: Readonly<Record<string, string>> = {}) => {
    const data = readCaseJson(fluidProperties, { composition, ...more });
    return [data['composition']?.text, data['basis']?.text];
  };
  expect(read('Component\twt %\nBenzene\t60\nToluene\t40')).toEqual(['Bz: 60; Tol: 40', 'mass']);
  expect(read('HEOS::Methane[0.9]&Ethane[0.1]')).toEqual(['C1: 0.9; C2: 0.1', 'mole']);
  expect(read('CH4:0.95, N2:0.05')).toEqual(['C1: 0.95; N2: 0.05', 'mole']);
  expect(read('Component\tMW\tMol %\tWt %\nMethane\t16.04\t90\t82\nEthane\t30.07\t10\t18\nTotal\t\t100\t100')).toEqual([
    'C1: 90; C2: 10',
    'mole',
  ]);
  expect(() => read('Component\tDry mol%\tWet mol%\nMethane\t100\t98\nWater\t0\t2')).toThrow(
    'The text of "composition" is ambiguous; give the amounts alone. Taken from "Dry mol%", not from "Wet mol%".',
  );
  expect(read('METHANE   0.9\nETHANE   0.1')).toEqual(['C1: 0.9; C2: 0.1', 'mole']);
  expect(read('methane: 0.9\nethane: 0.1')).toEqual(['methane: 0.9\nethane: 0.1', 'mole']);
  expect(() => read('Methane\t99\nEthane\tND')).toThrow(
    'The text of "composition" is ambiguous; give the amounts alone. Read as 0: Ethane (ND).',
  );
  expect(() => read('Component\twt %\nBenzene\t60\nToluene\t40', { basis: 'mole' })).toThrow(
    'The amounts of "composition" are by mass, and "basis" is mole.',
  );
});

const amountsBehindWords: Readonly<Record<string, string>> = {
  'C7+ 3 (MW 140, SG 0.78)': 'C7+ (M 140, SG 0.78): 3',
  'nC8 3 (estimated)': 'nC8: 3',
  'H2S 3*': 'H2S: 3',
  'H2S 3.0 [1]': 'H2S: 3.0',
  'H2S 3 (2)': 'H2S: 3',
  'H2S 3 ±0.1': 'H2S: 3',
  '7783-06-4 3': 'H2S: 3',
};

test.each(Object.entries(amountsBehindWords))('"%s" is read among lines of one cell', (line, expected) => {
  const read = mergePastedList(field, [], reportCells(`methane 97\n${line}`), 0);
  expect(listText(read?.lines ?? [])).toBe(`C1: 97; ${expected}`);
});

test('an amount behind a single cell keeps its unit', () => {
  const read = mergePastedList(field, [], reportCells('methane 90 %\nethane 9.99 %\nH2S 100 ppm'), 0);
  expect(listText(read?.lines ?? [])).toBe('C1: 90; C2: 9.99; H2S: 0.01');
});

const unreadLines: Readonly<Record<string, string>> = {
  'methane 97\nethane 3 approx.': 'ethane 3 approx.',
  'methane 97\nH2S ~3\n': 'H2S ~3',
  'methane 97\nnC8 3 wt': 'nC8 3 wt',
  '2-methylpentane 0.1\nmethane 0.9': '2-methylpentane 0.1',
  'methane\t97\nethane\t2\nInerts\t2 max': 'Inerts 2 max',
  'methane\t97\nethane\t2\nOthers\tbalance': 'Others balance',
  'methane\t97\nbiogas\t~3\nethane\t3': 'biogas ~3',
};

test.each(Object.entries(unreadLines))(
  'a line that may state an amount is not left out in silence: %j',
  (text, line) => {
    const read = mergePastedList(field, [], reportCells(text), 0);
    expect(read?.remarks).toEqual([`Not read: "${line}".`]);
    expect(read?.isOpen).toBe(true);
    expect(() => readCaseJson(fluidProperties, { composition: text })).toThrow(`Not read: "${line}".`);
  },
);

const massHeads = ['% w/w', 'PPH', 'lbs', 'kg/kg', '% peso', 'fraction massique', 'Flow, tpd'];
const foreignHeads = ['M%', 'gallons', 'USgpm'];

test.each(massHeads)('amounts under "%s" are by mass', head => {
  const read = mergePastedList(field, [], reportCells(`Component\t${head}\nPropane\t60\nn-Butane\t40`), 0);
  expect(read?.basis).toBe('mass');
});

test.each(foreignHeads)('amounts under "%s" are not taken as moles', head => {
  const read = mergePastedList(field, [], reportCells(`Component\t${head}\nPropane\t60\nn-Butane\t40`), 0);
  expect(read?.lines.map(({ amount }) => amount)).toEqual(['', '']);
});

const massReports: Readonly<Record<string, string>> = {
  'a unit column': 'Component\tUnit\tValue\nMethane\tPPH\t50\nEthane\tPPH\t50',
  'a block of Aspen with its unit': 'Mass Flows\tkg/hr\tS1\nMETHANE\t\t50\nETHANE\t\t50',
  'a block with streams below it': 'Mass Fraction\t%\n\tInlet\nMethane\t50\nEthane\t50',
  'a basis in JSON': '{"basis":"mass","components":{"methane":50,"ethane":50}}',
};

test.each(Object.entries(massReports))('%s states the basis', (_, text) => {
  const read = mergePastedList(field, [], reportCells(text), 0);
  expect(read?.basis).toBe('mass');
  expect(listText(read?.lines ?? [])).toBe('C1: 50; C2: 50');
});

const liquidVolumes: Readonly<Record<string, string>> = {
  HYSYS: 'Name\tFeed\nComp Volume Frac (Propane)\t0.6\nComp Volume Frac (n-Hexane)\t0.4',
  DWSIM: 'Volumetric Fraction (Mixture) / Propane\t0.6\nVolumetric Fraction (Mixture) / n-Hexane\t0.4',
  'PRO/II': 'FLUID LV FRACTIONS\n   1  PROPANE         0.6000\n   2  HEXANE          0.4000',
  'Aspen Plus': 'Std.Liq.Vol.Frac.\tS1\nPROPANE\t0.6\nHEXANE\t0.4',
  ProMax: 'Std Liquid Volumetric Fraction\t\t%\nPropane\t\t60\nHexane\t\t40',
};

test.each(Object.entries(liquidVolumes))('liquid volumes of %s are not taken as moles', (_, text) => {
  const read = mergePastedList(field, [], reportCells(text), 0);
  expect(read?.lines.map(({ amount }) => amount)).toEqual(['', '']);
  expect(read?.remarks?.[0]).toContain('are neither molar nor by mass');
});

test('volume per cent of a gas under a title are mole shares, which is to be confirmed', () => {
  const read = mergePastedList(field, [], reportCells('Vol %\nMethane\t90\nEthane\t10'), 0);
  expect(listText(read?.lines ?? [])).toBe('C1: 90; C2: 10');
  expect(read?.isOpen).toBe(true);
});

test('w(C3H8) is a mass fraction', () => {
  const read = mergePastedList(field, [], reportCells('w(C3H8)=0.6; w(C6H14)=0.4'), 0);
  expect(read?.basis).toBe('mass');
});

test('an unknown unit in a column of units is kept beside its amount', () => {
  const text = 'Component\tResult\tUnit\nMethane\t99.9\tmol%\nH2S\t0.25\tgr/100scf';
  const read = mergePastedList(field, [], reportCells(text), 0);
  expect(listText(read?.lines ?? [])).toContain('H2S: 0.25 gr/100scf');
});

test('a unit in brackets behind a name is read, or named', () => {
  const water = (unit: string) => {
    const text = `Component\tmol%\nMethane\t99.9\nEthane\t0.1\nWater (${unit})\t7`;
    const read = mergePastedList(field, [], reportCells(text), 0);
    return [read?.lines.at(-1)?.amount, read?.remarks];
  };
  for (const unit of ['ppm by vol', 'vol ppm', 'vpm', 'parts per million'])
    expect(water(unit)).toEqual(['0.0007', undefined]);
  for (const unit of ['lb/MMscf', 'dew point °C', '10^-6'])
    expect(water(unit)).toEqual(['7', [`Not read: "Water (${unit})".`]]);
});

test('a note that names another basis is pointed out', () => {
  for (const text of ['Methane\t50\nEthane\t50\n(mass %)', 'Methane 50\nEthane 50\n(mass)'])
    expect(() => readCaseJson(fluidProperties, { composition: text })).toThrow(
      'May state another basis of the amounts: "(mass',
    );
});

test('the API says which amounts are neither molar nor by mass', () => {
  expect(() => readCaseJson(fluidProperties, { composition: 'Component\tLV%\nPropane\t60\nn-Butane\t40' })).toThrow(
    'The amounts of "LV%" are neither molar nor by mass, or not in the basis selected.',
  );
});

test('a list of fractions takes per cent as the report states them', () => {
  const { field: fractions } = sections.Contents.composition;
  const read = mergePastedList(
    fractions,
    [],
    reportCells('Component\tmol %\nMethane\t90\nEthane\t9.99\nH2S\t100 ppm'),
    0,
  );
  const parsed = parseList(fractions, listText(read?.lines ?? []));
  expect(parsed.ok && parsed.items).toEqual([
    { item: 'C1', amount: 0.9 },
    { item: 'C2', amount: expect.closeTo(0.0999, 12) as number },
    { item: 'H2S', amount: expect.closeTo(1e-4, 12) as number },
  ]);
});

test('two analyses in one block are not added up', () => {
  const text = lines('Methane | 90', 'Ethane | 10', 'Methane | 80', 'Ethane | 20');
  const read = mergePastedList(field, [], reportCells(text), 0);
  expect(read?.lines.map(({ item, amount }) => `${item} ${amount}`)).toEqual(['C1 90', 'C2 10', 'C1 80', 'C2 20']);
  expect(read?.remarks).toEqual([
    'The amounts from "Methane (CH4)" on add up to 100 again: they may be of another analysis.',
  ]);
  const parsed = parseList(field, listText(read?.lines ?? []));
  expect(parsed.ok ? undefined : parsed.reason).toBe('names Methane (CH4) twice');
});

test.each([
  'Methane balance\nEthane 6\nN2 4',
  'Ethane 6\nMethane by difference\nN2 4',
  'Ethane 6\nN2 4\nBalance: methane',
  'Ethane 6\nN2 4\nRest is CH4',
  'Component\tmol%\nEthane\t6\nN2\t4\nMethane (balance)',
])('the component with the rest is named in %j', text => {
  const read = mergePastedList(field, [], reportCells(text), 0);
  expect(read?.isOpen).toBe(true);
  expect(read?.remarks).toContainEqual(expect.stringMatching(/^Not read: ".*(?:[Mm]ethane|CH4).*"\.$/));
});

test.each(['TEG\t95 wt%', 'MDEA\t45 wt%', 'Foo\t4500 kg/h'])(
  'an unknown component above the first known one is not left out: %j',
  unknown => {
    const read = mergePastedList(field, [], reportCells(`${unknown}\nWater\t4 wt%\nMethane\t1 wt%`), 0);
    expect(read?.remarks).toContain(`Not read: "${unknown.replace('\t', ' ')}".`);
    expect(read?.isOpen).toBe(true);
  },
);

test.each(['MEG 80\nWater 20', 'TEG\t99 wt%\nWater\t1 wt%', 'Component\tmol%\nWater\t100'])(
  'a composition of which one component is known replaces the one before: %j',
  text => {
    const before = [
      { item: 'C1', amount: '90' },
      { item: 'N2', amount: '10' },
    ];
    expect(mergePastedList(field, before, reportCells(text), 0)?.lines.map(({ item }) => item)).toEqual(['H2O']);
  },
);
