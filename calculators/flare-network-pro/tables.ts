import { choiceColumn, column, fields, namedColumns, rows, textColumn, type TypedRow } from '../kit/index.ts';
import {
  diameterColumns,
  endColumns,
  fittingsColumn,
  itemTagHeads,
  itemTypeHeads,
  lengthColumn,
  lineWords,
  lossColumn,
  roughnessColumn,
  serviceColumn,
  toHeads,
} from '../hydraulic-network-pro/tables/line-columns.ts';
import { absoluteZero } from '../shared-fields.ts';

/** The tables of sources and items. */

const positive = { above: 0 } as const;
const notNegative = { atLeast: 0 } as const;

/** The types of relief valves. */
export const valveTypes = ['conventional', 'balanced', 'pilot'] as const;

const sources = rows(
  'Sources',
  {
    tag: textColumn('Tag', {
      aliases: [
        'source',
        'name',
        'relief valve',
        ...['tag', 'valve', 'PSV', 'PRV', 'PZV', 'RV', 'source', 'device'].flatMap(item => [
          `${item} no.`,
          `${item} no`,
        ]),
        ...['PSV', 'PRV', 'RV', 'valve'].flatMap(item => [item, `${item} tag`, `${item} number`]),
        'ventil',
        'sicherheitsventil',
        'soupape',
        'repère',
        'válvula',
        'etiqueta',
        'quelle',
        'fuente',
        'fonte',
      ],
    }),
    to: textColumn('To', {
      required: true,
      aliases: ['to node', 'node', 'downstream', 'discharges to', 'discharge to', 'discharge node', ...toHeads],
    }),
    service: textColumn('Service', {
      aliases: ['description', 'protected', 'protects', 'protected item', 'protected equipment', 'remark', 'remarks'],
      help: 'What the source protects or is for, in your own words; printed with it',
    }),
    requiredFlow: column('Required flow', 'massFlow', 'kg/h', {
      ...positive,
      aliases: [
        'relief load',
        'relief flow',
        'relief rate',
        'relieving flow',
        'relieving rate',
        'load',
        'required',
        'flow',
        'mass flow',
      ],
      help: 'In the scenarios; the rated flow if blank',
    }),
    ratedFlow: column('Rated flow', 'massFlow', 'kg/h', {
      ...positive,
      aliases: ['rated capacity', 'rated load', 'rated'],
      help: 'Capacity of the valve: its own discharge piping is also checked with it',
    }),
    composition: textColumn('Composition', {
      aliases: ['gas', 'components'],
      help: 'By moles, with the names of the fluids, such as C1 0.9; C2 0.1. Replaces molar mass, isentropic exponent, compressibility factor and viscosity',
    }),
    molarMass: column('Molar mass', 'molarMass', 'g/mol', {
      ...positive,
      aliases: ['molecular weight', 'molecular mass', 'mol weight', 'mol. weight', 'mol wt', 'mol. wt.', 'MW', 'M'],
    }),
    isentropicExponent: column('Isentropic exponent', 'number', '', {
      above: 1,
      atMost: 2,
      aliases: ['ratio of specific heats', 'heat capacity ratio', 'cp/cv', 'γ', 'gamma', 'κ', 'kappa', 'k'],
      help: 'Of the ideal gas',
    }),
    compressibility: column('Compressibility factor', 'number', '', {
      ...positive,
      aliases: ['Z'],
      help: 'At header pressure; 1 if blank',
    }),
    viscosity: column('Viscosity', 'dynamicViscosity', 'cP', { ...positive, aliases: ['μ'] }),
    temperature: column('Temperature', 'temperature', '°C', {
      above: absoluteZero,
      required: true,
      aliases: ['temp', 'temp.', 'relieving temperature', 'relieving temp', 'relieving temp.', 'T'],
      help: 'At the relieving state',
    }),
    relievingPressure: column('Relieving pressure', 'gaugePressure', 'bar(g)', {
      isLocal: true,
      ...positive,
      help: 'For a gas with a composition: the pressure from which it expands, at its temperature; 1.1 times the set pressure if blank',
    }),
    ...diameterColumns(undefined, 'Of the valve outlet, for the Mach number there; may be blank', [
      'outlet size',
      'outlet nozzle',
      'valve outlet',
      'valve outlet size',
    ]),
    setPressure: column('Set pressure', 'gaugePressure', 'bar(g)', {
      isLocal: true,
      ...positive,
      aliases: ['set', 'set point', 'set press.'],
    }),
    valveType: choiceColumn('Valve type', valveTypes, {
      words: {
        conventional: ['conv', 'conv.', 'spring', 'spring loaded'],
        balanced: ['bal', 'bal.', 'balanced bellows', 'bellows'],
        pilot: ['pilot operated', 'POPRV', 'POSRV'],
      },
      help: 'Blank for a source that is not a relief valve, such as a blowdown valve',
    }),
    allowableShare: column('Allowable share of set', 'fraction', '%', {
      ...positive,
      atMost: 100,
      aliases: ['allowable built-up back pressure', 'allowable'],
      help: 'Allowable built-up back pressure as a share of the set pressure; 10 % for a conventional and 30 % for a balanced valve if blank',
    }),
    allowablePressure: column('Allowable back pressure', 'gaugePressure', 'bar(g)', {
      isLocal: true,
      ...positive,
      help: 'Instead of a share of the set pressure',
    }),
    scenarios: namedColumns('Scenario', 'fraction', '', {
      ...notNegative,
      atMost: 1,
      words: { on: 1, x: 1, yes: 1, y: 1, off: 0, no: 0, n: 0 },
      blank: 0,
      help: 'Share of the required flow in a scenario: on, off, 0.5 or 50 %; off if blank. Without such a column every source is on',
    }),
  },
  {
    hint: 'Tag | To | Required flow kg/h | Molar mass | Isentropic exponent | Temperature °C | Set pressure bar(g) | Valve type | Scenario Fire',
    help: 'A row for each relief, blowdown or control valve that discharges into the network. Add a column for each scenario, such as Scenario Fire zone 1: a source is on, off, or a part of its required flow in it.',
  },
);

