import { streamName, type StreamPhase } from '@isentrope/engineering/properties';
import { stated, type MassFlow } from '@isentrope/engineering/quantities';
import { check, info, maybe, warning, type Source } from '../kit/index.ts';
import { severalLiquids } from './checks.ts';

/** Relative deviation of the vapour fraction above which the flows contradict the composition. */
const sameShare = 0.05;

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
  return check({ stream: liquid, ...maybe({ liquidFlow: flows.liquid, vapourFlow: flows.vapour }) }, v => {
    const { fluid, whole, quality, pressure, temperature } = v.stream;
    const name = streamName(fluid);
    const at = { pressure: stated('absolutePressure', pressure), temperature: stated('temperature', temperature) };
    if (whole === 'supercritical') {
      return [
        warning(`At {pressure} and {temperature} ${name} is supercritical and has no two phases.`, {
          field,
          values: at,
        }),
      ];
    }
    const liquids = severalLiquids(v.stream, field, meantOfLiquid);
    const { liquidFlow, vapourFlow } = v;
    if (quality === undefined || liquidFlow === undefined || vapourFlow === undefined) return liquids;
    const entered = vapourFlow / (liquidFlow + vapourFlow);
    if (!(Math.abs(entered - quality) > sameShare)) return liquids;
    const share = (si: number) => stated('fraction', si, { digits: 2, unit: '%' });
    return [
      ...liquids,
      info(
        `At {pressure} and {temperature}, {own} by mass of ${name} is vapour; of the flows entered it is {entered}.`,
        { field, values: { ...at, own: share(quality), entered: share(entered) } },
      ),
    ];
  });
}
