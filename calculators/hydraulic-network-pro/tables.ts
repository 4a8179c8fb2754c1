import { booleanColumn, choiceColumn, column, nestedColumn, rows, textColumn, type TypedRow } from '../kit/index.ts';
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
} from './tables/line-columns.ts';

/** The tables of nodes and items. */

/** Headings of how far a valve is open: in words, or in per cent. */
const valvePositionHeads = ['valve position', 'valve pos.', 'valve pos'];

/** The types of items. */
export const itemTypes = [
  'line',
  'pump',
  'control valve',
  'orifice',
  'equipment',
  'check valve',
  'block valve',
] as const;

/** The types of items that may have the diameter of a pipe. */
const withPosition = ['block valve', 'control valve'] as const;
const withDiameter = ['line', 'orifice', 'control valve', 'check valve', 'block valve'] as const;

/** The types of items that may have a flow. */
const withFlow = ['control valve', 'equipment', 'orifice'] as const;

const notNegative = { atLeast: 0 } as const;
const positive = { above: 0 } as const;

/** Headings of the flows at nodes, of each unit. */
const [inflowHeads, outflowHeads] = [
  ['supply', 'einspeisung', 'zufluss', 'alimentation', 'suministro', 'aporte', 'alimentação'],
  [
    'demand',
    'base demand',
    'consumption',
    'withdrawal',
    'entnahme',
    'abnahme',
    'verbrauch',
    'demande',
    'consommation',
    'soutirage',
    'demanda',
    'consumo',
  ],
];

export const nodes = rows(
  'Nodes',
  {
    tag: textColumn('Tag', {
      aliases: [
        'node',
        'junction',
        'knoten',
        'nœud',
        'noeud',
        'nudo',
        'nodo',
        'nó',
        'node tag',
        'node ID',
        'node no.',
        'node no',
        'node name',
        'junction ID',
        'tag no.',
        'tag no',
        'name',
        'knotenpunkt',
        'repère',
        'etiqueta',
      ],
    }),
    elevation: column('Elevation', 'length', 'm', {
      aliases: ['elev', 'elev.', 'EL', 'EL.', 'height', 'höhe', 'cota', 'z'],
    }),
    pressure: column('Pressure', 'gaugePressure', 'bar(g)', {
      isLocal: true,
      aliases: ['fixed pressure', 'press', 'press.', 'p'],
      help: 'Fixed pressure of a vessel or a boundary; blank if it is a result',
    }),
    level: column('Level', 'length', 'm', {
      ...notNegative,
      aliases: ['liquid level'],
      help: 'Of the liquid above the nozzle of a vessel with a fixed pressure',
    }),
    temperature: column('Temperature', 'temperature', '°C', {
      above: -273.15,
      aliases: ['temp', 'temp.', 'supply temperature', 'T'],
      help: 'Of the liquid that enters here, with heat exchange; that of the case if blank',
    }),
    inflow: column('Inflow', 'massFlow', 'kg/h', { ...notNegative, aliases: inflowHeads }),
    outflow: column('Outflow', 'massFlow', 'kg/h', { ...notNegative, aliases: outflowHeads }),
    volumeInflow: column('Volume inflow', 'volumeFlow', 'm³/h', {
      ...notNegative,
      aliases: ['Inflow', 'volumetric inflow', ...inflowHeads],
      help: 'Instead of an inflow by mass: of a liquid, at its density',
    }),
    volumeOutflow: column('Volume outflow', 'volumeFlow', 'm³/h', {
      ...notNegative,
      aliases: ['Outflow', 'volumetric outflow', ...outflowHeads],
      help: 'Instead of an outflow by mass: of a liquid, at its density',
    }),
    standardInflow: column('Standard inflow', 'standardFlow', 'Nm³/h', {
      ...notNegative,
      aliases: ['Inflow', 'normal inflow', ...inflowHeads],
      help: 'Instead of an inflow by mass: of a gas, at the reference state of the unit',
    }),
    standardOutflow: column('Standard outflow', 'standardFlow', 'Nm³/h', {
      ...notNegative,
      aliases: ['Outflow', 'normal outflow', ...outflowHeads],
      help: 'Instead of an outflow by mass: of a gas, at the reference state of the unit',
    }),
  },
  {
    hint: 'Tag | Elevation m | Pressure bar(g) | Outflow kg/h',
    help: 'A row for each vessel, boundary or junction. A junction without inflow or outflow need not be listed if the nodes around it have the same elevation, which it then takes.',
  },
);

