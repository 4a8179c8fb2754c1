import type { Quantity, TypedFlow } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import type { QuantityField } from './fields.ts';
import {
  optional,
  enteredValue,
  value,
  type DefaultValue,
  type DerivedDefault,
  type FieldSource,
  type Source,
} from './source.ts';

/** A mass flow that was typed as a volume, molar or standard flow, and is not multiplied by the property of the case yet. */
export class UnconvertedFlow {
  constructor(
    readonly text: string,
    readonly flow: TypedFlow,
  ) {}
}

/** The property that makes a mass flow of a flow of another kind. */
export type FlowFactor = TypedFlow['factor'];

/** Names of the properties within a sentence. */
export const factorNames = { density: 'density', molarMass: 'molar mass' } as const satisfies Record<
  FlowFactor,
  string
>;

/** The properties of the case by which a mass-flow field converts other flows. */
type FlowFactors = { readonly [Factor in FlowFactor]?: Source<Quantity<Factor>> };

/** A mass flow by the property of the case. */
export interface ConvertedFlow extends DefaultValue<Quantity<'massFlow'>> {
  readonly factor: number;
}

/** A mass-flow field that converts flows of other kinds, and by which properties. */
export interface FlowConversion extends DerivedDefault {
  readonly flowBy: readonly FlowFactor[];
}

/** Whether a derived default converts what was typed in its field. */
export const isFlowConversion = (each: DerivedDefault): each is FlowConversion => 'flowBy' in each;

/**
 * Lets a mass-flow field take a flow by volume, which is multiplied by the density of the case, and a molar flow or one at a reference state,
 * which is multiplied by the molar mass of the case. Properties that the case lacks are named in a message.
 */
export function flowByProperty(
  field: FieldSource<QuantityField<'massFlow'>>,
  { density, molarMass }: FlowFactors,
): FlowConversion {
  const factors = {
    ...(density ? { density: optional(density) } : {}),
    ...(molarMass ? { molarMass: optional(molarMass) } : {}),
  };
  const by = value(
    `${field.id}ByProperty`,
    { typed: optional(enteredValue(field)), ...factors },
    (received): ConvertedFlow | Absent => {
      const { typed } = received as { readonly typed: unknown };
      if (!(typed instanceof UnconvertedFlow)) return new Absent('', [], true);
      const { factor, si, basis } = typed.flow;
      const size = (received as Readonly<Partial<Record<FlowFactor, number>>>)[factor];
      if (size === undefined) return new Absent('', [factorNames[factor]]);
      return {
        value: si * size,
        of: typed.text,
        source: `the ${factorNames[factor]} of the case${basis === undefined ? '' : `; ${basis}`}`,
        factor: size,
      };
    },
  );
  return { field, by, flowBy: Object.keys(factors) as FlowFactor[] };
}
