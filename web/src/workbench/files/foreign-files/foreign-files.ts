/**
 * Files as other programs, instruments and laboratories write them, made for these tests with our own figures, and the
 * expected results. Formats: HYSYS and UniSim (workbook, stream report), Aspen Plus (results summary, report file),
 * PRO/II, ProMax, DWSIM, NeqSim, Cantera, REFPROP, CAPE-OPEN, PVT and chromatograph reports by GPA 2261 and ISO
 * 6974/6976, line, valve, pump and relief lists, depressuring histories and historians. Values are those printed in the
 * files, converted to SI by hand where necessary.
 */

/** A composition that is dropped, pasted into the list of components, and sent to the API. */
interface CompositionFile {
  readonly amounts: Readonly<Record<string, string>>;
  /** By mass; otherwise by mole. */
  readonly isByMass?: true;
  /** The columns, sections and rows that are left out, as the page names them. */
  readonly remarks?: readonly RegExp[];
  /** Why the composition is refused after it was read. */
  readonly refused?: RegExp;
  /** Why the API refuses the text; on the page the user has to confirm. */
  readonly isOpen?: RegExp;
}

/** A list of items that is dropped, or pasted as text. */
interface ListFile {
  readonly calculator: string;
  /** Fields by tag: the text and its unit. */
  readonly cases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Columns that are not read. */
  readonly unread?: readonly string[];
  /** The parts that are left out because the spreadsheet hides them. */
  readonly remarks?: readonly string[];
}

/** A list of five lines with a former flow in a hidden column; the second line is hidden, two are filtered out, and another sheet is hidden. */
const hiddenLines: ListFile = {
  calculator: 'line-sizing-pro',
  cases: {
    '310-P-001': { flowRate: '12500 kg/h', pressure: '12.5 bar(g)', density: '812 kg/m³', viscosity: '1.9 cP', length: '180 m' }, // prettier-ignore
    '310-P-005': { flowRate: '5600 kg/h', pressure: '6 bar(g)', density: '998 kg/m³', viscosity: '0.9 cP', length: '75 m' }, // prettier-ignore
  },
  unread: ['Service', 'Area'],
  remarks: [
    'Hidden in the workbook and left out: sheet “Lines rev 0”. Unhide what is to be read.',
    'Hidden in the sheet “Lines” and left out: rows 4–6. Unhide what is to be read.',
    'Hidden in the sheet “Lines” and left out: column C. Unhide what is to be read.',
  ],
};

/** Three lines, of which the second and the pressure of the third are struck through. */
const struckLines: ListFile = {
  calculator: 'line-sizing-pro',
  cases: { 'L-1': { flowRate: '9001 kg/h' }, 'L-2': { flowRate: '9002 kg/h' }, 'L-3': { pressure: '5 bar(g)' } },
  remarks: ['Struck through in the sheet “Lines”, but read with the others: row 3, D4. Delete what is not to be read.'],
};

/** Numbers and units with superscripts, most of them marks of footnotes. */
const footnotedLines: ListFile = {
  calculator: 'line-sizing-pro',
  cases: {
    'L-1': { flowRate: '1250 kg/h', pressure: '5 bar(g)', density: '90 kg/m³', nominalSize: '2', length: '35 m' },
    'L-2': { flowRate: '12500 kg/h', density: '56.2 lb/ft³', nominalSize: '1-1/2', length: '100 m' },
    'L-3': { flowRate: '10000 kg/h', viscosity: '2 cP' },
  },
  unread: ['Area'],
  remarks: [
    'Superscripts in the sheet “Lines” are read as marks of footnotes and left out: C1, C2, D2, E2, G2, 4 more. Check what they refer to.',
  ],
};

/** A table that is pasted into a field, and sent to the API. */
export interface TableFile {
  readonly calculator: string;
  /** The field, and a table within its cells. */
  readonly field: readonly [field: string, nested?: string];
  /** Values in SI units. */
  readonly rows?: readonly Readonly<Record<string, number | string | Readonly<Record<string, number>>>>[];
  readonly refused?: RegExp;
}

