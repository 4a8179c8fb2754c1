import { streamName, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, type MassFlow } from '@isentrope/engineering/quantities';
import { check, info, optional, warning, type Source } from '../kit/index.ts';
import { dryIceOf, severalLiquidsMessages } from './checks.ts';

/** Relative deviation of the vapour fraction above which the flows contradict the composition. */
const negligibleDifference = 0.05;

/**
 * Returns a check of a stream whose phases are entered separately: that both exist, and that their flows are in the proportion
 * of the phase equilibrium.
 */
export function twoPhasesCheck(
  liquid: Source<StreamPhase>,
  flows: { readonly liquid: Source<MassFlow>; readonly vapour: Source<MassFlow> },
  field: string,
  meantOfLiquid?: string,
) {
  return check({ stream: liquid, ...optional({ liquidFlow: flows.liquid, vapourFlow: flows.vapour }) }, v => {
    const { fluid, whole, quality, pressure, temperature } = v.stream;
    const name = streamName(fluid);
    const at = {
      pressure: messageValue('absolutePressure', pressure),
      temperature: messageValue('temperature', temperature),
    };
    if (whole === 'supercritical') {
      return [
        warning(`At {pressure} and {temperature} ${name} is supercritical and has no two phases.`, {
          field,
          values: at,
        }),
      ];
    }
    const liquids = [...severalLiquidsMessages(v.stream, field, meantOfLiquid), ...dryIceOf(v.stream, field)];
    const { liquidFlow, vapourFlow } = v;
    if (quality === undefined || liquidFlow === undefined || vapourFlow === undefined) return liquids;
    const entered = vapourFlow / (liquidFlow + vapourFlow);
    if (!(Math.abs(entered - quality) > negligibleDifference)) return liquids;
    const share = (si: number) => messageValue('fraction', si, { digits: 2, unit: '%' });
    return [
      ...liquids,
      info(
        `At {pressure} and {temperature}, {own} by mass of ${name} is vapour; in the flows entered it is {entered}.`,
        { field, values: { ...at, own: share(quality), entered: share(entered) } },
      ),
    ];
  });
}
