import { formatReference } from '@isentrope/records';

/** Adds fluids and sheets to a project; each function returns the new id. */
export interface ChainMaker {
  readonly addFluid: (fluid: ReturnType<typeof inletGas>) => Promise<string>;
  readonly addSheet: (sheet: ChainSheet) => Promise<string>;
}

/** A sheet with its document. */
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

/** The gas of the chain with a given mole fraction of methane, as typed. */
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
 * Creates a gas and a chain of sheets: line, control valve, relief valve, scenario register, knock-out drum, blowdown,
 * acoustic check. Each reads values of earlier ones, which are not filled in yet. Returns the ids of the fluid and of
 * the sheets, in this order.
 */
export async function makeGasChain({ addFluid, addSheet }: ChainMaker) {
  const fluid = await addFluid(inletGas('0.85'));
  const from = formatReference({ type: 'fluid', id: fluid, version: 1 });
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

/** A field that reads a value of a sheet with one case; null: the combined value of all its cases. */
const read = (unit: string, id: string, value: string, caseName: string | null = '') => [
  '',
  unit,
  formatReference({ type: 'sheet', id, case: caseName, value }),
];