export const items = rows(
  'Items',
  {
    tag: textColumn('Tag', { aliases: itemTagHeads }),
    type: choiceColumn('Type', itemTypes, {
      required: true,
      aliases: itemTypeHeads,
      words: {
        line: lineWords,
        pump: ['centrifugal pump', 'pumpe', 'pompe', 'bomba'],
        'control valve': [
          'FCV',
          'PCV',
          'LCV',
          'TCV',
          'throttle valve',
          'throttling valve',
          'stellventil',
          'regelventil',
          'vanne de régulation',
          'válvula de control',
          'válvula de controle',
        ],
        orifice: ['orifice plate', 'restriction orifice', 'RO', 'FO', 'blende', 'diaphragme', 'orificio', 'orifício'],
        equipment: [
          'exchanger',
          'heat exchanger',
          'cooler',
          'heater',
          'filter',
          'strainer',
          'reactor',
          'apparat',
          'wärmetauscher',
          'équipement',
          'échangeur',
          'equipo',
          'equipamento',
        ],
        'check valve': ['check', 'non return valve', 'nrv'],
        'block valve': ['isolation valve', 'isolating valve', 'gate valve', 'ball valve', 'shut-off valve', 'XV'],
      },
    }),
    ...endColumns,
    service: {
      ...serviceColumn,
      help: 'What the item is for, in your own words. A service of Line Sizing Pro, such as “Cooling water header”, gives a line its criteria',
    },
    length: lengthColumn,
    ...diameterColumns(
      { type: withDiameter },
      'Of the pipe. A valve needs it for its loss coefficient. Of a control valve its own size, which counts for viscous liquids',
    ),
    roughness: roughnessColumn,
    lossCoefficient: lossColumn(['line', 'check valve', 'block valve']),
    fittings: { ...fittingsColumn, when: { type: ['line', 'check valve', 'block valve'] } },
    heatTransferCoefficient: column('Heat transfer coefficient', 'heatTransferCoefficient', 'W/(m²·K)', {
      ...notNegative,
      when: { type: 'line' },
      aliases: ['overall heat transfer coefficient', 'U'],
      help: 'Overall, on the inside area; no heat is exchanged if blank',
    }),
    velocityLimit: column('Highest velocity', 'velocity', 'm/s', {
      ...positive,
      when: { type: 'line' },
      aliases: ['velocity limit', 'max velocity', 'max. velocity', 'maximum velocity', 'allowable velocity'],
      help: 'Limit for the line, such as 1.5 in pump suction; the limit of the case if blank',
    }),
    open: booleanColumn('Open', { yes: 'open', no: 'closed' }, { when: { type: withPosition } }),
    position: choiceColumn('Position', ['open', 'closed'], {
      when: { type: withPosition },
      aliases: ['state', 'normal position', ...valvePositionHeads],
      // Under "Open" a no means closed; a position NO means normally open.
      words: {
        open: ['NO', 'normally open', 'LO', 'locked open', 'CSO', 'car sealed open'],
        closed: ['NC', 'normally closed', 'LC', 'locked closed', 'CSC', 'car sealed closed'],
      },
      help: 'Instead of Open: NO is normally open, NC normally closed. A control valve is open if blank',
    }),
    curve: nestedColumn(
      'Curve',
      {
        flow: column('Flow', 'volumeFlow', 'm³/h', { ...notNegative, aliases: ['flow rate', 'capacity', 'Q'] }),
        head: column('Head', 'length', 'm', {
          aliases: ['total head', 'manometric head', 'differential head', 'TDH', 'H'],
        }),
        differential: column('Differential', 'pressureDifference', 'bar', {
          byHeading: true,
          aliases: ['pressure rise', 'head', 'differential head', 'dp'],
        }),
        npshRequired: column('NPSH required', 'length', 'm', { ...notNegative, aliases: ['NPSHR', 'NPSH'] }),
        efficiency: column('Efficiency', 'fraction', '%', { ...notNegative, atMost: 100, aliases: ['eta', 'η'] }),
      },
      {
        when: { type: 'pump' },
        aliases: ['pump curve'],
        help: 'Rows of flow and head or differential, such as 0 60; 100 55; 200 40 in m³/h and m. Optional columns: NPSH required and efficiency, with a first row that names the columns',
      },
    ),
    head: column('Head', 'length', 'm', {
      ...notNegative,
      when: { type: 'pump' },
      help: 'Fixed head of a pump without a curve',
    }),
    running: choiceColumn('Running', ['yes', 'no'], {
      when: { type: 'pump' },
      aliases: ['pump running', 'pump status', 'in operation', 'in service', 'operating'],
      words: {
        yes: ['true', 'on', 'running', 'duty', 'in operation', 'in service'],
        no: ['false', 'off', 'not running', 'stopped', 'standby', 'stand-by', 'spare', 'idle'],
      },
      help: 'No for a standby pump: nothing flows through it, and it is not judged; yes if blank',
    }),
    kv: column('Flow coefficient Kv', 'flowCoefficient', 'Kv', {
      ...notNegative,
      when: { type: 'control valve' },
      aliases: ['Kv'],
    }),
    cv: column('Flow coefficient Cv', 'flowCoefficient', 'Cv', {
      ...notNegative,
      when: { type: 'control valve' },
      aliases: ['Cv'],
    }),
    characteristic: choiceColumn('Characteristic', ['equal percentage', 'linear'], {
      when: { type: 'control valve' },
      words: { 'equal percentage': ['EQ', 'EQ%', '=%', 'equal %', 'eq. %', 'equal percent'], linear: ['LIN', 'lin.'] },
      aliases: ['inherent characteristic', 'valve characteristic', 'trim characteristic'],
      help: 'With a rated flow coefficient, the opening is a result, or given instead of a flow coefficient',
    }),
    opening: column('Opening', 'fraction', '%', {
      ...notNegative,
      atMost: 100,
      when: { type: 'control valve' },
      aliases: ['valve opening', 'travel', ...valvePositionHeads],
      help: 'Instead of a flow coefficient, with a characteristic and a rated flow coefficient; at 0 % the valve is closed',
    }),
    ratedKv: column('Rated Kv', 'flowCoefficient', 'Kv', {
      ...positive,
      when: { type: 'control valve' },
      aliases: ['Kvs', 'Kv100', 'Kv rated', 'rated flow coefficient Kv'],
      help: 'Of the fully open valve',
    }),
    ratedCv: column('Rated Cv', 'flowCoefficient', 'Cv', {
      ...positive,
      when: { type: 'control valve' },
      aliases: ['Cv rated', 'rated flow coefficient Cv', 'rated flow coefficient'],
      help: 'Of the fully open valve, instead of a rated Kv',
    }),
    rangeability: column('Rangeability', 'number', '', {
      above: 1,
      when: { type: 'control valve' },
      aliases: ['inherent rangeability'],
      help: 'Rated over lowest controllable flow coefficient; 50 if blank',
    }),
    flow: column('Flow', 'massFlow', 'kg/h', {
      ...notNegative,
      when: { type: withFlow },
      aliases: ['held flow', 'reference flow'],
      help: 'For a control valve, or an orifice without a bore: the controlled flow. For equipment: the flow at its differential',
    }),
    volumeFlow: column('Volume flow', 'volumeFlow', 'm³/h', {
      ...notNegative,
      when: { type: withFlow },
      aliases: ['Flow', 'Held flow', 'Reference flow', 'volumetric flow'],
      help: 'Instead of a flow by mass: of a liquid at its density, of equipment at the density of its row',
    }),
    standardFlow: column('Standard flow', 'standardFlow', 'Nm³/h', {
      ...notNegative,
      when: { type: withFlow },
      aliases: ['Flow', 'Held flow', 'Reference flow', 'normal flow'],
      help: 'Instead of a flow by mass: of a gas, at the reference state of the unit',
    }),
    differential: column('Differential', 'pressureDifference', 'bar', {
      ...notNegative,
      when: { type: ['control valve', 'equipment', 'pump'] },
      aliases: ['pressure drop', 'dp', 'Δp'],
      help: 'For a control valve: the allowed differential, with Kv as a result. For equipment: at its flow and density. For a pump: fixed',
    }),
    density: column('Density', 'density', 'kg/m³', {
      ...positive,
      when: { type: 'equipment' },
      aliases: ['reference density'],
      help: 'Of the fluid to which flow and differential of equipment belong; that of the case if blank',
    }),
    exponent: column('Exponent', 'number', '', {
      atLeast: 1,
      atMost: 2,
      when: { type: 'equipment' },
      help: 'Of the flow in the differential of equipment; 2 if blank',
    }),
    duty: column('Heat duty', 'power', 'kW', {
      when: { type: 'equipment' },
      aliases: ['duty', 'heat', 'heat load', 'thermal duty'],
      help: 'With heat exchange: what the liquid takes up in equipment; negative where it is cooled',
    }),
    outletTemperature: column('Outlet temperature', 'temperature', '°C', {
      above: -273.15,
      when: { type: 'equipment' },
      aliases: ['outlet temp', 'outlet temp.', 'T out', 'temperature out'],
      help: 'With heat exchange, instead of a heat duty: of the liquid that leaves equipment',
    }),
    upstreamPressure: column('Upstream pressure', 'gaugePressure', 'bar(g)', {
      isLocal: true,
      when: { type: 'control valve' },
      help: 'Controlled by the valve',
    }),
    downstreamPressure: column('Downstream pressure', 'gaugePressure', 'bar(g)', {
      isLocal: true,
      when: { type: 'control valve' },
      help: 'Controlled by the valve',
    }),
    FL: column('F_L', 'number', '', {
      ...positive,
      atMost: 1,
      when: { type: 'control valve' },
      aliases: ['pressure recovery factor', 'FL'],
      help: 'Liquid pressure recovery factor, for choked flow; 0.9 if blank',
    }),
    xT: column('x_T', 'number', '', {
      ...positive,
      atMost: 1,
      when: { type: 'control valve' },
      aliases: ['pressure differential ratio factor', 'xT'],
      help: 'Pressure differential ratio factor of a gas; 0.7 if blank',
    }),
    bore: column('Bore', 'length', 'mm', {
      ...positive,
      when: { type: 'orifice' },
      help: 'Blank if it is a result, for a controlled flow',
    }),
  },
  {
    hint: 'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm',
    help: 'A row for each line, pump, valve, orifice and piece of equipment, with the columns for its type.',
  },
);

export type NodeRow = TypedRow<typeof nodes.columns>;
export type ItemRow = TypedRow<typeof items.columns>;
