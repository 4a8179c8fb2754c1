import { value } from '../kit/index.ts';
import { allResults, fastestEnd } from './item-state.ts';
import { solved, type SolvedScenario } from './network.ts';
import { sourcesInScenario, sourceLimits } from './source-state.ts';

/** The scenarios with what is worst in each, in SI units. */

export interface ScenarioState {
  readonly name: string;
  readonly totalFlow: number;
  /** Static pressure at the inlet of the tip and of the first drum, Pa absolute. */
  readonly tipPressure: number | undefined;
  readonly drumPressure: number | undefined;
  readonly highestMach: number | undefined;
  readonly fastestLine: string | undefined;
  readonly lowestTemperature: number | undefined;
  readonly coldestItem: string | undefined;
  /** The source with the highest share of its allowance. */
  readonly worstSource: { readonly tag: string; readonly utilization: number } | undefined;
}

export const scenarioStates = value('scenarioStates', { solved, sourceLimits }, (v): readonly ScenarioState[] =>
  v.solved.map(scenario => {
    const { name, solution } = scenario;
    const inletOf = (type: 'tip' | 'drum') => inletPressure(scenario, type);
    const all = allResults(scenario);
    const [fastest] = all
      .flatMap(item => (item.type === 'line' ? { tag: item.tag, mach: fastestEnd(item)?.mach ?? 0 } : []))
      .toSorted((one, other) => other.mach - one.mach);
    const [coldest] = all
      .flatMap(({ tag, lowestTemperature: temperature }) => (temperature === undefined ? [] : { tag, temperature }))
      .toSorted((one, other) => one.temperature - other.temperature);
    const [worstSource] = sourcesInScenario(scenario, v.sourceLimits)
      .flatMap(({ result: { tag }, utilization }) => (utilization === undefined ? [] : { tag, utilization }))
      .toSorted((one, other) => other.utilization - one.utilization);
    return {
      name,
      totalFlow: solution.sources.reduce((sum, { flow }) => sum + flow, 0),
      tipPressure: inletOf('tip'),
      drumPressure: inletOf('drum'),
      highestMach: fastest?.mach,
      fastestLine: fastest?.tag,
      lowestTemperature: coldest?.temperature,
      coldestItem: coldest?.tag,
      worstSource,
    };
  }),
);

/** The pressure of the node before the first item of a type, Pa absolute. */
function inletPressure({ network, solution }: SolvedScenario, type: 'tip' | 'drum'): number | undefined {
  const from = network.items.find(item => item.type === type)?.from;
  return solution.nodes.find(({ tag }) => tag === from)?.pressure;
}
