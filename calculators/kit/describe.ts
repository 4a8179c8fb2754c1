import { kindOf } from '@isentrope/engineering/quantities';
import { resultInfo, type Definition } from './definition.ts';
import { offeredColumns } from './rows-text.ts';

/** A calculator as data: its fields with units and options, and its results. */
export function describeCalculator(definition: Definition) {
  return {
    id: definition.id,
    title: definition.title,
    access: definition.access,
    fields: definition.inputs.map(({ id, section, field }) => ({
      id,
      label: field.label,
      section,
      type: field.type,
      ...(field.type === 'quantity'
        ? { kind: field.kind, unit: field.unit, units: kindOf(field.kind).units.map(u => u.symbol) }
        : {}),
      ...(field.type === 'choice' ? { options: field.options, ...(field.only ? { only: field.only } : {}) } : {}),
      ...(field.type === 'list' ? { items: field.items, amount: field.amount } : {}),
      ...(field.type === 'rows' ? { columns: offeredColumns(field) } : {}),
      ...(field.when ? { when: field.when } : {}),
    })),
    results: definition.results.map(({ id, section }) => {
      const { label, kind, unit } = resultInfo(definition, id);
      return { id, label, section, ...(kind === undefined ? {} : { kind, unit }) };
    }),
  };
}
