import { npshMargins, npshWanted, suctionSpecificSpeedLimit, type PumpService } from '@isentrope/engineering/rotating';
import { absolute, formatNumber, type GaugePressure, type Quantity } from '@isentrope/engineering/quantities';
import { info, warning, type Message } from '../kit/index.ts';

const metres = (si: number) => `${formatNumber(si, 3)} m`;

/** The suction of a pump: pressures that cannot be, and liquid that boils. */
export function suction(v: { SuctionPressure: GaugePressure }): Message[] {
  return absolute(v.SuctionPressure) > 0
    ? []
    : [
        warning('The suction pressure lies below a perfect vacuum: no liquid gets there.', {
          field: 'SuctionPressure',
        }),
      ];
}

export function boilingVessel(v: {
  vaporPressure: Quantity<'absolutePressure'>;
  vesselPressure: GaugePressure;
}): Message[] {
  return v.vaporPressure > absolute(v.vesselPressure) * (1 + 1e-9)
    ? [
        warning('The vapour pressure is above the pressure in the vessel: the liquid boils there.', {
          field: 'vaporPressure',
        }),
      ]
    : [];
}

/** Cavitation, or a margin of NPSHA that is too small for the service. */
export function cavitation(v: {
  NPSHA: number;
  npshRequired: number | undefined;
  pumpService: PumpService;
}): Message[] {
  const source = 'ANSI/HI 9.6.1';
  if (v.NPSHA <= 0) {
    return [warning('Cavitation: NPSHA is not above zero, the liquid boils before the pump.', { field: 'NPSHA' })];
  }
  if (v.npshRequired === undefined) return [];
  if (v.NPSHA < v.npshRequired) {
    return [
      warning(`Cavitation: NPSHA of ${metres(v.NPSHA)} is below NPSHR of ${metres(v.npshRequired)}.`, {
        field: 'NPSHA',
      }),
    ];
  }
  const wanted = npshWanted(v.npshRequired, v.pumpService);
  if (v.NPSHA >= wanted) return [];
  const { ratio, least } = npshMargins[v.pumpService];
  return [
    warning(
      `Risk of cavitation: NPSHA of ${metres(v.NPSHA)} is below ${metres(wanted)}, the greater of ${ratio}·NPSHR and NPSHR + ${least} m.`,
      { field: 'npshMargin', source },
    ),
  ];
}

export function noHead(v: { PumpDP: number }): Message[] {
  return v.PumpDP > 0
    ? []
    : [
        warning('The discharge pressure is not above the suction pressure: the liquid flows without a pump.', {
          field: 'PumpDP',
        }),
      ];
}

export function shutoffBasis(v: {
  relievingPressure: GaugePressure;
  vesselPressure: GaugePressure;
  maxLiquidLevel: number;
  suctionElevation: number;
}): Message[] {
  const messages: Message[] = [];
  if (v.relievingPressure < v.vesselPressure)
    messages.push(warning('The relieving pressure is below the vessel pressure.', { field: 'relievingPressure' }));
  if (v.maxLiquidLevel < v.suctionElevation)
    messages.push(warning('The maximum liquid level is below the suction elevation.', { field: 'maxLiquidLevel' }));
  return messages;
}

export function shutoffRise(v: { shutoffDesignMargin: number }): Message[] {
  return v.shutoffDesignMargin >= 0.1 - 1e-9 && v.shutoffDesignMargin <= 0.25 + 1e-9
    ? []
    : [info('The head of centrifugal pumps usually rises by 10 to 25 % to shut-off.', { field: 'PumpShutoffDH' })];
}

export function suctionEnergy(v: { suctionSpecificSpeed: number }): Message[] {
  return v.suctionSpecificSpeed <= suctionSpecificSpeedLimit
    ? []
    : [
        warning(
          `The suction specific speed is above ${suctionSpecificSpeedLimit}: the pump runs stably in a narrow range of flow only.`,
          { field: 'suctionSpecificSpeed', source: 'rpm, m³/h, m; 11 000 in US units' },
        ),
      ];
}
