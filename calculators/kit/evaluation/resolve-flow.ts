import { messageValue, toSi } from '@isentrope/engineering/quantities';
import { Absent } from '../definition/absent.ts';
import { isWithinBounds } from '../definition/bounds.ts';
import type { QuantityField } from '../definition/fields.ts';
import {
  factorNames,
  type ConvertedFlow,
  type FlowFactor,
  type UnconvertedFlow,
} from '../definition/flow-by-property.ts';
import { error, info, type Message } from '../definition/messages.ts';
import type { DefaultValue } from '../definition/source.ts';

const factorExamples = { density: '850 kg/m³', molarMass: '18.2 g/mol' } as const satisfies Record<FlowFactor, string>;

/**
 * Resolves the value of a mass-flow field in which a flow of another kind was typed: its product with the property of the case and a note
 * on the conversion, or an absence and a message that names the missing property.
 */
export function resolveFlow(
  id: string,
  field: QuantityField,
  { text, flow }: UnconvertedFlow,
  derived: unknown,
): { readonly value: number | Absent; readonly by?: DefaultValue; readonly message: Message } {
  const name = factorNames[flow.factor];
  if (derived === undefined || derived instanceof Absent) {
    const words = `${field.label} ${text} needs the ${name}, which the case does not have; enter it, or write it after the flow: ${text} × ${factorExamples[flow.factor]}.`;
    return { value: new Absent('', [name]), message: error(words, { field: id }) };
  }
  const by = derived as ConvertedFlow;
  const values = {
    own: messageValue(field.kind, by.value, { digits: 6 }),
    factor: messageValue(flow.factor, by.factor),
  };
  if (!isWithinBounds(field, by.value, limit => toSi(field.kind, limit, field.unit)))
    return {
      value: new Absent('', [`a valid ${field.label.toLowerCase()}`]),
      message: error(`${field.label} ${text}, {own} at the ${name} {factor} of ${by.factorOf}, is out of range.`, {
        field: id,
        values,
      }),
    };
  const basis = flow.basis === undefined ? '' : `; ${flow.basis}`;
  return {
    value: by.value,
    by: { value: by.value, of: by.of, source: by.source },
    message: info(`${field.label} ${text} is {own} at the ${name} {factor} of ${by.factorOf}${basis}.`, {
      field: id,
      values,
    }),
  };
}
