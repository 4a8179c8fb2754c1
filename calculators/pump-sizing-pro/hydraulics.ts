import { reaches } from '@isentrope/engineering/numerics';
import { absolute, messageValue } from '@isentrope/engineering/quantities';
import {
  headOf,
  hydraulicPower,
  npshAvailable,
  npshMargins,
  npshMinimum as wantedFor,
  pressureOf,
} from '@isentrope/engineering/rotating';
import { check, optional, missing, step, warning } from '../kit/index.ts';
import { discharge, process, suction } from './fields.ts';

/** Duty of the pump from suction to discharge, and its NPSH. */

const { flowRate, density, vaporPressure, designMargin, minimumContinuousFlow } = process;
const { vesselPressure, suctionElevation, suctionPressureDrop, npshRequired, pumpService } = suction;
const { downstreamPressure, dischargePressureDrop, dischargeElevation } = discharge;

export const hydrostatics = 'Hydrostatics, g = 9.81 m/s²';
export const head = { source: hydrostatics, kind: 'length', unit: 'm' } as const;

export const design = step(
  'Design',
  { flowRate, density, designMargin, minimumContinuousFlow },
  {
    label: 'Design flow',
    symbol: 'Q',
    equation: 'Q = q_m/ρ*(1+M+M_min)',
    source: 'Flow with its margin and continuous recycle',
    kind: 'volumeFlow',
    unit: 'm³/h',
  },
  v => (v.flowRate / v.density) * (1 + v.designMargin + v.minimumContinuousFlow),
);
export const upstreamHead = step(
  'UpstreamHead',
  { density, suctionElevation },
  {
    label: 'Upstream head',
    symbol: 'Δp_h',
    equation: 'Δp_h = ρ*9.81*h_s',
    source: hydrostatics,
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => pressureOf(v.suctionElevation, v.density),
);
export const suctionPressure = step(
  'SuctionPressure',
  { vesselPressure, upstreamHead, suctionPressureDrop },
  { label: 'Suction pressure', symbol: 'p_s', equation: 'p_s = p_1+Δp_h-Δp_s', kind: 'gaugePressure', unit: 'bar(g)' },
  v => v.vesselPressure + v.upstreamHead - v.suctionPressureDrop,
);
export const suctionHead = step(
  'SuctionHeadAtPump',
  { suctionPressure, density },
  { label: 'Suction head at pump, absolute', symbol: 'H_s', equation: 'H_s = (p_s+101325)/(ρ*9.81)', ...head },
  v => headOf(absolute(v.suctionPressure), v.density),
);
export const dischargePressure = step(
  'DischargePressure',
  { downstreamPressure, dischargePressureDrop, dischargeElevation, density },
  {
    label: 'Discharge pressure',
    symbol: 'p_d',
    equation: 'p_d = p_2+Δp_d+ρ*9.81*h_d',
    source: hydrostatics,
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
  v => v.downstreamPressure + v.dischargePressureDrop + pressureOf(v.dischargeElevation, v.density),
);
export const dischargeHead = step(
  'DischargeHead',
  { dischargePressure, density },
  { label: 'Discharge head, absolute', symbol: 'H_d', equation: 'H_d = (p_d+101325)/(ρ*9.81)', ...head },
  v => headOf(absolute(v.dischargePressure), v.density),
);
export const differentialPressure = step(
  'PumpDP',
  { dischargePressure, suctionPressure },
  {
    label: 'Pump differential pressure',
    symbol: 'Δp',
    equation: 'Δp = p_d-p_s',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => v.dischargePressure - v.suctionPressure,
);
export const differentialHead = step(
  'PumpDH',
  { differentialPressure, density },
  { label: 'Pump differential head', symbol: 'H', equation: 'H = Δp/(ρ*9.81)', ...head },
  v => headOf(v.differentialPressure, v.density),
);
export const hydraulic = step(
  'HydraulicPower',
  { differentialPressure, design },
  { label: 'Hydraulic power', symbol: 'P_h', equation: 'P_h = Δp*Q', kind: 'power', unit: 'kW' },
  v => hydraulicPower(v.design, v.differentialPressure),
);

export const npsha = step(
  'NPSHA',
  { suctionPressure, vaporPressure, density },
  {
    label: 'NPSH available',
    symbol: 'NPSHA',
    equation: 'NPSHA = (p_s+101325-p_v)/(ρ*9.81)',
    source: 'ANSI/HI 9.6.1',
    kind: 'length',
    unit: 'm',
  },
  v =>
    npshAvailable({
      suctionPressure: absolute(v.suctionPressure),
      vapourPressure: v.vaporPressure,
      density: v.density,
    }),
);
export const npshMargin = step(
  'npshMargin',
  { npsha, npshRequired: optional(npshRequired) },
  { label: 'NPSH margin', symbol: 'ΔNPSH', equation: 'ΔNPSH = NPSHA-NPSHR', kind: 'length', unit: 'm', digits: 3 },
  v => (v.npshRequired === undefined ? missing('NPSH required') : v.npsha - v.npshRequired),
);
export const npshWanted = step(
  'npshWanted',
  { npshRequired: optional(npshRequired), pumpService },
  { label: 'NPSH recommended for the service', source: 'ANSI/HI 9.6.1 margins', kind: 'length', unit: 'm', digits: 3 },
  v => (v.npshRequired === undefined ? missing('NPSH required') : wantedFor(v.npshRequired, v.pumpService)),
);

const underVacuum = check({ suctionPressure }, v =>
  absolute(v.suctionPressure) > 0
    ? []
    : [
        warning('The suction pressure is below absolute vacuum: the liquid cannot reach the pump.', {
          field: 'SuctionPressure',
        }),
      ],
);
const noHead = check({ differentialPressure }, v =>
  v.differentialPressure > 0
    ? []
    : [
        warning('The discharge pressure is not above the suction pressure: the liquid would flow without a pump.', {
          field: 'PumpDP',
        }),
      ],
);
const boilingVessel = check({ vaporPressure, vesselPressure }, v =>
  v.vaporPressure > absolute(v.vesselPressure) * (1 + 1e-9)
    ? [
        warning('The vapour pressure is above the pressure in the vessel: the liquid boils there.', {
          field: 'vaporPressure',
        }),
      ]
    : [],
);

const statedHead = (si: number, digits = 3) => messageValue('length', si, { digits, like: 'npshRequired' });

/** Warns of cavitation, or an NPSHA margin too small for the service. */
const cavitation = check({ npsha, pumpService, ...optional({ npshRequired, npshWanted }) }, v => {
  if (v.npsha <= 0)
    return [
      warning('Cavitation: the NPSHA is not above zero, so the liquid boils before it reaches the pump.', {
        field: 'NPSHA',
      }),
    ];
  if (v.npshRequired === undefined || v.npshWanted === undefined) return [];
  if (v.npsha < v.npshRequired)
    return [
      warning('Cavitation: the NPSHA of {available} is below the NPSHR of {required}.', {
        field: 'NPSHA',
        values: { available: statedHead(v.npsha), required: statedHead(v.npshRequired) },
      }),
    ];
  if (reaches(v.npsha, v.npshWanted)) return [];
  const { ratio, minimum } = npshMargins[v.pumpService];
  return [
    warning(
      `Risk of cavitation: the NPSHA of {available} is below {wanted}, the greater of ${ratio}·NPSHR and NPSHR + {margin}.`,
      {
        field: 'npshMargin',
        source: 'ANSI/HI 9.6.1',
        values: { available: statedHead(v.npsha), wanted: statedHead(v.npshWanted), margin: statedHead(minimum, 2) },
      },
    ),
  ];
});

export const dutyChecks = [underVacuum, noHead, boilingVessel, cavitation];
