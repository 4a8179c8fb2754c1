/** Range checks of an equation of state, with Refusals that name the argument. NaN is outside every range. */
import { Refusal, messageValue, type Kind } from '../../quantities/index.ts';
import { nearestToCritical } from './saturation.ts';
import type { PureFluid } from './pure-fluid.ts';

const kinds = {
  temperature: 'temperature',
  pressure: 'absolutePressure',
  enthalpy: 'specificEnergy',
  entropy: 'specificEntropy',
} as const satisfies Record<string, Kind>;

type Name = keyof typeof kinds;

function requireBetween(name: Name, value: number, minimum: number, maximum: number, where: string): void {
  if (value >= minimum && value <= maximum) return;
  const of = (si: number) => messageValue(kinds[name], si);
  throw new Refusal(`the ${name} must be from {least} to {most} ${where}; it is {value}`, {
    least: of(minimum),
    most: of(maximum),
    value: of(value),
  });
}

/** T in K, from the triple point to the end of the equation's range. */
export function requireTemperature({ equation }: PureFluid, value: number): void {
  const { minimumTemperature, maximumTemperature } = equation.range;
  requireBetween('temperature', value, minimumTemperature, maximumTemperature, `in the equation of ${equation.name}`);
}

/** p in Pa, above zero up to the end of the equation's range. */
export function requirePressure({ equation }: PureFluid, value: number): void {
  const { name, range } = equation;
  if (value > 0 && value <= range.maximumPressure) return;
  throw new Refusal(`the pressure must be above zero and up to {most} in the equation of ${name}; it is {value}`, {
    most: messageValue('absolutePressure', range.maximumPressure),
    value: messageValue('absolutePressure', value),
  });
}

/** T in K on the saturation line. */
export function requireSaturationTemperature({ equation, critical }: PureFluid, value: number): void {
  const maximum = critical.temperature * (1 - nearestToCritical);
  const where = `on the saturation line of ${equation.name}`;
  requireBetween('temperature', value, equation.range.minimumTemperature, maximum, where);
}

/** p in Pa on the saturation line, between those of its two ends. */
export function requireSaturationPressure(
  { equation }: PureFluid,
  value: number,
  minimum: number,
  maximum: number,
): void {
  requireBetween('pressure', value, minimum, maximum, `on the saturation line of ${equation.name}`);
}

/** Refusal for a pair of values without a state in the range. */
export function noStateRefusal({ equation }: PureFluid, pair: { readonly [N in Name]?: number }): Refusal {
  const inputs = Object.entries(pair).map(([name, si]) => [name, messageValue(kinds[name as Name], si)] as const);
  const text = inputs.map(([name]) => `${name} {${name}}`).join(' and ');
  return new Refusal(
    `there is no state at ${text} within the range of the equation of ${equation.name}`,
    Object.fromEntries(inputs),
  );
}

/** Refusal for a state between the bubble and the dew line of a mixture treated as one fluid. */
export function twoPhaseRefusal({ equation }: PureFluid): Refusal {
  return new Refusal(
    `${equation.name} is partly liquid there, which its equation as a single fluid does not describe; enter it as a mixture of its components`,
  );
}

/** Refusal for a state at which the equation no longer describes a fluid, within its range of temperature and pressure. */
export function solidRefusal({ equation }: PureFluid, pressure: number, temperature: number): Refusal {
  return new Refusal(
    `the equation of ${equation.name} holds up to the melting line, and {pressure} at {temperature} lies beyond it`,
    {
      pressure: messageValue('absolutePressure', pressure),
      temperature: messageValue('temperature', temperature),
    },
  );
}
