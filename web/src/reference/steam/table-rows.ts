import {
  caseFrom,
  resultInfo,
  table,
  type CaseInput,
  type Definition,
  type ReportedCase,
  type Table,
  type TableCell,
  type TableColumn,
} from '@isentrope/calculators/kit';
import { fromSi, parseNumber, parseQuantity, type Kind } from '@isentrope/engineering/quantities';
import { resultsOf, siOf } from '../reported.ts';

/** A kind of table: the varied quantity, and the constant one if any. */
interface TableForm {
  readonly title: string;
  readonly varied: 'temperature' | 'pressure';
  readonly held: 'temperature' | 'pressure' | undefined;
}

export const tableForms = {
  saturationTemperature: { title: 'Saturation by temperature', varied: 'temperature', held: undefined },
  saturationPressure: { title: 'Saturation by pressure', varied: 'pressure', held: undefined },
  isobar: { title: 'Isobar', varied: 'temperature', held: 'pressure' },
  isotherm: { title: 'Isotherm', varied: 'pressure', held: 'temperature' },
} as const satisfies Readonly<Record<string, TableForm>>;

export type TableName = keyof typeof tableForms;

export const quantityKinds = { temperature: 'temperature', pressure: 'absolutePressure' } as const satisfies Readonly<
  Record<TableForm['varied'], Kind>
>;

/** The inputs for a table; from, to and step have the same unit. */
export interface TableInput {
  readonly from: string;
  readonly to: string;
  readonly step: string;
  readonly unit: string;
  readonly held: string;
  readonly heldUnit: string;
}

export type TableResult =
  | { readonly type: 'table'; readonly title: string; readonly table: Table; readonly outside: number }
  | { readonly type: 'refused'; readonly reason: string };

const saturatedLiquid = 'saturated liquid';
const saturatedVapour = 'saturated vapour';

/** Maximum number of rows of a table. */
export const maxRows = 2000;

const saturationColumns = [
  'densityLiquid',
  'densityVapor',
  'specificVolumeLiquid',
  'specificVolumeVapor',
  'enthalpyLiquid',
  'enthalpyVaporization',
  'enthalpyVapor',
  'entropyLiquid',
  'entropyVaporization',
  'entropyVapor',
  'viscosityLiquid',
  'viscosityVapor',
  'thermalConductivityLiquid',
  'thermalConductivityVapor',
  'prandtlLiquid',
  'prandtlVapor',
  'surfaceTension',
];
const stateColumns = [
  'density',
  'specificVolume',
  'enthalpy',
  'internalEnergy',
  'entropy',
  'heatCapacityCp',
  'heatCapacityCv',
  'speedOfSound',
  'isentropicExponent',
  'viscosity',
  'thermalConductivity',
  'prandtl',
];

/** A table of steam properties, or why it cannot be made. */
export function generateSteamTable(definition: Definition, name: TableName, input: TableInput): TableResult {
  const form = tableForms[name];
  const [from, to, step] = [parseNumber(input.from), parseNumber(input.to), parseNumber(input.step)];
  if (from === undefined || to === undefined || step === undefined)
    return rejection('From, to and step must be numbers.');
  if (!(step > 0)) return rejection('The step must be above 0.');
  if (!(to >= from)) return rejection('The end must not be below the start.');
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (count > maxRows) return rejection(`That would be ${count} rows; a table has at most ${maxRows}.`);
  const values = Array.from({ length: count }, (_, index) => Number((from + index * step).toPrecision(12)));
  const held = form.held && parseQuantity(quantityKinds[form.held], input.held, input.heldUnit);
  if (held && !held.ok) return rejection(`${label(definition, form.held)} ${held.reason}.`);

  const columns = columnsOf(definition, form, input.unit);
  const fixed: CaseInput = held && form.held ? { [form.held]: { value: held.value, unit: held.unit } } : {};
  const cases = values.map(value => caseFrom(definition, { ...fixed, [form.varied]: { value, unit: input.unit } }));
  const found = resultsOf(definition, cases).filter(report => siOf(report, 'pressure') !== undefined);
  if (found.length === 0) return rejection('The whole table is outside the range of IAPWS-IF97.');
  const rows = (form.held ? withPhaseChange(definition, form, fixed, found) : found).map(report =>
    columns.map(column => (column.id === 'phase' ? phaseOf(report) : siOf(report, column.id))),
  );
  const title = held ? `${form.title}, ${held.value} ${held.unit}` : form.title;
  return { type: 'table', title, table: table(columns, rows), outside: count - found.length };
}

function rejection(reason: string): TableResult {
  return { type: 'refused', reason };
}

function label(definition: Definition, id: string): string {
  return resultInfo(definition, id).label;
}

function columnsOf(definition: Definition, form: TableForm, unit: string): TableColumn[] {
  const column = (id: string, shown?: string): TableColumn => {
    const { kind, unit: own = '', digits = 6, label: heading } = resultInfo(definition, id);
    return { id, label: heading, digits, ...(kind === undefined ? {} : { kind, unit: shown ?? own }) };
  };
  const first = column(form.varied, unit);
  if (form.held) return [first, { id: 'phase', label: 'Phase' }, ...stateColumns.map(id => column(id))];
  const other = form.varied === 'temperature' ? 'pressure' : 'temperature';
  return [first, column(other), ...saturationColumns.map(id => column(id))];
}

const [criticalTemperature, criticalPressure, criticalDensity] = [647.096, 22.064e6, 322];

/** The phase of a state in a table. */
function phaseOf(report: ReportedCase): string {
  const [T, p, density, quality] = ['temperature', 'pressure', 'density', 'quality'].map(id => siOf(report, id));
  if (quality === 0) return saturatedLiquid;
  if (quality === 1) return saturatedVapour;
  if ((T ?? 0) > criticalTemperature) return (p ?? 0) > criticalPressure ? 'supercritical' : 'vapour';
  return (density ?? 0) > criticalDensity ? 'liquid' : 'vapour';
}

/** Whether a row of an isobar or isotherm is on the saturation line. */
export function isSaturated(row: readonly TableCell[]): boolean {
  return row[1] === saturatedLiquid || row[1] === saturatedVapour;
}

/** Inserts saturated liquid and vapour where the line crosses saturation. */
function withPhaseChange(
  definition: Definition,
  form: TableForm,
  fixed: CaseInput,
  rows: readonly ReportedCase[],
): readonly ReportedCase[] {
  const ends = [0, 1].map(quality => caseFrom(definition, { ...fixed, quality }));
  const [liquid, vapour] = resultsOf(definition, ends);
  const at = (report: ReportedCase | undefined) => (report && siOf(report, form.varied)) ?? Number.NaN;
  const change = at(liquid);
  if (!liquid || !vapour || !(change >= at(rows[0]) && change <= at(rows.at(-1)))) return rows;
  const saturated = form.varied === 'temperature' ? [liquid, vapour] : [vapour, liquid];
  const isThere = (report: ReportedCase) => Math.abs(at(report) / change - 1) < 1e-12;
  const others = rows.filter(report => !isThere(report));
  return [
    ...others.filter(report => at(report) < change),
    ...saturated,
    ...others.filter(report => at(report) > change),
  ];
}

/** A typed quantity converted to another unit. */
export function convertText(kind: Kind, text: string, from: string, to: string): string {
  const parsed = parseQuantity(kind, text, from);
  return parsed.ok ? String(Number(fromSi(kind, parsed.si, to).toPrecision(7))) : text;
}
