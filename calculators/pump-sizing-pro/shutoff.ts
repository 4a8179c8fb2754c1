import { messageValue } from '@isentrope/engineering/quantities';
import { headOf, pressureOf } from '@isentrope/engineering/rotating';
import { byMethod, check, info, step, warning, type Message } from '../kit/index.ts';
import { process, shutoff, suction } from './fields.ts';
import { differentialHead, differentialPressure, head, hydrostatics } from './hydraulics.ts';
import { hi967, waterHead } from './viscous.ts';

/** Shut-off pressure of the pump. */

const { density } = process;
const { relievingPressure, maxLiquidLevel, shutoffDesignMargin } = shutoff;
const { vesselPressure, suctionElevation } = suction;

export const maxSuctionPressure = step(
  'MaxSuctionPressure',
  { relievingPressure, maxLiquidLevel, density },
  {
    label: 'Maximum suction pressure',
    symbol: 'p_smax',
    equation: 'p_smax = p_rel+ρ*9.81*h_max',
    source: hydrostatics,
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
  v => v.relievingPressure + pressureOf(v.maxLiquidLevel, v.density),
);

const shutoffPressure = {
  label: 'Pump shut-off differential pressure',
  symbol: 'Δp_so',
  kind: 'pressureDifference',
  unit: 'bar',
} as const;
export const shutoffDifference = byMethod({
  original: step(
    'PumpShutoffDH',
    { differentialPressure, shutoffDesignMargin },
    { ...shutoffPressure, equation: 'Δp_so = Δp*(1+M_so)' },
    v => v.differentialPressure * (1 + v.shutoffDesignMargin),
  ),
  hi967: step(
    'PumpShutoffDH',
    { waterHead, density, shutoffDesignMargin },
    {
      ...shutoffPressure,
      equation: 'Δp_so = ρ*9.81*H_WT*(1+M_so)',
      source: `${hi967}: C_H = 1 at zero flow, where the pump develops its full head on water`,
    },
    v => pressureOf(v.waterHead, v.density) * (1 + v.shutoffDesignMargin),
  ),
});
export const shutoffHead = step(
  'PumpShutoffm',
  { shutoffDifference, density },
  { label: 'Pump shut-off head', symbol: 'H_so', equation: 'H_so = Δp_so/(ρ*9.81)', ...head },
  v => headOf(v.shutoffDifference, v.density),
);
export const estimatedPressure = step(
  'EstimatedShutoffPressure',
  { maxSuctionPressure, shutoffDifference },
  {
    label: 'Estimated shut-off pressure',
    symbol: 'p_so',
    equation: 'p_so = p_smax+Δp_so',
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
  v => v.maxSuctionPressure + v.shutoffDifference,
);

const basis = check({ relievingPressure, vesselPressure, maxLiquidLevel, suctionElevation }, v => {
  const messages: Message[] = [];
  if (v.relievingPressure < v.vesselPressure)
    messages.push(
      warning(
        'The relieving pressure is below the vessel pressure: the maximum suction pressure is not the highest that the pump can be exposed to.',
        { field: 'relievingPressure' },
      ),
    );
  if (v.maxLiquidLevel < v.suctionElevation)
    messages.push(
      warning(
        'The maximum liquid level is below the suction elevation: the maximum suction pressure is not the highest that the pump can be exposed to.',
        { field: 'maxLiquidLevel' },
      ),
    );
  return messages;
});
const rise = check({ shutoffDesignMargin }, v =>
  v.shutoffDesignMargin >= 0.1 - 1e-9 && v.shutoffDesignMargin <= 0.25 + 1e-9
    ? []
    : [
        info('The head of a centrifugal pump usually rises by 10 to 25 % from design flow to shut-off.', {
          field: 'PumpShutoffDH',
        }),
      ],
);
/** Warns of a pump without head: its shut-off pressure would be below its suction pressure. */
const belowSuction = check({ shutoffDifference }, v =>
  v.shutoffDifference >= 0
    ? []
    : [
        warning('The estimated shut-off pressure is below the maximum suction pressure: design for the latter.', {
          field: 'EstimatedShutoffPressure',
        }),
      ],
);

export const shutoffChecks = [basis, rise, belowSuction];

/** Warns of a shut-off pressure by the uncorrected method below that of the pump for the viscous duty. */
export const weakShutoff = check({ waterHead, differentialHead, shutoffDesignMargin }, v => {
  if (!(v.waterHead > v.differentialHead * (1 + 1e-9))) return [];
  const shutoffOf = (rise: number) =>
    messageValue('length', rise * (1 + v.shutoffDesignMargin), { like: 'dischargeElevation' });
  return [
    warning(
      'The viscosity calls for a larger pump, with a shut-off head of {corrected} by HI 9.6.7 against {shown} by the uncorrected method; equipment designed for the lower shut-off pressure would be under-rated.',
      {
        field: 'EstimatedShutoffPressure',
        source: hi967,
        values: { corrected: shutoffOf(v.waterHead), shown: shutoffOf(v.differentialHead) },
      },
    ),
  ];
});
