import { Refusal, messageValue, type Kind } from '../../quantities/index.ts';

const kinds = {
  temperature: 'temperature',
  pressure: 'absolutePressure',
  enthalpy: 'specificEnergy',
  entropy: 'specificEntropy',
  quality: 'number',
} as const satisfies Record<string, Kind>;

type Name = keyof typeof kinds;

/** Specified properties by name. */
export type SpecifiedValues = { readonly [N in Name]?: number };

/** Range of an equation of state: K and Pa. */
export interface FluidRange {
  readonly minimumTemperature: number;
  readonly maximumTemperature: number;
  readonly maximumPressure: number;
}

/** Range checks of a mixture equation of state, with Refusals that name the argument. NaN is outside every range. */
export class MixtureRange implements FluidRange {
  readonly minimumTemperature: number;
  readonly maximumTemperature: number;
  readonly maximumPressure: number;

  constructor(
    /** Name of the equation within a sentence. */
    private readonly equation: string,
    range: FluidRange,
  ) {
    this.minimumTemperature = range.minimumTemperature;
    this.maximumTemperature = range.maximumTemperature;
    this.maximumPressure = range.maximumPressure;
  }

  requireTemperature(temperature: number): void {
    const { minimumTemperature, maximumTemperature, equation } = this;
    if (temperature >= minimumTemperature && temperature <= maximumTemperature) return;
    throw new Refusal(`the temperature must be from {least} to {most} in ${equation}; it is {value}`, {
      least: messageValue('temperature', minimumTemperature),
      most: messageValue('temperature', maximumTemperature),
      value: messageValue('temperature', temperature),
    });
  }

  requirePressure(pressure: number): void {
    const { maximumPressure, equation } = this;
    if (pressure > 0 && pressure <= maximumPressure) return;
    throw new Refusal(`the pressure must be above zero and up to {most} in ${equation}; it is {value}`, {
      most: messageValue('absolutePressure', maximumPressure),
      value: messageValue('absolutePressure', pressure),
    });
  }

  /** Refusal for a pair of values without a state in the range. */
  noState(inputs: SpecifiedValues): Refusal {
    const { text, values } = worded(inputs);
    return new Refusal(`there is no state of the fluid at ${text} within the range of ${this.equation}`, values);
  }

  /** Refusal for a pair of values whose equilibrium was not found, as happens next to critical points and where three phases meet. */
  noEquilibrium(inputs: SpecifiedValues): Refusal {
    const { text, values } = worded(inputs);
    return new Refusal(`no equilibrium of the fluid was found by ${this.equation} at ${text}`, values);
  }

  /** Refusal for a bubble point, a dew point or a state between them that does not exist or was not found. */
  noSaturation(inputs: SpecifiedValues): Refusal {
    const { text, values } = worded(inputs);
    return new Refusal(`no liquid and vapour in equilibrium were found by ${this.equation} at ${text}`, values);
  }
}

function worded(inputs: SpecifiedValues): { text: string; values: Record<string, ReturnType<typeof messageValue>> } {
  const entries = Object.entries(inputs) as [Name, number][];
  return {
    text: entries.map(([name]) => `${name} {${name}}`).join(' and '),
    values: Object.fromEntries(entries.map(([name, si]) => [name, messageValue(kinds[name], si)])),
  };
}
