import {
  dischargeCoefficient,
  isoMassFlow,
  permanentLossFraction,
  pipeReynoldsNumber,
} from '@isentrope/engineering/flow';

/** Water at 20 °C in NPS 4 schedule 40, at a constant differential of 1.25 bar. SI. */
export const duty = {
  upstreamPressure: 8e5,
  pressureDifferential: 1.25e5,
  density: 998.2,
  viscosity: 1.0016e-3,
  diameter: 0.10226,
  tappings: 'D and D/2',
} as const;

/** Limits of use of ISO 5167-2:2022, 5.3.1: d ≥ 12.5 mm (here β ≥ 0.123) and β ≤ 0.75. */
export const betaLimits = { least: 0.125, most: 0.75 } as const;

/** The operating point of the plate at one bore. SI. */
export interface PlateFlow {
  readonly beta: number;
  readonly bore: number;
  readonly massFlow: number;
  readonly reynoldsNumber: number;
  readonly coefficient: number;
  /** Permanent loss as a fraction of the differential. */
  readonly lossFraction: number;
  readonly permanentLoss: number;
}

/** Flow and permanent loss at a diameter ratio, iterating Reynolds number and C. */
export function plateFlow(beta: number): PlateFlow {
  let massFlow = 10;
  for (let pass = 0; pass < 12; pass += 1)
    massFlow = isoMassFlow(duty, beta, pipeReynoldsNumber({ ...duty, massFlow }));
  const reynoldsNumber = pipeReynoldsNumber({ ...duty, massFlow });
  const coefficient = dischargeCoefficient({ ...duty, beta, reynoldsNumber });
  const lossFraction = permanentLossFraction({ beta, coefficient });
  return {
    beta,
    bore: beta * duty.diameter,
    massFlow,
    reynoldsNumber,
    coefficient,
    lossFraction,
    permanentLoss: lossFraction * duty.pressureDifferential,
  };
}

/** The nearest permissible β, to three decimals. */
export function allowedBeta(beta: number): number {
  return Math.round(Math.min(betaLimits.most, Math.max(betaLimits.least, beta)) * 1000) / 1000;
}
