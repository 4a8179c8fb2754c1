import { cavitationIndex, gasStages, liquidStages } from '@isentrope/engineering/flow';
import { exceeds, reaches } from '@isentrope/engineering/numerics';
import { absent, check, field, optional, quantity, ruledOut, step, warning } from '../kit/index.ts';
import type { Duty } from '../restriction-orifice/duty.ts';
import { fluidType } from '../restriction-orifice/fields.ts';

export const vaporPressure = field(
  'vaporPressure',
  quantity('Vapour pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_v',
    atLeast: 0,
    optional: true,
    when: { fluidType: 'Liquid' },
    help: 'For the cavitation index; leave blank if not needed',
  }),
);

/** Returns whether a liquid cavitates in the bore, and the number of plates in series required. */
export function cavitationOf({ upstreamPressure, downstreamPressure, pressureRatio }: Duty) {
  const index = step(
    'cavitationIndex',
    { fluidType, upstreamPressure, downstreamPressure, vaporPressure: optional(vaporPressure) },
    {
      label: 'Cavitation index',
      symbol: 'σ',
      equation: 'σ = (p_1-p_v)/(p_1-p_2)',
      kind: 'number',
      unit: '',
      digits: 3,
    },
    v => {
      if (v.fluidType === 'Gas') return ruledOut('gas');
      if (v.vaporPressure === undefined) return absent('no vapour pressure entered');
      return exceeds(v.vaporPressure, v.upstreamPressure)
        ? absent('the liquid is already vapour at the inlet')
        : cavitationIndex(v.upstreamPressure, v.downstreamPressure, v.vaporPressure);
    },
  );
  const stages = step(
    'stages',
    { fluidType, pressureRatio, upstreamPressure, downstreamPressure, vaporPressure: optional(vaporPressure) },
    {
      label: 'Suggested plates in series',
      kind: 'number',
      unit: '',
      digits: 1,
      source: v => (v.fluidType === 'Gas' ? 'No plate below p₂/p₁ = 0.5' : 'No plate drops more than half of p₁ − p_v'),
    },
    v => {
      if (v.fluidType === 'Gas') return gasStages(v.pressureRatio);
      if (v.vaporPressure === undefined) return absent('no vapour pressure entered');
      return liquidStages(v.upstreamPressure, v.downstreamPressure, v.vaporPressure) ?? absent('the liquid flashes');
    },
  );
  const risk = check({ vaporPressure, upstreamPressure, downstreamPressure }, v => {
    if (exceeds(v.vaporPressure, v.upstreamPressure))
      return [
        warning(
          'The vapour pressure is above the upstream pressure: the fluid boils before the plate, and is not a liquid alone there.',
          { field: 'vaporPressure' },
        ),
      ];
    if (reaches(v.vaporPressure, v.downstreamPressure))
      return [
        warning(
          'The downstream pressure is at or below the vapour pressure at the inlet temperature: unless the liquid cools enough on its way, it flashes, and the bore shown is too small.',
          { field: 'pressureDifferential' },
        ),
      ];
    const plates = liquidStages(v.upstreamPressure, v.downstreamPressure, v.vaporPressure) ?? 1;
    return plates > 1
      ? [
          warning(`Risk of cavitation with one plate; ${plates} plates in series keep each below half of p₁ − p_v.`, {
            field: 'stages',
          }),
        ]
      : [];
  });
  return { index, stages, risk };
}
