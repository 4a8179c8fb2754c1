import { adiabaticChokedFlux, choked, gasLineOutlet, isothermalChokedFlux } from '@isentrope/engineering/flow';
import { formatNumber, messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { check, info, optional, warning, type Message, type StepInputs } from '../../kit/index.ts';
import { chokedFlow, expansion, resistance, run, slopeOf } from '../fluid/expansion.ts';
import { elevationChange, fluidType } from '../fields.ts';
import { absolutePressure, isentropicExponent, totalFlow } from '../fluid/fluid.ts';
import { model } from '../friction.ts';
import { isFreezing, realChokedFlux, realGas, realOutlet } from '../fluid/real-flow.ts';

/** Comparison of a gas line with the other thermal assumption: at constant temperature, or adiabatic. */

/** Relative difference of loss or choked flow from which it is reported. */
const negligible = 0.05;

const needs = {
  fluidType,
  model,
  absolutePressure,
  isentropicExponent,
  run,
  elevationChange,
  ...optional({ real: realGas, expansion, chokedFlow }),
};

type Line = StepInputs<typeof needs>;

/** Loss, Pa, without the elevation, by the other assumption; undefined where it chokes. Throws a Refusal where its state is unknown. */
function otherLoss(v: Line, by: 'isothermal' | 'adiabatic'): number | 'unknown' | undefined {
  if (v.real) {
    const outlet = realOutlet(v.real.byOtherAssumption(), v.run.inletDensity * v.run.velocity, slopeOf(v));
    return outlet && isFreezing(outlet) ? 'unknown' : outlet?.pressureDrop;
  }
  const inlet = { pressure: v.absolutePressure, density: v.run.inletDensity, gamma: v.isentropicExponent };
  const outlet = gasLineOutlet(inlet, { friction: v.run.frictionFactor, ...v.run }, v.run, by);
  return outlet === choked ? undefined : outlet.pressureDrop;
}

/** Choked flow, kg/s, by the other assumption; undefined where it is not found. */
function otherChokedFlow(v: Line, by: 'isothermal' | 'adiabatic'): number | undefined {
  const inlet = [v.absolutePressure, v.run.inletDensity, resistance(v.run)] as const;
  const ideal =
    by === 'isothermal' ? isothermalChokedFlux(...inlet) : adiabaticChokedFlux(...inlet, v.isentropicExponent);
  const found = v.real && realChokedFlux(v.real.byOtherAssumption(), resistance(v.run), ideal);
  const flux = v.real ? found?.massFlux : ideal;
  return flux === undefined ? undefined : (Math.PI / 4) * v.run.diameter ** 2 * flux;
}

const lines = { isothermal: 'at constant temperature', adiabatic: 'without heat exchange' } as const;

/** Says on which side the result is where the thermal assumption changes the loss, or the choked flow, by more than 5 %. */
export const thermalRemarks = check({ ...needs, totalFlow }, (v): Message[] => {
  if (v.real?.surroundings) return [];
  const [own, by] =
    v.model === 'isothermal' ? (['isothermal', 'adiabatic'] as const) : (['adiabatic', 'isothermal'] as const);
  const loss = undefinedIfRefused(() => ({ other: otherLoss(v, by) }));
  if (!loss || loss.other === 'unknown') return [];
  const field = 'totalPressureDrop';
  const percent = (ratio: number) => `${formatNumber(100 * Math.abs(ratio - 1), 2)} %`;
  const heat =
    v.real && v.fluidType === 'Gas' && own === 'adiabatic'
      ? ' Enter a heat transfer coefficient and an ambient temperature to calculate the heat.'
      : '';
  if (v.expansion && loss.other !== undefined) {
    const ratio = loss.other / v.expansion.pressureDrop;
    if (!(Math.abs(ratio - 1) > negligible)) return [];
    const values = { other: messageValue('pressureDifference', loss.other, { digits: 4 }) };
    const text = `The line is calculated ${lines[own]}; ${lines[by]} it loses {other}, ${percent(ratio)} ${ratio > 1 ? 'more' : 'less'}`;
    return ratio > 1
      ? [
          warning(`${text}: the unsafe side as far as the gas exchanges heat with its surroundings.${heat}`, {
            field,
            values,
          }),
        ]
      : [info(`${text}: the safe side.`, { field, values })];
  }
  const most = undefinedIfRefused(() => otherChokedFlow(v, by));
  if (most === undefined || v.chokedFlow === undefined) return [];
  const ratio = most / v.chokedFlow;
  const values = { most: messageValue('massFlow', most) };
  const passes = `it passes no more than {most}, ${percent(ratio)} ${ratio > 1 ? 'more' : 'less'} than ${lines[own]}`;
  if (v.expansion) {
    const text = `The line is calculated ${lines[own]}; ${lines[by]} it chokes at this flow, as ${passes}: the unsafe side as far as the gas exchanges heat with its surroundings.${heat}`;
    return [warning(text, { field, values })];
  }
  if (!(Math.abs(ratio - 1) > negligible)) return [];
  const side = ratio > 1 ? 'the choked flow is on the safe side' : 'the choked flow is on the unsafe side';
  return [
    info(`The line is calculated ${lines[own]}; ${lines[by]} ${passes}: ${side}.`, { field: 'chokedFlow', values }),
  ];
});