export const compositionFiles: Readonly<Record<string, CompositionFile>> = {
  'neqsim-script.py': { amounts: { N2: '1.0', C1: '90.0', nC4: '9.0' } },
  'bulleted-analysis.txt': { amounts: { C1: '88.0', C2: '7.0', C3: '5.0' } },
  'well-stream-plus.txt': {
    amounts: { N2: '0.60', CO2: '2.10', C1: '70.30', C2: '8.00', 'C7+ (M 158, SG 0.795)': '19.00' },
    remarks: [/^"C7\+" is C7\+ \(M 158, SG 0\.795\), by "C7\+ properties:"/, /^Not part of it: "Molecular weight"\.$/],
  },
  'hysys-workbook-compositions.txt': {
    amounts: { N2: '0.0125', CO2: '0.0210', C1: '0.8480', C2: '0.0612', C3: '0.0310', iC4: '0.0071', nC4: '0.0092', iC5: '0.0031', nC5: '0.0029', nC6: '0.0040' }, // prettier-ignore
    remarks: [/^Taken from "Feed Gas", not from "Sales Gas", "Condensate"\.$/],
    isOpen: /Taken from "Feed Gas"/,
  },
  'hysys-stream-report.txt': {
    amounts: { N2: '0.0125', CO2: '0.0210', C1: '0.8480', C2: '0.0612', C3: '0.0573' },
    remarks: [/^Taken from "MOLE FRACTION", not from "MOLAR FLOW \(kgmole\/h\)", "MASS FLOW/, /Temperature: \(C\)/],
  },
  'unisim-composition-view.txt': {
    amounts: { C1: '0.711000', C2: '0.082000', C3: '0.064000', nC10: '0.113000', H2O: '0.030000' },
    remarks: [/^Taken from "Mole Fractions", not from "Vapour Phase", "Liquid Phase", "Aqueous Phase"\.$/],
  },
  'aspen-plus-results-summary.txt': {
    amounts: { C1: '0.82', nC4: '0.12', nC6: '0.04', H2S: '0.02' },
    remarks: [
      /^Taken from "Mole Fractions", not from "Mole Flows", "Mass Flows"\.$/,
      /"FEED", not from "VAP", "LIQ"/,
      /^Not part of it: "Temperature"/,
    ],
    isOpen: /Taken from "FEED"/,
  },
  'aspen-plus-report.rep': {
    amounts: { N2: '0.0300', C1: '0.8200', C3: '0.1500' },
    remarks: [/^Taken from "COMPONENTS: MOLE FRAC"/, /"FEED", not from "LIQ", "VAP"/],
    isOpen: /Taken from "FEED"/,
  },
  'proii-molar-rates.out': {
    amounts: { N2: '10.0000', CO2: '20.0000', C1: '880.0000', C2: '60.0000', iC5: '30.0000' },
    remarks: [/^Taken from "S1", not from "S2", "S3"\.$/, /"TEMPERATURE, C"/],
    isOpen: /Taken from "S1"/,
  },
  'proii-excel-stream-table.csv': {
    amounts: { N2: '0.010', CO2: '0.020', C1: '0.880', C2: '0.060', iC5: '0.030' },
    remarks: [/^Taken from "S1", not from "S2"\.$/, /^Not part of it: "Temperature", "Pressure", "Flowrate"/],
    isOpen: /Taken from "S1"/,
  },
  'promax-stream.csv': {
    amounts: { N2: '1.20', CO2: '0.80', C1: '86.50', C2: '6.50', C3: '3.10', iC4: '0.70', nC4: '1.20' },
    remarks: [/^Taken from "Mole Fraction", not from "Molar Flow", "Mass Fraction"\.$/, /"Inlet Gas"/],
    isOpen: /Taken from "Inlet Gas"/,
  },
  'dwsim-stream-properties.csv': {
    amounts: { C1: '0.85', C2: '0.1', nC4: '0.03', CO2: '0.02' },
    remarks: [/^Taken from "Molar Fraction \(Mixture\)", not from "Mass Fraction \(Mixture\)"\.$/, /"Temperature"/],
  },
  'neqsim-display.txt': {
    amounts: { N2: '1.50000E-2', CO2: '2.50000E-2', C1: '7.90000E-1', nC6: '1.70000E-1' },
    remarks: [/^Taken from "total", not from "gas", "oil"\.$/, /"Density", "Phase Fraction"/],
    isOpen: /Taken from "total"/,
  },
  'pvt-reservoir-fluid.txt': {
    amounts: { H2S: '0.00', CO2: '1.24', N2: '0.32', C1: '61.45', C2: '7.61', C3: '4.74', iC4: '0.96', nC4: '2.05', iC5: '0.92', nC5: '1.03', 'C6 (M 84, ρ15 685 kg/m³)': '1.66', 'C7+ (M 167.5, ρ15 851.5 kg/m³)': '18.02' }, // prettier-ignore
    remarks: [/^Taken from "Mole %", not from "Weight %", "Liquid Density \(gm\/cc\)", "MW"\.$/],
  },
  'pvt-separator-gas.txt': {
    amounts: { H2S: '0.00', CO2: '1.80', N2: '0.51', C1: '84.29', C2: '8.01', C3: '3.42', iC4: '0.49', nC4: '0.79', iC5: '0.20', nC5: '0.17', Hexanes: '0.14', 'Heptanes plus (M 103, SG 0.725)': '0.18' }, // prettier-ignore
    remarks: [
      /"GPM @ 14.696 psia"/,
      /^"Heptanes plus" is .*, by "Properties of Heptanes plus: Molecular weight 103, Specific gravity 0.725"\.$/,
      /^Not part of it: "Gas gravity/,
    ],
    refused: /^has no component "Hexanes"; choose one from the list; the nearest is n-Hexane/,
  },
  'gpa-2261-report.txt': {
    amounts: { N2: '1.5000', CO2: '1.0000', C1: '89.2000', C2: '5.0000', C3: '2.0000', iC4: '0.3000', nC4: '0.5000', iC5: '0.1500', nC5: '0.1500', 'Hexanes Plus': '0.2000' }, // prettier-ignore
    remarks: [/^Taken from "NORMALIZED MOL %", not from "UN-NORMALIZED MOL %"/, /"Gross Heating Value, BTU\/SCF"/],
    refused: /^has "Hexanes Plus", which is a lump/,
  },
  'gc-field-export.csv': {
    amounts: { C3: '2.0204', iC4: '0.3025', nC4: '0.5051', N2: '1.5058', C1: '89.5180', CO2: '1.0069', C2: '5.1413' },
    remarks: [/^Taken from "Norm%", not from "Ret. Time \(s\)", "Peak Area", "Raw Amount", "Gross HV \(BTU\/SCF\)"/],
    isOpen: /Taken from "Norm%"/,
  },
  'iso6976-zertifikat.csv': {
    amounts: { C1: '92.4310', C2: '3.9200', C3: '0.8810', iC4: '0.1230', nC4: '0.1450', N2: '1.0200', CO2: '1.4800' },
    remarks: [/not from "Erweiterte Messunsicherheit U \(k = 2\)"/, /"Brennwert Hs,n \[kWh\/m³\]"/],
  },
  'iso6974-dry-and-wet.csv': {
    amounts: { C1: '91.20', C2: '5.10', C3: '1.90', N2: '1.10', CO2: '0.70', H2O: '0.00' },
    remarks: [/^Taken from "Dry \[mol%\]", not from "Wet \[mol%\]"\.$/],
    isOpen: /Taken from "Dry \[mol%\]"/,
  },
  'process-gc-trend.csv': {
    amounts: { C1: '90.12', C2: '5.01', C3: '1.92', N2: '1.75', CO2: '1.20' },
    remarks: [/^Taken from "2026-02-18 00:00:00", not from "2026-02-18 00:04:00"/],
    isOpen: /Taken from "2026-02-18 00:00:00"/,
  },
  'refprop-gulf-gas.MIX': {
    amounts: { C1: '0.9600000000E+00', N2: '0.3000000000E-02', CO2: '0.6000000000E-02', C2: '0.1800000000E-01', C3: '0.4500000000E-02', iC4: '0.1000000000E-02', nC4: '0.1000000000E-02', iC5: '0.5000000000E-03', nC5: '0.3000000000E-03', nC6: '0.5700000000E-02' }, // prettier-ignore
  },
  'cantera-phase.yaml': { amounts: { C1: '0.905', C2: '0.052', C3: '0.013', N2: '0.02', CO2: '0.01' } },
  'cantera-state-block.yaml': { amounts: { H2: '0.08', CO: '0.62', CO2: '0.24', C1: '0.06' }, isByMass: true },
  'cantera-report.txt': {
    amounts: { C1: '0.905', C2: '0.052', N2: '0.043' },
    remarks: [/^Taken from "mole frac. X", not from "mass frac. Y"/, /0: "\["/, /"enthalpy", "internal energy"/],
  },
  'cape-open-compounds.csv': {
    amounts: { C1: '0.70', H2S: '0.05', iC4: '0.15', nC4: '0.10' },
    remarks: [/^Taken from "fraction \(mole\)", not from "Normal boiling point", "Molecular weight"\.$/],
  },
  'cas-list.csv': { amounts: { MeOH: '12.5', EtOH: '30', H2O: '57.5' }, isByMass: true },
  'well-stream-scn.md': {
    amounts: { N2: '0.60', CO2: '2.10', C1: '70.30', C2: '8.00', C3: '4.00', iC4: '1.00', nC4: '2.00', iC5: '1.00', nC5: '1.00', 'C6 (M 84, SG 0.69)': '2.00', 'C7 (M 96, SG 0.727)': '2.50', 'C8 (M 107, SG 0.749)': '1.50', 'C9 (M 121, SG 0.768)': '1.00', 'C10+ (M 198, SG 0.83)': '3.00' }, // prettier-ignore
    remarks: [/not from "M \(g\/mol\)", "SG"/, /^Not part of it: "Flow 1,250 bbl\/d of oil/],
  },
  'pvtsim-fluid.txt': {
    amounts: { N2: '0.49', CO2: '2.75', C1: '65.75', C2: '9.50', C3: '5.51', iC4: '0.90', nC4: '2.30', 'C7 (M 96, ρ15 738 kg/m³)': '3.80', 'C8 (M 107, ρ15 765 kg/m³)': '4.00', 'C10+ (M 206, ρ15 821 kg/m³)': '5.00' }, // prettier-ignore
    remarks: [/^Taken from "Mol%", not from "Weight%", "Mol wt", "Liquid Density g\/cm³", "Crit T °C"\.$/],
  },
  'simulator-wet-heads.tsv': {
    amounts: { H2: '6.10', C1: '5.60', Bz: '11.80', Tol: '76.50' },
    remarks: [/^Taken from "MOL%", not from "WT%", "LV%"\.$/],
  },
  'fuel-gas-ppm.csv': {
    amounts: { C1: '94.10', C2: '3.60', N2: '2.28', H2S: '0.015', O2: '0.005' },
    remarks: [/^The volume shares of "Result" are read as mole shares/],
    isOpen: /volume shares/,
  },
  'coolprop-mixture.json': { amounts: { C1: '0.9', C2: '0.05', C3: '0.03', N2: '0.02' } },
  'thermo-mixture.json': { amounts: { C1: '0.85', C2: '0.1', nC4: '0.05' } },
  'neqsim-fluid.json': { amounts: { C1: '0.87', C2: '0.08', CO2: '0.03', N2: '0.02' } },
  'hysys-mass-fractions.txt': {
    amounts: { C1: '0.2500', C3: '0.3500', nC6: '0.4000' },
    isByMass: true,
    remarks: [
      /^Taken from "Overall Mass Fractions", not from "Vapour Phase Mass Fractions", "Liquid Phase Mass Fractions"\.$/,
      /^Not part of it: "Vapour \/ Phase Fraction", "Temperature: \(C\)", "Pressure: \(kPa\)"/,
    ],
    isOpen: /Taken from "Overall Mass Fractions"/,
  },
  'gc-controller-report.txt': {
    // 47.466, 35.340 and 17.194 % of 0.0527
    amounts: { nC6: '0.025014582', nC7: '0.01862418', nC8: '0.009061238', C3: '1.0102', iC4: '0.1010', nC4: '0.1512', iC5: '0.0505', nC5: '0.0401', N2: '1.2500', C1: '94.3243', CO2: '0.9800', C2: '2.0400' }, // prettier-ignore
    remarks: [
      /^Taken from "Mole %", not from "BTU Gross", "Rel\. Dens\."\.$/,
      /^"C6\+ 47\/35\/17" is divided by mole/,
      /^Left out with an amount of 0: "NEOPENTANE"\.$/,
    ],
  },
  'gc-francais.csv': { amounts: { C1: '88.71', C2: '6.93', C3: '1.25', nC4: '0.56', N2: '0.85', CO2: '1.70' } },
  'gc-espanol.csv': { amounts: { C1: '92.0', C2: '4.0', C3: '1.5', nC4: '0.5', N2: '1.2', CO2: '0.8' } },
  'proii-numbered-rates.out': {
    amounts: { N2: '10.0000', C1: '800.0000', C2: '120.0000', C3: '70.0000' },
    remarks: [/^Taken from "S1", not from "S2"\.$/, /^Not part of it: "TEMPERATURE, F", "PRESSURE, PSIA"\.$/],
    isOpen: /Taken from "S1"/,
  },
  'symmetry-stream.csv': {
    amounts: { C1: '0.9', C2: '0.1' },
    remarks: [/^Not part of it: "VapFrac", "T \[C\]", "P \[kPa\]"\.$/],
  },
  'analysis-leaders.txt': { amounts: { C1: '90.00', C2: '6.00', N2: '4.00' } },
  'fortran-fractions.txt': { amounts: { C1: '.900000D+00', C2: '.600000D-01', N2: '.400000D-01' } },
  'unknown-component.txt': {
    amounts: { C1: '0.9', C2: '0.06', 'helium-4': '0.01', Ar: '0.03' },
    refused: /^has no component "helium-4"; choose one from the list; the nearest is Helium/,
  },
  'gc-ppm-beside-name.csv': { amounts: { C1: '94.99', C2: '5.00', He: '0.01' } },
  'texts-in-json.json': { amounts: { C1: '0.9', C2: '0.1' } },
  'composition-range.csv': {
    amounts: { C1: '85', C2: '10', C3: '5' },
    remarks: [/^Taken from "Normal", not from "Min", "Max"\.$/],
    isOpen: /Taken from "Normal"/,
  },
  'lab-analysis.xlsx': {
    amounts: { H2: '12.5', C1: '71.25', C2: '8.4', C3: '4.1', H2S: '0', N2: '3.75' },
    remarks: [/^Taken from "mol %", not from "wt %"\.$/, /^Read as 0: Hydrogen sulfide \(<0.01\)\.$/],
    isOpen: /Hydrogen sulfide \(<0.01\)/,
  },
  // Stored as 0.999 and 0.0009 with the format 0.00%, and 4 with 0" ppm".
  'gc-percent-format.xlsx': { amounts: { C1: '99.9', C2: '0.09', H2S: '0.0004' } },
  // Stored as 99.9 and 0.09 with the unit mol% in the format, and 4 with ppm.
  'gc-unit-format.xlsx': { amounts: { C1: '99.9', C2: '0.09', H2S: '0.0004' } },
};

export const listFiles: Readonly<Record<string, ListFile>> = {
  'line-list-eu.csv': {
    calculator: 'line-sizing-pro',
    cases: {
      '100-P-1001': { fluidType: 'Liquid', flowRate: '25400,5 kg/h', pressure: '6,2 bar(g)', density: '712,4 kg/m³', viscosity: '0,45 cP', length: '85 m' }, // prettier-ignore
      '100-P-1002': { fluidType: 'Liquid', flowRate: '1250,0 kg/h', pressure: '4,0 bar(g)', density: '998,2 kg/m³', viscosity: '1,00 cP', length: '12,5 m' }, // prettier-ignore
      '100-G-1003': { fluidType: 'Gas', flowRate: '980 kg/h', pressure: '3,5 bar(g)', temperature: '25 °C', viscosity: '0,011 cP', length: '140 m' }, // prettier-ignore
    },
    unread: ['Fluid'],
  },
  'line-list-us.tsv': {
    calculator: 'line-sizing-pro',
    cases: {
      '6"-HC-1001-B1A': { fluidType: 'Liquid', flowRate: '107000 lb/h', pressure: '125 psi(g)', density: '42.5 lb/ft³', viscosity: '0.31 cP', length: '450 ft' }, // prettier-ignore
      '4"-W-1002-A1A': { fluidType: 'Liquid', flowRate: '55250 lb/h', density: '62.2 lb/ft³', length: '1200 ft' },
      '10"-G-1003-B1A': { fluidType: 'Gas', flowRate: '48300 lb/h', temperature: '140 °F', length: '260 ft' },
    },
    unread: ['SERVICE'],
  },
  // 200 lines in eight areas, with units in a row of their own, sizes in NPS and DN, totals and notes.
  'line-list-areas.tsv': {
    calculator: 'line-sizing-pro',
    cases: {
      '100-P-1001': { fluidType: 'Liquid', flowRate: '34973.0 kg/h', pressure: '30.63 bar(g)', density: '748.0 kg/m³', nominalSize: '6', length: '28.6 m' }, // prettier-ignore
      '100-P-1003': { fluidType: 'Gas', flowRate: '21884.0 kg/h', pressure: '34.11 bar(g)', temperature: '150.3 °C', molecularWeight: '21.89 kg/kmol', nominalSize: '8', length: '28.5 m' }, // prettier-ignore
      '100-P-1017': { fluidType: 'Liquid', pressure: '18.6 bar(g)', density: '610.9 kg/m³', nominalSize: '8', length: '155.2 m' }, // prettier-ignore
      '200-P-1029': { fluidType: 'Liquid', flowRate: '39789 kg/h', pressure: '33.53 bar(g)', density: '916.5 kg/m³', nominalSize: '8', length: '78.8 m' }, // prettier-ignore
      '800-P-1200': { fluidType: 'Liquid', flowRate: '28781.0 kg/h', pressure: '33.68 bar(g)', density: '902.7 kg/m³', nominalSize: '12', length: '192.4 m' }, // prettier-ignore
    },
    unread: ['Item', 'P&ID', 'Service', 'Remarks'],
  },
  'line-list-struck.xlsx': struckLines,
  'line-list-struck-saved.xlsx': struckLines,
  // Written by openpyxl 3.1.5, and saved again by LibreOffice 7.4.7.
  'line-list-hidden.xlsx': hiddenLines,
  'line-list-hidden-saved.xlsx': hiddenLines,
  // The text 39,789 is of the size of the numbers of the workbook with a mark between thousands, which the import reports.
  'line-list-areas.xlsx': {
    calculator: 'line-sizing-pro',
    cases: {
      '100-P-1001': { fluidType: 'Liquid', flowRate: '34973 kg/h', pressure: '30.63 bar(g)', density: '748 kg/m³', nominalSize: '6', length: '28.6 m' }, // prettier-ignore
      '100-P-1003': { fluidType: 'Gas', flowRate: '21884 kg/h', pressure: '34.11 bar(g)', temperature: '150.3 °C', molecularWeight: '21.89 kg/kmol', nominalSize: '8', length: '28.5 m' }, // prettier-ignore
      '100-P-1017': { fluidType: 'Liquid', pressure: '18.6 bar(g)', density: '610.9 kg/m³', nominalSize: '8', length: '155.2 m' }, // prettier-ignore
      '200-P-1029': { fluidType: 'Liquid', flowRate: '39789 kg/h', pressure: '33.53 bar(g)', density: '916.5 kg/m³', nominalSize: '8', length: '78.8 m' }, // prettier-ignore
      '800-P-1200': { fluidType: 'Liquid', flowRate: '28781 kg/h', pressure: '33.68 bar(g)', density: '902.7 kg/m³', nominalSize: '12', length: '192.4 m' }, // prettier-ignore
    },
    unread: ['Item', 'Service', 'Remarks'],
    remarks: ['Hidden in the sheet “LINE LIST” and left out: column C. Unhide what is to be read.'],
  },
  // Written by openpyxl 3.1.5 with the texts in the cells, and saved again by LibreOffice with the texts apart.
  'line-list-footnotes.xlsx': footnotedLines,
  'line-list-footnotes-saved.xlsx': footnotedLines,
  // Schedule, roughness and elevation merged over several lines, headings over the row of units.
  'line-list-merged.xlsx': {
    calculator: 'line-sizing-pro',
    cases: {
      'L-1': { pressure: '5 bar(g)', schedule: '40', roughness: '0.1 mm', elevationChange: '3 m' },
      'L-2': { pressure: '5 bar(g)', schedule: '40', roughness: '0.1 mm', elevationChange: '3 m' },
      'L-3': { pressure: '6 bar(g)', schedule: '40', roughness: '0.1 mm', elevationChange: '3 m' },
      'L-4': { pressure: '6 bar(g)', schedule: '40', roughness: '0.1 mm', elevationChange: '-1 m' },
    },
    remarks: ['Merged cells in the sheet “Lines” give their value to each of their rows: H4:H6, J4:J7, K4:K6.'],
  },
  // Stored as 12500 under t/h with the format #,##0.0,
  'line-list-thousands.xlsx': {
    calculator: 'line-sizing-pro',
    cases: {
      'L-1': { flowRate: '12.5 t/h', pressure: '4 bar(g)', elevationChange: '-5.5 m' },
      'L-2': { flowRate: '13.5 t/h', nominalSize: '1-1/2', elevationChange: '3 m' },
    },
  },
  // Written by a library that does not calculate.
  'line-list-formulas.xlsx': {
    calculator: 'line-sizing-pro',
    cases: { 'L-1': { flowRate: 'kg/h', length: '100 m' }, 'L-2': { flowRate: '13500 kg/h', length: 'm' } },
    remarks: [
      'These formulas have no value in the sheet “Sheet” and are read as blank: C2, H3. Recalculate and save the workbook in a spreadsheet program.',
    ],
  },
  'valve-list.csv': {
    calculator: 'control-valve',
    cases: {
      'FV-1101': { fluidType: 'Liquid', flowRate: '42500 kg/h', upstreamPressure: '9.5 bar(g)', pressureDifferential: '2.1 bar', density: '612 kg/m³', vaporPressure: '5.8 bar(abs)', criticalPressure: '38.2 bar(abs)' }, // prettier-ignore
      'LV-1102': { fluidType: 'Liquid', flowRate: '18250 kg/h', upstreamPressure: '6.2 bar(g)', density: '655 kg/m³' },
      'PV-1103': { fluidType: 'Gas', flowRate: '950 kg/h', upstreamPressure: '4.8 bar(g)', temperature: '45 °C' },
    },
    unread: ['Service'],
  },
  'valve-list-saved.xlsx': {
    calculator: 'control-valve',
    cases: {
      'FV-1101': { fluidType: 'Liquid', flowRate: '42500 kg/h', upstreamPressure: '9.5 bar(g)', density: '612 kg/m³' },
      'PV-1103': { fluidType: 'Gas', flowRate: '950 kg/h', upstreamPressure: '4.8 bar(g)', temperature: '45 °C' },
    },
    unread: ['Service'],
  },
  // The units are in the number formats, and 10 % is stored as 0.1.
  'relief-list-formats.xlsx': {
    calculator: 'relief-valve-pro/gas-vapor-service',
    cases: {
      'PSV-1': { flowRate: '25000 lb/h', setPressure: '10 bar(g)', allowableOverpressure: '10 %', totalBackpressure: '1 psi(g)', temperature: '100 °F' }, // prettier-ignore
      'PSV-2': { flowRate: '26000 lb/h', setPressure: '12 bar(g)', allowableOverpressure: '21 %', totalBackpressure: '1 psi(g)', temperature: '100 °F' }, // prettier-ignore
    },
  },
  'relief-loads-us.csv': {
    calculator: 'relief-valve-pro/gas-vapor-service',
    cases: {
      'PSV-201': { flowRate: '125300 lb/h', molecularWeight: '44.1 lb/lbmol', temperature: '250 °F', compressibilityFactor: '0.86', gamma: '1.12', setPressure: '150 psi(g)', allowableOverpressure: '21 %', totalBackpressure: '15 psi(g)' }, // prettier-ignore
      'PSV-202': { flowRate: '8450 lb/h', setPressure: '275 psi(g)' },
      'PSV-203': { flowRate: '960.5 lb/h', molecularWeight: '2.016 lb/lbmol', gamma: '1.40' },
    },
    unread: ['Governing Case'],
  },
  'relief-loads.md': {
    calculator: 'relief-valve-pro/gas-vapor-service',
    cases: {
      'PSV-11': { flowRate: '15 400 kg/h', molecularWeight: '44.1 kg/kmol', temperature: '121 °C', compressibilityFactor: '0.86', gamma: '1.12', setPressure: '10.3 bar(g)' }, // prettier-ignore
      'PSV-12': { flowRate: '8 230 kg/h', setPressure: '19.0 bar(g)' },
    },
    unread: ['Relief case', 'Back pressure'],
  },
  'pump-list.csv': {
    calculator: 'pump-sizing-pro',
    cases: {
      'P-101 A/B': { density: '958,4 kg/m³', vaporPressure: '1.0140 bar(abs)', viscosity: '0,28 mPa·s', vesselPressure: '0,2 bar(g)', npshRequired: '2,5 m', speed: '2950 rpm' }, // prettier-ignore
      'P-102 A/B': {
        vaporPressure: '0,023 bar(abs)',
        viscosity: '1,0 mPa·s',
        npshRequired: '3,1 m',
        speed: '1480 rpm',
      },
    },
    unread: ['Medium'],
  },
  'exchanger-list.csv': {
    calculator: 'heat-exchanger-ua-check-pro',
    cases: {
      'E-101': { area: '120.5 m²', duty: '2450 kW', flowHot: '52000 kg/h', tempHotIn: '140 °C', tempHotOut: '85 °C', flowCold: '105000 kg/h', tempColdIn: '25 °C', tempColdOut: '45 °C' }, // prettier-ignore
      'E-102': { area: '38.2 m²', duty: '610.5 kW', flowHot: '14250 kg/h', flowCold: '29800 kg/h' },
    },
  },
  'valve-list-de.csv': {
    calculator: 'control-valve',
    cases: {
      'FV-1': { fluidType: 'Liquid', flowRate: '12,5 t/h', upstreamPressure: '10,5 bar(g)', pressureDifferential: '2.3 bar', density: '720,5 kg/m³' }, // prettier-ignore
      'FV-2': { fluidType: 'Gas', flowRate: '9850 t/h', upstreamPressure: '25,5 bar(g)', pressureDifferential: '5.5 bar', temperature: '60 °C' }, // prettier-ignore
    },
    unread: ['Service'],
  },
  'valve-list-fr.csv': {
    calculator: 'control-valve',
    cases: { 'FV-1': { flowRate: '12 500,5 kg/h', upstreamPressure: '10,5 bar(g)', pressureDifferential: '2.3 bar' } },
  },
  'valve-list-ranges.tsv': {
    calculator: 'control-valve',
    cases: { 'FV-1': { flowRate: '5000 kg/h', upstreamPressure: '10 bar(g)' } },
    unread: ['Flow Min', 'Flow Max'],
  },
  'line-list-de.csv': {
    calculator: 'line-sizing-pro',
    cases: {
      '100-P-1': { fluidType: 'Liquid', flowRate: '12500 kg/h', pressure: '4,0 bar(g)', density: '998,2 kg/m³', viscosity: '1,0 mPa·s' }, // prettier-ignore
    },
    unread: ['Medium'],
  },
  'relief-list-de.csv': {
    calculator: 'relief-valve-pro/gas-vapor-service',
    cases: {
      'PSV-1': { flowRate: '15400 kg/h', molecularWeight: '44,1 kg/kmol', compressibilityFactor: '0,86', gamma: '1,12', temperature: '121 °C', setPressure: '10,5 bar(g)' }, // prettier-ignore
      'PSV-2': { flowRate: '8230 kg/h', molecularWeight: '28,9 kg/kmol', gamma: '1,40', setPressure: '12 bar(g)' },
    },
    unread: ['Gegendruck'],
  },
  'relief-list-two-rows.tsv': {
    calculator: 'relief-valve-pro/gas-vapor-service',
    cases: {
      '201A': { flowRate: '125300 lb/h', molecularWeight: '44.1 g/mol', temperature: '250 °F', setPressure: '150 psi(g)' }, // prettier-ignore
      '202': { flowRate: '8450 lb/h', compressibilityFactor: '0.99', gamma: '1.4', setPressure: '275 psi(g)' },
    },
    unread: ['Back P'],
  },
  // Pressures of simulators are absolute.
  'hysys-workbook-kpa.tsv': {
    calculator: 'control-valve',
    cases: {
      Feed: { flowRate: '25000 kg/h', upstreamPressure: '3400 kPa(abs) bar(g)' },
      Product: { flowRate: '14000 kg/h', upstreamPressure: '1200 kPa(abs) bar(g)' },
    },
  },
  'datasheet-alternatives.tsv': {
    calculator: 'control-valve',
    cases: { '': { flowRate: '12500 lb/h', upstreamPressure: '362 psi(g)', pressureDifferential: '62 psi' } },
    unread: ['SERVICE CONDITIONS', 'Spec Wt / Spec Grav / Mol Wt', 'Viscosity / Spec Heats Ratio'],
  },
  'hysys-stream-conditions.txt': {
    calculator: 'control-valve',
    cases: { 'Feed Gas': { fluidType: 'Gas', flowRate: '2.500e+004 kg/h', upstreamPressure: '34.00 bar(g)', temperature: '40.00 °C', molecularWeight: '19.40 g/mol', compressibilityFactor: '0.9200', gamma: '1.310' } }, // prettier-ignore
    unread: ['Molar Flow', 'Fluid Package'],
  },
  // Streams below a blank corner, one with the name of a phase, with flows at the conditions of the stream.
  'hysys-phase-names.txt': {
    calculator: 'line-sizing-pro',
    cases: {
      Vap: { fluidType: 'Gas', flowRate: '540 m³/h × 18.24 kg/m³ kg/h', pressure: '2550 kPa(abs) bar(g)', density: '18.24 kg/m³', molecularWeight: '18.60 g/mol', viscosity: '0.0121 cP' }, // prettier-ignore
      'Liq 2': { fluidType: 'Liquid', flowRate: '1.4 m³/h × 712.5 kg/m³ kg/h', density: '712.5 kg/m³', viscosity: '0.45 cP' }, // prettier-ignore
      'Fuel gas': { fluidType: 'Gas', flowRate: '48.5 m³/h × 6.1 kg/m³ kg/h', temperature: '30.0 °C', pressure: '800 kPa(abs) bar(g)' }, // prettier-ignore
    },
  },
  'dwsim-streams-de.csv': {
    calculator: 'control-valve',
    cases: {
      'S-01': { fluidType: 'Gas', flowRate: '2.7360 kg/s', upstreamPressure: '2550000 Pa(abs) bar(g)', temperature: '318,15 K', molecularWeight: '18,60 kg/kmol' }, // prettier-ignore
      'S-02': { fluidType: 'Gas', flowRate: '0,111 kg/s', upstreamPressure: '800000 Pa(abs) bar(g)' },
    },
    unread: ['Molenstrom'],
  },
  'datasheet-flow-unit.tsv': {
    calculator: 'control-valve',
    cases: {
      'FV-101': { flowRate: '120 m3/h kg/h', upstreamPressure: '12 bar(g)', pressureDifferential: '2 bar', density: '850 kg/m³' }, // prettier-ignore
      'FV-102': { flowRate: '45 gpm kg/h', density: '712 kg/m³', vaporPressure: '3 bar(abs)' },
    },
    unread: ['Service'],
  },
  'line-list-printed.txt': {
    calculator: 'line-sizing-pro',
    cases: {
      'P-1001': { fluidType: 'Liquid', flowRate: '45000 kg/h', pressure: '12.5 bar(g)', density: '850 kg/m³', viscosity: '4.5 cP' }, // prettier-ignore
      'G-1002': { fluidType: 'Gas', flowRate: '2500 kg/h', pressure: '5.5 bar(g)', temperature: '40 °C', density: '4.40 kg/m³', viscosity: '0.012 cP' }, // prettier-ignore
    },
  },
  'dwsim-stream-conditions.txt': {
    calculator: 'restriction-orifice',
    cases: { 'MSTR-001': { flowRate: '6,94 kg/s', upstreamPressure: '3501325 Pa(abs)' } },
    unread: ['Molecular Weight (Mixture)', 'Compressibility Factor (Vapor)', 'Heat Capacity Ratio (Vapor)'],
  },
  'datasheet-block.tsv': {
    calculator: 'control-valve',
    cases: {
      Normal: { flowRate: '25000 kg/h', upstreamPressure: '34.0 bar(g)', pressureDifferential: '4.0 bar', density: '612 kg/m³' }, // prettier-ignore
      Maximum: { flowRate: '31500 kg/h', upstreamPressure: '33.5 bar(g)', pressureDifferential: '2.5 bar' },
      Minimum: { flowRate: '12250 kg/h', upstreamPressure: '35.2 bar(g)', pressureDifferential: '9.8 bar' },
    },
  },
  'stream-sheet.xlsx': {
    calculator: 'control-valve',
    cases: {
      'FG-1': { fluidType: 'Gas', flowRate: '25000 kg/h', upstreamPressure: '34 bar(g)', temperature: '40 °C', molecularWeight: '19.4 kg/kmol', compressibilityFactor: '0.92', gamma: '1.31' }, // prettier-ignore
      'FG-2': { fluidType: 'Gas', flowRate: '1250.5 kg/h', upstreamPressure: '12.5 bar(g)', gamma: '1.3' },
    },
  },
};

export const tableFiles: Readonly<Record<string, TableFile>> = {
  'pump-curve-rows.tsv': {
    calculator: 'hydraulic-network-pro',
    field: ['items', 'curve'],
    rows: [
      { flow: 0, head: 82.5, efficiency: 0 },
      { flow: 40 / 3600, head: 81.2, efficiency: 0.485 },
      { flow: 80 / 3600, head: 77, efficiency: 0.68 },
      { flow: 1000 / 3600, head: 12, efficiency: 0.2 },
    ],
  },
  'historian-date-and-time.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5, flow: 98_500 / 3600 },
      { time: 90, pressure: 60.1e5, flow: 71_200 / 3600 },
    ],
  },
  'python-history.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5, gasTemperature: 313.15 },
      { time: 90, pressure: 60.1e5, gasTemperature: 297.45 },
    ],
  },
  'flare-sources.tsv': {
    calculator: 'flare-network-pro',
    field: ['sources'],
    rows: [
      { tag: 'PSV-101', to: 'N1', requiredFlow: 25_000 / 3600, ratedFlow: 28_100 / 3600, molarMass: 0.0441, isentropicExponent: 1.13, temperature: 368.15, setPressure: 12e5, valveType: 'conventional', scenarios: { Fire: 1, 'CW failure': 0 } }, // prettier-ignore
      { tag: 'PSV-102', to: 'N2', requiredFlow: 8000 / 3600, ratedFlow: 9500 / 3600, molarMass: 0.018, isentropicExponent: 1.27, temperature: 333.15, setPressure: 7.5e5, valveType: 'balanced', scenarios: { Fire: 1, 'CW failure': 1 } }, // prettier-ignore
      { tag: 'BDV-103', to: 'N2', requiredFlow: 40_000 / 3600, molarMass: 0.0205, isentropicExponent: 1.25, temperature: 258.15, scenarios: { Fire: 0, 'CW failure': 1 } }, // prettier-ignore
    ],
  },
  'pump-curve-vendor.csv': {
    calculator: 'hydraulic-network-pro',
    field: ['items', 'curve'],
    rows: [
      { flow: 0, head: 82.5, efficiency: 0 },
      { flow: 40 / 3600, head: 81.2, efficiency: 0.485, npshRequired: 1.9 },
      { flow: 80 / 3600, head: 77, efficiency: 0.68, npshRequired: 2.4 },
      { flow: 120 / 3600, head: 69.1, efficiency: 0.725, npshRequired: 3.6 },
      { flow: 160 / 3600, head: 56.8, efficiency: 0.65, npshRequired: 5.8 },
    ],
  },
  'depressuring-hysys.txt': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5, gasTemperature: 313.15, metalTemperature: 313.15, flow: 98_500 / 3600 },
      { time: 90, pressure: 60.15e5, gasTemperature: 297.45, metalTemperature: 311.05, flow: 71_200 / 3600 },
      { time: 300, pressure: 29.8e5, gasTemperature: 269.95, metalTemperature: 303.55, flow: 36_100 / 3600 },
      { time: 900, pressure: 6.9e5, gasTemperature: 231.45, metalTemperature: 284.35, flow: 9150 / 3600 },
    ],
  },
  'depressuring-strip-chart.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    // 1 psi = 6894.757293168 Pa and 1 lb = 0.45359237 kg (NIST SP 811)
    rows: [
      { time: 0, absolutePressure: 1247.5 * 6894.757293168, gasTemperature: 313.15, metalTemperature: 313.15, flow: (217_154 * 0.45359237) / 3600 }, // prettier-ignore
      { time: 90, absolutePressure: 887.1 * 6894.757293168, gasTemperature: 273.15 + 43.7 / 1.8, metalTemperature: 273.15 + 68.2 / 1.8, flow: (156_969 * 0.45359237) / 3600 }, // prettier-ignore
      { time: 300, absolutePressure: 446.9 * 6894.757293168, gasTemperature: 273.15 - 5.8 / 1.8, metalTemperature: 273.15 + 54.7 / 1.8, flow: (79_587 * 0.45359237) / 3600 }, // prettier-ignore
      { time: 900, absolutePressure: 114.8 * 6894.757293168, gasTemperature: 273.15 - 75.1 / 1.8, metalTemperature: 273.15 + 20.2 / 1.8, flow: (20_172 * 0.45359237) / 3600 }, // prettier-ignore
    ],
  },
  'historian-datalink.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 84.9e5, gasTemperature: 312.95, flow: 98_450 / 3600 },
      { time: 90, pressure: 60.2e5, gasTemperature: 297.25, flow: 71_150 / 3600 },
      { time: 300, pressure: 29.7e5, gasTemperature: 269.75, flow: 35_900 / 3600 },
      { time: 900, pressure: 7e5, gasTemperature: 231.65, flow: 9120 / 3600 },
    ],
  },
  'historian-blowdown.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    refused: /has no column "TT-1001.PV \[°C\]"; it may have time, pressure/,
  },
  'historian-tag-paths.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5, flow: 98_500 / 3600 },
      { time: 90, pressure: 60.1e5, flow: 71_200 / 3600 },
    ],
  },
  // A list of times and tags.
  'historian-tags.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5, flow: 98_500 / 3600 },
      { time: 90, pressure: 60.1e5, flow: 71_200 / 3600 },
    ],
  },
  'historian-month-names.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5 },
      { time: 90, pressure: 60.1e5 },
    ],
  },
  'historian-serial-dates.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    refused: /has times such as 46071\.416667 without a unit, which look like serial dates of a spreadsheet/,
  },
  'strip-chart-minutes.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5, flow: 98_500 / 3600 },
      { time: 90, pressure: 60.1e5, flow: 71_200 / 3600 },
      { time: 4500, pressure: 1.5e5, flow: 2150 / 3600 },
    ],
  },
  'historian-slash-dates.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5 },
      { time: 90, pressure: 60.1e5 },
    ],
  },
  'strip-chart-midnight.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    rows: [
      { time: 0, pressure: 85e5 },
      { time: 150, pressure: 60.1e5 },
    ],
  },
  'strip-chart-clock.csv': {
    calculator: 'plant-depressurization-pro',
    field: ['comparedCurve'],
    refused: /has times from 10:00:00 on, which may be times of day or times since the start/,
  },
  'pump-curve-de.csv': {
    calculator: 'hydraulic-network-pro',
    field: ['items', 'curve'],
    rows: [
      { flow: 0, head: 82.5, efficiency: 0 },
      { flow: 40 / 3600, head: 81.2, efficiency: 0.485 },
    ],
  },
  'pump-curve-symbols.csv': {
    calculator: 'hydraulic-network-pro',
    field: ['items', 'curve'],
    rows: [
      { flow: 0, head: 82.5, efficiency: 0 },
      { flow: 40 / 3600, head: 81.2, efficiency: 0.485 },
    ],
  },
  'liquid-properties-us.csv': {
    calculator: 'control-valve',
    field: ['propertyTable'],
    // 1 lb/ft³ = 0.45359237 / 0.3048³ kg/m³ and 1 psi = 6894.757293168 Pa (NIST SP 811)
    rows: [
      { temperature: 293.15, density: (44.5 * 0.45359237) / 0.028316846592, viscosity: 0.00051, vapourPressure: 1.8 * 6894.757293168 }, // prettier-ignore
      { temperature: 333.15, density: (42.3 * 0.45359237) / 0.028316846592, viscosity: 0.00035, vapourPressure: 8.44 * 6894.757293168 }, // prettier-ignore
    ],
  },
  'liquid-property-table.txt': {
    calculator: 'control-valve',
    field: ['propertyTable'],
    rows: [
      { temperature: 293.15, density: 712.4, viscosity: 0.000512, vapourPressure: 12_400 },
      { temperature: 333.15, density: 676.9, viscosity: 0.000351, vapourPressure: 58_200 },
      { temperature: 373.15, density: 639.2, viscosity: 0.000256, vapourPressure: 188_000 },
    ],
  },
};

/** Files that are read only when dropped, with the expected composition. */
export const markupFiles: Readonly<Record<string, CompositionFile>> = {
  'thermoml-mixture.xml': { amounts: { C1: '0.7', CO2: '0.3' } },
  'thermoml-isochores.xml': {
    amounts: { C1: '0.9', C2: '0.06', N2: '0.04' },
    remarks: [
      /^Taken from "Mole fraction, point 1", not from "Mole fraction, point 2"\.$/,
      /^Not part of it: "Temperature, K", "Pressure, kPa"\.$/,
    ],
  },
  'stream-page.html': { amounts: { C1: '90.0', C2: '10.0' }, remarks: [/^Taken from "mol %", not from "wt %"\.$/] },
};

/** Files that are refused when they are opened, with the message. */
export const refusedFiles: Readonly<Record<string, RegExp>> = {
  'valve-list.ods': /^The file is an OpenDocument spreadsheet \(\.ods\); save it as \.xlsx\.$/,
  'thermoml-compounds.xml': /^An XML file is read only if it is ThermoML with the composition of a mixture/,
};
