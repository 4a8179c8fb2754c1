import {
  caloricExcess,
  fluidOf,
  propertyExcess,
  otherPhaseOf,
  stateOf,
  throttlingExcess,
  type EquilibriumPhase,
} from '@isentrope/engineering/properties';
import { messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { check, warning, type Message } from '../kit/index.ts';
import {
  enthalpyMessages,
  isConsiderable,
  kelvins,
  meaningOfTemperature,
  otherPhaseMessages,
  percent,
} from '../fluid/index.ts';
import { moleFractions } from './composition.ts';
import { fluid, isOnlyByCubic, state, stateInputs } from './state.ts';

/** Relative excess of a property from which it is reported. */
const negligibleExcess = 0.03;

/** Compares cp and the speed of sound of a phase with the reference equation. */
function propertyMessages(phase: EquilibriumPhase): Message[] {
  const compare = (property: 'cp' | 'speedOfSound', name: string, follows: string, field: string): Message[] => {
    const found = propertyExcess(phase, property);
    if (!found || !(Math.abs(found.excess) > negligibleExcess)) return [];
    const { by, excess } = found;
    const size = excess > 0 ? 'large' : 'small';
    const text = `By Peng–Robinson the ${name} is about ${percent(excess)} too ${size}, ${by}: ${follows} is too ${property === 'cp' ? size : excess > 0 ? 'small' : 'large'}.`;
    return [warning(text, { field })];
  };
  return [
    ...compare(
      'cp',
      'isobaric heat capacity',
      'a heat that follows from a change of temperature',
      'isobaricHeatCapacity',
    ),
    ...compare('speedOfSound', 'speed of sound', 'a Mach number that follows from it', 'speedOfSound'),
  ];
}

/** Ratios of the pressure of a state to one before it, from which its enthalpy or entropy may be. */
const ratiosBefore = [3, 10, 30];

/**
 * Compares the enthalpy of a mixture by Peng–Robinson with a reference equation; of a state by p and h or p and s its temperature, as after
 * an expansion from a higher pressure whose enthalpy or entropy is by Peng–Robinson.
 */
export const caloricReference = check(
  { state, given: stateInputs, fluid, moleFractions },
  ({ state: found, given, moleFractions: amounts, fluid: info }): Message[] => {
    if (!isOnlyByCubic(info, amounts)) return [];
    const equation = fluidOf(amounts);
    const { composition } = equation;
    const { phases, pressure } = found;
    const phase = phases && found.phase === 'two-phase' ? phases.vapour : { composition, state: found };
    if (!('enthalpy' in given) && !('entropy' in given)) {
      const what = phases && found.phase === 'two-phase' ? 'the vapour' : 'the fluid';
      return [
        ...otherPhaseMessages(found.phase === 'two-phase' ? undefined : otherPhaseOf(phase), what, found, 'phase'),
        ...enthalpyMessages(caloricExcess(phase, 'enthalpy'), what, 'enthalpy'),
        ...propertyMessages(phase),
      ];
    }
    const constant = 'enthalpy' in given ? 'enthalpy' : 'entropy';
    const value = found[constant];
    const before = ratiosBefore.flatMap(ratio => {
      const at = ratio * pressure;
      const inlet = undefinedIfRefused(() =>
        stateOf(
          equation,
          constant === 'enthalpy' ? { pressure: at, enthalpy: value } : { pressure: at, entropy: value },
        ),
      );
      const excess = inlet && throttlingExcess({ composition, state: inlet }, pressure, constant);
      return excess && isConsiderable(excess) ? [{ at, ...excess }] : [];
    });
    const [first] = before.toSorted((a, b) => Math.abs(b.excess) - Math.abs(a.excess));
    if (!first) return [];
    const text = `If the ${constant} is that of a state by Peng–Robinson at {before}, the temperature is about ${kelvins(first.excess)} too ${first.excess > 0 ? 'high' : 'low'}, ${first.by}. ${meaningOfTemperature(first.excess)}`;
    return [
      warning(text, {
        field: 'temperature',
        values: { before: messageValue('absolutePressure', first.at, { digits: 3 }) },
      }),
    ];
  },
);
