import { conductivityTable } from '@isentrope/engineering/materials';
import { convert, kindOf, unitInSet } from '@isentrope/engineering/quantities';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import {
  Absent,
  calculateCase,
  caseFrom,
  readField,
  isExpensive,
  aggregateCases,
  type CaseData,
  type Definition,
} from './kit/index.ts';
import { loadAllFluidData } from './testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

/** Returns a case with every quantity in US units. */
function inCustomaryUnits(definition: Definition, data: CaseData): CaseData {
  const entries = definition.inputs.map(({ id, field }) => {
    const entry = data[id] ?? { text: '' };
    if (field.type !== 'quantity' || entry.text === '' || !Number.isFinite(Number(entry.text))) return [id, entry];
    const from = entry.unit ?? field.unit;
    const own = unitInSet(field.kind, from, 'us');
    const unit = own === from ? unitInSet(field.kind, kindOf(field.kind).common[0] ?? from, 'us') : own;
    return [id, { text: String(convert(field.kind, Number(entry.text), from, unit)), unit }];
  });
  return Object.fromEntries(entries);
}

/** Returns the case and variants: each number a tenth, tenfold or blank, each choice changed. */
function neighbours(definition: Definition, data: CaseData): CaseData[] {
  const changed = definition.inputs.flatMap(({ id, field }) => {
    const text = data[id]?.text ?? '';
    const others =
      field.type === 'choice'
        ? field.options
        : field.type === 'quantity' && text !== ''
          ? [String(Number(text) / 10), String(Number(text) * 10), '']
          : [];
    return others.map(other => ({ ...data, [id]: { ...data[id], text: other } }));
  });
  return [data, ...changed];
}

/** Returns all sentences of a report: messages, reasons for missing values, combined messages. */
function sentences(definition: Definition, data: CaseData): string[] {
  const result = calculateCase(definition, data);
  const reasons = Object.values(result.evaluation.values).flatMap(value =>
    value instanceof Absent ? [value.text] : [],
  );
  const shared =
    aggregateCases(definition, [
      { data, result },
      { data, result },
    ])?.messages ?? [];
  return [...[...result.messages, ...shared].map(({ text }) => text), ...reasons];
}

const metric =
  /\d (?:μm|mm|cm|m|km|mm²|m²|L|m³|m\/s|kg|kg\/s|kg\/h|kg\/m³|m³\/h|Pa|kPa|MPa|mbar|bar|°C|K|kW|kJ|kg\/\(m·s²\)|(?:k|M)?Pa\((?:g|abs)\)|bar\((?:g|abs)\)|bar\/100 m)(?![\w²³/·(])/;

/** Exceptions: names of criteria, levels, services, units and properties that contain a metric value. */
const names = [
  /690 kPa\(g\)( \(100 psig\))?/g,
  /at 1 m\b/g,
  /Pump discharge, (up to|above) 50 m³\/h/g,
  /inH2O \(4 °C\)/g,
  /(mm|in)Hg \(0 °C\)/g,
  /[NS]m³\/[hd] \((?:0|15|20) °C\)/g,
  /density at 15 °C/g,
];
const remarks = conductivityTable.map(({ remark }) => remark);

/** Removes expressions that are metric regardless of the inputs. */
function withoutNames(text: string): string {
  const own = remarks.reduce((rest, remark) => rest.replaceAll(remark, ''), text);
  return names.reduce((rest, name) => rest.replaceAll(name, ''), own);
}

describe('messages for US inputs use US units', () => {
  test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))('%s', async (_, load) => {
    const definition = await load();
    const said = new Set<string>();
    for (const { cases } of definition.examples) {
      for (const caseInput of cases) {
        const data = inCustomaryUnits(definition, caseFrom(definition, caseInput));
        for (const [id, { text }] of Object.entries(data)) {
          const input = definition.inputs.find(each => each.id === id);
          if (input && text !== '') expect(readField(input, data, id).type, `${id} ${text}`).not.toBe('invalid');
        }
        for (const near of isExpensive(definition) ? [data] : neighbours(definition, data))
          for (const text of sentences(definition, near)) said.add(text);
      }
    }
    expect([...said].filter(text => metric.test(withoutNames(text)))).toEqual([]);
  });
});
