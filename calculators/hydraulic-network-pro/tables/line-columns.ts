import { schedules } from '@isentrope/engineering/piping';
import { choiceColumn, column, textColumn, type Condition, type TypedRow } from '../../kit/index.ts';
import { scheduleWords, sizes, sizeWords } from './pipe-words.ts';

/** The columns of pipes that the tables of hydraulic and flare networks share. */

const ofLine = { type: 'line' } as const;

/** Headings of where something leads to, in other languages. */
export const toHeads = [
  'nach',
  'nach Knoten',
  'zu',
  'Endknoten',
  'vers',
  'à',
  'au nœud',
  'nœud aval',
  'hasta',
  'hacia',
  'nudo final',
  'destino',
  'para',
  'nó final',
];

/** The columns for the ends of an item. */
export const endColumns = {
  from: textColumn('From', {
    required: true,
    aliases: [
      'from node',
      'from (node)',
      'upstream',
      'upstream node',
      'start',
      'start node',
      'inlet node',
      'node 1',
      'node1',
      'von',
      'von Knoten',
      'Anfangsknoten',
      'Startknoten',
      'de',
      'du nœud',
      'nœud amont',
      'origine',
      'desde',
      'nudo inicial',
      'origen',
      'nó inicial',
      'origem',
    ],
  }),
  to: textColumn('To', {
    required: true,
    aliases: [
      'to node',
      'to (node)',
      'downstream',
      'downstream node',
      'end',
      'end node',
      'outlet node',
      'node 2',
      'node2',
      'discharges to',
      ...toHeads,
    ],
  }),
};

/** Other headings of the tags of items. */
export const itemTagHeads = [
  'item',
  'item tag',
  'item no.',
  'item no',
  'name',
  'line',
  'line number',
  'line no.',
  'line no',
  'line tag',
  'tag no.',
  'tag no',
  'tag number',
  'equipment tag',
  'pipe',
  'pipe ID',
  'pipe no.',
  'pipe no',
  'pipe number',
  'pipe tag',
  'line ID',
  'item ID',
  'element',
  'repère',
  'leitung',
  'rohrleitung',
  'leitungsnr.',
  'strang',
  'conduite',
  'ligne',
  'tronçon',
  'línea',
  'tramo',
  'tubería',
  'linha',
  'trecho',
  'tubulação',
  'etiqueta',
];

/** Other headings of the types of items. */
export const itemTypeHeads = [
  'item type',
  'type of item',
  'element type',
  'equipment type',
  'component type',
  'typ',
  'tipo',
  'art',
  'type d’élément',
  "type d'élément",
];

/** Words for the types of lines. */
export const lineWords = [
  'pipe',
  'piping',
  'rohr',
  'rohrleitung',
  'leitung',
  'sammelleitung',
  'conduite',
  'tuyauterie',
  'collecteur',
  'tubería',
  'línea',
  'colector',
  'tubulação',
  'linha',
  'coletor',
  'pipe segment',
  'tail pipe',
  'lateral',
  'header',
  'subheader',
  'sub-header',
];

/** The column for what an item is for. */
export const serviceColumn = textColumn('Service', {
  aliases: ['description', 'duty', 'remark', 'remarks', 'item description', 'line description', 'line service'],
  help: 'What the item is for, in your own words; printed with it',
});

/** The column for the length of a line. */
export const lengthColumn = column('Length', 'length', 'm', {
  above: 0,
  required: true,
  when: ofLine,
  aliases: ['L', 'pipe length', 'line length'],
});

const sizeNames = ['NPS', 'nominal size', 'nominal pipe size', 'nominal diameter', 'pipe size', 'line size', 'size'];

/** The headings of a nominal size: in inches, where they do not say otherwise. */
const inchHeads = (names: readonly string[]) => names.flatMap(name => [name, ...withUnits(name, ['in', 'inch', '"'])]);

/** Names of a nominal size in millimetres. */
const metricNames = ['DN', 'Nennweite', 'diamètre nominal', 'diámetro nominal', 'diâmetro nominal'];

/** The headings of a nominal size under which a number is a DN. */
const metricHeads = (names: readonly string[]) => [
  ...metricNames.flatMap(name => [name, ...withUnits(name, ['mm'])]),
  ...names.flatMap(name => withUnits(name, ['mm', 'DN'])),
];

function withUnits(name: string, units: readonly string[]): string[] {
  return units.flatMap(unit => [`${name} ${unit}`, `${name} (${unit})`, `${name} [${unit}]`, `${name}, ${unit}`]);
}

const insideNames = ['inner diameter', 'internal diameter', 'pipe inside diameter', 'pipe internal diameter'];

/**
 * The columns for a diameter, inside or by nominal size and schedule, in the rows that meet a condition.
 * @param heads further headings of the nominal size
 */
export function diameterColumns(condition: Condition | undefined, help: string, heads: readonly string[] = []) {
  const when = condition && { when: condition };
  const names = [...sizeNames, ...heads];
  return {
    insideDiameter: column('Inside diameter', 'length', 'mm', {
      above: 0,
      ...when,
      aliases: ['ID', 'I.D.', 'D', 'pipe ID', 'inside dia', 'inside dia.', ...insideNames],
      help,
    }),
    nps: choiceColumn('NPS', sizes, {
      ...when,
      words: sizeWords,
      aliases: [...inchHeads(names), ...metricHeads(names)],
      prefixes: Object.fromEntries(metricHeads(names).map(head => [head, 'DN'])),
      help: 'Nominal size with a schedule, instead of an inside diameter; DN 80 is also accepted, or 80 under the heading DN',
    }),
    schedule: choiceColumn('Schedule', schedules, {
      ...when,
      words: scheduleWords,
      aliases: ['sch', 'sch.', 'sched', 'sched.', 'pipe schedule'],
    }),
  };
}

/** The column for the wall roughness of a line. */
export const roughnessColumn = column('Roughness', 'length', 'mm', {
  atLeast: 0,
  when: ofLine,
  aliases: ['absolute roughness', 'abs. roughness', 'pipe roughness', 'ε', 'eps', 'k'],
  help: 'The roughness of the lines if blank',
});

/** The column for the loss coefficient of items of some types. */
export const lossColumn = (types: readonly string[]) =>
  column('Loss coefficient', 'number', '', {
    atLeast: 0,
    when: { type: types },
    aliases: [
      'resistance coefficient',
      'loss coefficients',
      'K',
      'K value',
      'K factor',
      'K-factor',
      'total K',
      'sum K',
      'sum of K',
      'ΣK',
      'ζ',
      'zeta',
    ],
    help: 'Sum of fittings, entrance and exit, referred to the inside diameter',
  });

/** The column for the fittings of a line. */
export const fittingsColumn = textColumn('Fittings', {
  when: ofLine,
  help: 'With their number, such as Elbow 45°: 3; Bend 90°, r/D 1.5: 2, and the names used in Line Sizing Pro; Crane TP-410, added to the loss coefficient',
});

/** The cells for the diameter of an item. */
export type PipeRow = Pick<TypedRow<ReturnType<typeof diameterColumns>>, 'insideDiameter' | 'nps' | 'schedule'> & {
  readonly tag?: string;
};

/** The cells for the diameter and the fittings of an item. */
export type FittedRow = PipeRow & { readonly lossCoefficient?: number; readonly fittings?: string };
