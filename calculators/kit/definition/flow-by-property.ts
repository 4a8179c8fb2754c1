import type { Quantity, TypedFlow } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import type { Condition, QuantityField } from './fields.ts';
import {
  optional,
  enteredValue,
  value,
  type DefaultValue,
  type DerivedDefault,
  type FieldSource,
  type Source,
} from './source.ts';

/** A flow typed as a volume, molar or standard flow in a mass-flow field, before its conversion by a property of the case. */
export class UnconvertedFlow {
  constructor(
    readonly text: string,
    readonly flow: TypedFlow,
  ) {}
}

/** The property by which a flow of another kind is converted to a mass flow. */
export type FlowFactor = TypedFlow['factor'];

/** Names of the properties within a sentence. */
export const factorNames = { density: 'density', molarMass: 'molar mass' } as const satisfies Record<
  FlowFactor,
  string
>;

/** The properties of the case by which a mass-flow field converts other flows. */
type FlowFactors = { readonly [Factor in FlowFactor]?: Source<Quantity<Factor> | FlowProperty<Factor>> };

/** A property that is not that of the case, and what it belongs to. */
export type FlowProperty<Factor extends FlowFactor> = Pick<DefaultValue<Quantity<Factor>>, 'value' | 'of'>;

/** A mass flow converted by a property of the case. */
export interface ConvertedFlow extends DefaultValue<Quantity<'massFlow'>> {
  readonly factor: number;
  /** What the property belongs to, within a sentence. */
  readonly factorOf: string;
}

/** A mass-flow field that converts flows of other kinds, with the properties that it uses. */
interface FlowConversion extends DerivedDefault {
  readonly flowBy: readonly FlowFactor[];
  readonly liquidWhen: Condition | undefined;
}

/** Whether a derived default converts what was typed in its field. */
export const isFlowConversion = (each: DerivedDefault): each is FlowConversion => 'flowBy' in each;

/**
 * Declares that a mass-flow field converts flows of other kinds: a volume flow by the density of the case, a molar flow or a flow at
 * reference conditions by its molar mass. A message names a property that the case lacks.
 * @param liquidWhen the condition under which the flow is that of a liquid, whose volume at reference conditions no molar mass converts
 */
export function flowByProperty(
  field: FieldSource<QuantityField<'massFlow'>>,
  { density, molarMass }: FlowFactors,
  liquidWhen?: Condition,
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
      const property = (received as Readonly<Partial<Record<FlowFactor, number | FlowProperty<FlowFactor>>>>)[factor];
      if (property === undefined) return new Absent('', [factorNames[factor]]);
      const { value: size, of: factorOf } =
        typeof property === 'number' ? { value: property, of: 'the case' } : property;
      return {
        value: si * size,
        of: typed.text,
        source: `the ${factorNames[factor]} of ${factorOf}${basis === undefined ? '' : `; ${basis}`}`,
        factor: size,
        factorOf,
      };
    },
  );
  return { field, by, flowBy: Object.keys(factors) as FlowFactor[], liquidWhen };
}
