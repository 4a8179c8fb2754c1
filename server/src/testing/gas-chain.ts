import { referenceText } from '@isentrope/records';

/** A project in which a chain of sheets is made. Each answers the id of what it made. */
export interface ChainMaker {
  readonly addFluid: (fluid: ReturnType<typeof inletGas>) => Promise<string>;
  readonly addSheet: (sheet: ChainSheet) => Promise<string>;
}

/** A sheet with what is typed into it. */
export interface ChainSheet {
  readonly number: string;
  readonly title: string;
  readonly tool: string;
  readonly document: {
    readonly schema: 1;
    readonly tool: string;
    readonly cases: readonly Readonly<Record<string, string | readonly string[]>>[];
  };
}

/** The gas of the chain with so much methane, in mole fractions as somebody types them. */
export function inletGas(methane: string) {
  return {
    name: 'Inlet gas',
    words: `Methane ${methane}, Ethane 0.08, Propane 0.03, n-Heptane 0.04`,
    parts: {
      source: { text: 'composition' },
      composition: { text: `C1: ${methane}; C2: 0.08; C3: 0.03; nC7: 0.04` },
      compositionBasis: { text: 'mole' },
    },
  };
}

/**
 * Makes a gas in its chain: line, control valve, relief valve, register of scenarios, knock-out drum, blowdown, acoustic check.
 * Each reads of the ones before it what engineers carry from sheet to sheet by hand, and says nothing of it yet. Answers the id
 * of the fluid and those of the sheets, in this order.
 */
export async function makeGasChain({ addFluid, addSheet }: ChainMaker) {
  const fluid = await addFluid(inletGas('0.85'));
  const from = referenceText({ type: 'fluid', id: fluid, version: 1 });
  const known = ['typed', '', from];
  const sheets: string[] = [];
  const sheet = async (title: string, tool: string, fields: ChainSheet['document']['cases'][number]) => {
    const number = `C-${sheets.length + 1}`;
    const id = await addSheet({ number, title, tool, document: { schema: 1, tool, cases: [fields] } });
    sheets.push(id);
    return id;
  };
  const line = await sheet('Inlet line', 'line-sizing-pro', {
    fluidType: 'Gas',
    fluidSource: known,
    flowRate: ['60000', 'kg/h'],
    pressure: ['45', 'bar(g)'],
    temperature: ['150', '°C'],
    nominalSize: '10',
    length: ['500', 'm'],
  });
  const valve = await sheet('Control valve', 'control-valve-pro', {
    fluidType: 'Gas',
    fluidSource: known,
    flowRate: read('kg/h', line, 'flowRate'),
    upstreamPressure: read('bar(g)', line, 'outletPressure'),
    pressureDifferential: ['8', 'bar'],
    temperature: ['150', '°C'],
  });
  const relief = await sheet('Relief valve', 'relief-valve-pro/gas-vapor-service', {
    fluidSource: known,
    flowRate: read('kg/h', valve, 'flowRate'),
    temperature: ['200', '°C'],
    setPressure: ['50', 'bar(g)'],
    totalBackpressure: ['1', 'bar(g)'],
  });
  const register = await sheet('Register of scenarios', 'relief-valve-pro/scenario-register', {
    scenario: 'Control valve failure',
    service: 'Gas and vapour',
    fluidSource: known,
    flowRate: read('kg/h', relief, 'flowRate'),
    temperature: ['200', '°C'],
    setPressure: ['50', 'bar(g)'],
    totalBackpressure: ['1', 'bar(g)'],
  });
  const drum = await sheet('Knock-out drum', 'flare-ko-drum-sizing-pro', {
    fluidSource: known,
    gasFlowRate: read('kg/h', register, 'greatestRate', null),
    liquidFlowRate: ['9000', 'kg/h'],
    operatingPressure: ['0.5', 'bar(g)'],
    operatingTemperature: ['0', '°C'],
    dropletSize: ['400', 'μm'],
    retentionTime: ['20', 'min'],
  });
  const blowdown = await sheet('Blowdown', 'plant-depressurization-pro', {
    composition: ['', '', from],
    insideDiameter: ['1500', 'mm'],
    tangentLength: ['4000', 'mm'],
    wallThickness: ['40', 'mm'],
    initialPressure: read('bar(g)', valve, 'upstreamPressure'),
    initialTemperature: ['150', '°C'],
    orificeDiameter: ['25', 'mm'],
    backPressure: read('bar(g)', drum, 'operatingPressure'),
  });
  const check = await sheet('Acoustic check', 'vibration-analysis-pro/pressure-drop-devices', {
    fluidSource: known,
    flowRate: read('kg/h', blowdown, 'peakFlow'),
    p1: read('bar(g)', blowdown, 'initialPressure'),
    p2: read('bar(g)', drum, 'operatingPressure'),
    temperature: ['150', '°C'],
  });
  return { fluid, sheets, line, valve, relief, register, drum, blowdown, check };
}

/** A field that reads a value of a sheet of one case; of all its cases together for null. */
const read = (unit: string, id: string, value: string, caseName: string | null = '') => [
  '',
  unit,
  referenceText({ type: 'sheet', id, case: caseName, value }),
];
