/** The gas as a laboratory reports it, with water and a petroleum fraction; amounts of methane and ethane in mole %. */
export const gasAnalysis = (methane: string, ethane: string): string =>
  [
    'Component\tMole %\tMolar mass\tSpecific gravity',
    `Methane\t${methane}\t\t`,
    `Ethane\t${ethane}\t\t`,
    'Propane\t3.0\t\t',
    'Carbon dioxide\t2.0\t\t',
    'Water\t0.5\t\t',
    'C7+\t2.5\t115\t0.737',
    'Total\t100.0\t\t',
  ].join('\n');

/** One sheet of the walkthrough: its tool, the typed values, and the values read from other sheets. */
export interface WalkStep {
  /** The title that the sheet gets from its tool. */
  readonly title: string;
  /** The tool as the dialog lists it. */
  readonly tool: RegExp;
  readonly chosen: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
  /** The sheet and the name of the value that each field reads, by the label of the field. */
  readonly reads: Readonly<Record<string, readonly [sheet: string, value: RegExp]>>;
  /** The result whose display shows that the sheet is calculated. */
  readonly result: string;
  /** Whether it is calculated only when the user presses Calculate. */
  readonly isSlow?: true;
}

const line = 'C-1 Line Sizing';
const valve = 'C-2 Control Valve Sizing';
const relief = 'C-3 Gas and Vapor Service';
const drum = 'C-5 Flare K.O. Drum Sizing';
const blowdown = 'C-6 Plant Depressurization';

/** The sheets of the walk: line, control valve, relief valve, register, drum, blowdown, acoustic check. */
export const steps: readonly WalkStep[] = [
  {
    title: 'Line Sizing',
    tool: /^Line Sizing Pro/,
    chosen: { Fluid: 'Gas', 'Nominal size': 'NPS 10 (DN 250)' },
    typed: { 'Flow rate': '60000', Pressure: '45', Temperature: '150', Length: '500' },
    reads: {},
    result: 'Total pressure drop',
  },
  {
    title: 'Control Valve Sizing',
    tool: /^Control Valve Sizing Module Pro/,
    chosen: { 'Fluid type': 'Gas' },
    typed: { 'Pressure differential': '8' },
    reads: { 'Flow rate': [line, /^Flow rate, and Temperature/], 'Upstream pressure': [line, /^Outlet pressure/] },
    result: 'Valve flow coefficient',
  },
  {
    title: 'Gas and Vapor Service',
    tool: /^Gas and Vapor Service/,
    chosen: {},
    typed: { 'Relieving temperature': '200', 'Set pressure': '50', 'Total back pressure': '1' },
    reads: { 'Flow rate': [valve, /^Flow rate \d/] },
    result: 'Required area',
  },
  {
    title: 'Scenario Register',
    tool: /^Scenario Register/,
    chosen: { Scenario: 'Control valve failure', Service: 'Gas and vapour' },
    typed: {},
    reads: { 'Flow rate': [relief, /^Flow rate, and Relieving temperature, Set pressure/] },
    result: 'Required area',
  },
  {
    title: 'Flare K.O. Drum Sizing',
    tool: /^Flare K\.O\. Drum/,
    chosen: {},
    typed: {
      'Liquid flow rate': '9000',
      'Operating pressure': '0.5',
      'Operating temperature': '0',
      'Droplet size': '400',
      'Retention time': '20',
    },
    reads: { 'Gas flow rate': ['C-4 Scenario Register', /^Greatest relieving rate/] },
    result: 'Drum diameter',
  },
  {
    title: 'Plant Depressurization',
    tool: /^Plant Depressurization/,
    chosen: {},
    typed: {
      'Inside diameter': '1500',
      'Length, tangent to tangent': '4000',
      'Wall thickness': '40',
      'Orifice diameter': '25',
    },
    reads: {
      'Initial pressure': [valve, /^Upstream pressure/],
      'Initial temperature': [valve, /^Temperature/],
      'Back pressure': [drum, /^Operating pressure/],
    },
    result: 'Lowest fluid temperature',
    isSlow: true,
  },
  {
    title: 'Pressure Drop Devices',
    tool: /^Pressure Drop Devices/,
    chosen: {},
    typed: {},
    reads: {
      'Flow rate': [blowdown, /^Peak flow/],
      'Upstream pressure': [blowdown, /^Initial pressure/],
      'Downstream pressure': [drum, /^Operating pressure/],
      Temperature: [blowdown, /^Initial temperature/],
    },
    result: 'Sound power level',
  },
];
