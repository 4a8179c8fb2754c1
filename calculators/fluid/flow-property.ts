import type { Quantity } from '@isentrope/engineering/quantities';
import { optional, value, type DefaultValue, type FlowProperty, type Source } from '../kit/index.ts';
import type { streamAt } from './stream.ts';

/** The property by which a flow of a fluid becomes a mass flow. */

/** Relative difference within which a property counts as that of the stream, whose equation may have another gas constant. */
const sameProperty = 1e-4;

type Stream = ReturnType<typeof streamAt>;

/**
 * The molar mass by which a molar flow or a flow at a reference state becomes a mass flow: that in use, or of both phases where the stream has
 * two and the molar mass in use is its own.
 */
export function flowMolarMass(
  id: string,
  used: Source<Quantity<'molarMass'>>,
  stream: Stream,
): Source<Quantity<'molarMass'> | FlowProperty<'molarMass'>> {
  const both = stream.ofBothPhases.molarMass;
  return value(id, { used, ...optional({ own: stream.molarMass, both }) }, v => ofBothOr(v.used, v.own, v.both));
}

/** The density by which a flow of a gas by volume becomes a mass flow, with the liquid that it carries as in `flowMolarMass`. */
export function gasFlowDensity(
  id: string,
  used: Source<Quantity<'density'>>,
  stream: Stream,
): Source<Quantity<'density'> | FlowProperty<'density'>> {
  const both = stream.ofBothPhases.density;
  return value(id, { used, ...optional({ own: stream.density, both, stream: stream.stream }) }, v =>
    v.stream?.requested === 'gas' ? ofBothOr(v.used, v.own, v.both) : v.used,
  );
}

function ofBothOr<Q extends number>(
  used: Q,
  own: DefaultValue<Q> | undefined,
  both: DefaultValue<Q> | undefined,
): Q | Pick<DefaultValue<Q>, 'value' | 'of'> {
  return own && both && Math.abs(used / own.value - 1) <= sameProperty
    ? { value: both.value, of: `${both.of}, gas and liquid together` }
    : used;
}
