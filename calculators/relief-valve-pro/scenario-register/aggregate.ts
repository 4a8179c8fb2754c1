import { messageValue, type MassFlow } from '@isentrope/engineering/quantities';
import { info, table, warning, type Message } from '../../kit/index.ts';
import { fires, scenarios, type Scenario } from './scenarios.ts';

/** Combined results of the register: all scenarios of all protected items, and which governs. */

interface Values {
  readonly protectedItem?: string;
  readonly scenario?: Scenario;
  readonly credible?: string;
  readonly reason?: string;
  readonly service?: string;
  readonly relievingRate?: MassFlow;
  readonly requiredArea?: number;
  readonly recommendedOrifice?: string;
  readonly multipleValves?: string;
  readonly setPressure?: number;
  readonly valveType?: string;
  readonly kc?: number;
}

interface Entry {
  readonly title: string;
  readonly values: Values;
}

const itemOf = ({ values }: Entry) => {
  const name = values.protectedItem?.trim() ?? '';
  return name === '' ? 'Unnamed item' : name;
};
const isCredible = ({ values }: Entry) => values.credible !== 'No';
const nameOf = ({ title, values: { scenario } }: Entry) =>
  scenario === undefined || scenario === title ? title : `${scenario} (${title})`;

/** Returns the credible scenario with the largest area. */
function governing(entries: readonly Entry[]): Entry | undefined {
  return entries
    .filter(entry => isCredible(entry) && entry.values.requiredArea !== undefined)
    .reduce<Entry | undefined>(
      (most, entry) => (most && (most.values.requiredArea ?? 0) >= (entry.values.requiredArea ?? 0) ? most : entry),
      undefined,
    );
}

/** Properties that one valve has once, for all scenarios. */
const valveProperties = [
  ['setPressure', 'set pressures'],
  ['valveType', 'valve types'],
  ['kc', 'combination factors'],
] as const;

/** Messages about one item before its valve is selected. */
function remarks(item: string, entries: readonly Entry[]): Message[] {
  const found: Message[] = [];
  const most = governing(entries);
  const open = entries.filter(entry => isCredible(entry) && entry.values.requiredArea === undefined);
  const unexplained = entries.filter(entry => !isCredible(entry) && (entry.values.reason?.trim() ?? '') === '');
  const considered = new Set(entries.map(({ values }) => values.scenario));
  const isBurnt = fires.some(scenario => considered.has(scenario));
  const missing = scenarios.filter(
    scenario => scenario !== 'Other' && !considered.has(scenario) && !(isBurnt && fires.includes(scenario)),
  );
  if (most) {
    const text = `${item}: ${nameOf(most)} governs with {area}, ${most.values.multipleValves ?? 'no standard valve'}.`;
    const values = { area: messageValue('area', most.values.requiredArea ?? 0, { unit: 'mm²' }) };
    const whole = open.length === 0;
    found.push(whole ? info(text, { values }) : warning(`${text} Not all credible scenarios are sized.`, { values }));
  } else {
    found.push(warning(`${item}: no credible scenario has been sized.`));
  }
  for (const entry of open) found.push(warning(`${item}: ${nameOf(entry)} is credible but has no area yet.`));
  for (const entry of unexplained)
    found.push(warning(`${item}: ${nameOf(entry)} is marked not credible without a reason.`));
  for (const [id, text] of valveProperties) {
    if (new Set(entries.flatMap(({ values }) => values[id] ?? [])).size > 1)
      found.push(warning(`${item}: the scenarios have different ${text}, but a valve can have only one.`));
  }
  if (missing.length > 0) {
    found.push(
      info(`${item}: not yet considered: ${missing.join(', ').toLowerCase()}.`, {
        source: 'API 521, causes of overpressure',
      }),
    );
  }
  return found;
}

/** Results of the register for the valve and the downstream system. */
export const aggregateQuantities = {
  governingArea: { label: 'Governing required area', kind: 'area', unit: 'mm²' },
  governingRate: { label: 'Relieving rate of the governing scenario', kind: 'massFlow', unit: 'kg/h' },
  greatestRate: { label: 'Greatest relieving rate', kind: 'massFlow', unit: 'kg/h' },
} as const;

/**
 * Returns these results in SI: undefined while a scenario that may govern is not sized; governing values only for a single item.
 */
function registerTotals(all: readonly Entry[]) {
  const credible = all.filter(isCredible);
  const rates = credible.flatMap(({ values: { requiredArea, relievingRate } }) =>
    requiredArea === undefined || relievingRate === undefined ? [] : [relievingRate],
  );
  if (rates.length === 0 || rates.length < credible.length) return {};
  const most = new Set(credible.map(itemOf)).size === 1 ? governing(credible)?.values : undefined;
  return {
    governingArea: most?.requiredArea,
    governingRate: most?.relievingRate,
    greatestRate: Math.max(...rates),
  };
}

const columns = [
  { id: 'protectedItem', label: 'Protected item' },
  { id: 'scenario', label: 'Scenario' },
  { id: 'credible', label: 'Credible' },
  { id: 'requiredArea', label: 'Required area', kind: 'area', unit: 'mm²' },
  { id: 'recommendedOrifice', label: 'Orifice' },
  { id: 'governs', label: 'Governs' },
  { id: 'relievingRate', label: 'Relieving rate', kind: 'massFlow', unit: 'kg/h' },
  { id: 'service', label: 'Service' },
  { id: 'reason', label: 'Reason' },
  { id: 'case', label: 'Case' },
] as const;

/** All calculated scenarios by protected item, with the governing ones marked and open points. */
export function aggregateRegister(all: readonly Entry[]) {
  const isCalculated = ({ values }: Entry) => Object.keys(values).length > 0;
  const entries = all.filter(isCalculated);
  const waiting = all.filter(entry => !isCalculated(entry)).map(({ title }) => title);
  const items = [...new Set(entries.map(itemOf))];
  const groups = items.map(item => ({ item, own: entries.filter(entry => itemOf(entry) === item) }));
  const rows = groups.flatMap(({ item, own }) => {
    const most = governing(own);
    return own.map(entry => [
      item,
      entry.values.scenario,
      isCredible(entry) ? 'yes' : 'no',
      entry.values.requiredArea,
      entry.values.recommendedOrifice,
      entry === most ? 'governs' : undefined,
      entry.values.relievingRate,
      isCredible(entry) ? entry.values.service : undefined,
      entry.values.reason,
      entry.title,
    ]);
  });
  return {
    title: 'Scenario register',
    table: table(columns, rows),
    messages: [
      ...(waiting.length > 0
        ? [warning(`Not calculated yet and not in this register: ${waiting.join(', ')}. Another scenario may govern.`)]
        : []),
      ...groups.flatMap(({ item, own }) => remarks(item, own)),
    ],
    values: registerTotals(all),
  };
}