/** The types of items. */
export const itemTypes = ['line', 'drum', 'seal', 'tip'] as const;

const withResistance = ['drum', 'seal', 'tip'] as const;

const items = rows(
  'Items',
  {
    tag: textColumn('Tag', { aliases: itemTagHeads }),
    type: choiceColumn('Type', itemTypes, {
      required: true,
      aliases: itemTypeHeads,
      words: {
        line: [...lineWords, 'stack', 'flare stack', 'vent stack', 'riser'],
        drum: ['knock-out drum', 'knockout drum', 'KO drum', 'flare KO drum', 'KOD'],
        seal: ['liquid seal', 'water seal', 'seal drum'],
        tip: ['flare tip', 'flare'],
      },
    }),
    from: endColumns.from,
    to: textColumn('To', {
      aliases: endColumns.to.aliases ?? [],
      help: 'Towards the flare; for a tip the surroundings, which may be blank',
    }),
    service: serviceColumn,
    length: lengthColumn,
    ...diameterColumns(
      { type: itemTypes },
      'Of the line; for a drum, seal or tip the diameter that its loss coefficient refers to: the outlet nozzle or the exit',
    ),
    roughness: roughnessColumn,
    lossCoefficient: lossColumn(itemTypes),
    fittings: fittingsColumn,
    rise: column('Rise', 'length', 'm', {
      when: { type: 'line' },
      aliases: ['elevation gain'],
      help: 'Height of the downstream end above the upstream end',
    }),
    heatTransferCoefficient: column('Heat transfer coefficient', 'heatTransferCoefficient', 'W/(m²·K)', {
      ...notNegative,
      when: { type: 'line' },
      aliases: ['overall heat transfer coefficient', 'U'],
      help: 'Overall, on the inside area; adiabatic if blank',
    }),
    minimumTemperature: column('Minimum design temperature', 'temperature', '°C', {
      above: absoluteZero,
      aliases: ['minimum design metal temperature', 'MDMT', 'minimum temperature', 'min. design temperature'],
      help: 'Of the material; the coldest gas in any scenario is compared with it',
    }),
    submergence: column('Submergence', 'length', 'm', {
      ...notNegative,
      required: true,
      when: { type: 'seal' },
      help: 'Depth of the dip pipe below the liquid level',
    }),
    liquidDensity: column('Liquid density', 'density', 'kg/m³', {
      ...positive,
      when: { type: 'seal' },
      aliases: ['seal liquid density'],
      help: 'Of the seal liquid; water, 1000 kg/m³, if blank',
    }),
    differential: column('Differential', 'pressureDifference', 'bar', {
      ...notNegative,
      when: { type: withResistance },
      aliases: ['pressure drop', 'dp', 'Δp'],
      help: 'Instead of a loss coefficient: at the reference flow and density; of a drum or seal at every flow if both are blank',
    }),
    flow: column('Reference flow', 'massFlow', 'kg/h', {
      ...positive,
      when: { type: withResistance },
      aliases: ['flow'],
    }),
    density: column('Reference density', 'density', 'kg/m³', {
      ...positive,
      when: { type: withResistance },
      aliases: ['density'],
    }),
  },
  {
    hint: 'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Loss coefficient',
    help: 'A row for each line, drum, liquid seal and flare tip, towards the flare, with the columns for its type.',
  },
);

/** The network. */
export const tables = fields({ sources, items });

export type SourceRow = TypedRow<typeof sources.columns>;
export type ItemRow = TypedRow<typeof items.columns>;
