import {
  isoLimitsExceeded,
  leastBoreReynolds,
  permanentLossFraction,
  viscousCoefficients,
  type LimitExceeded,
  type OrificeSolution,
  type Tappings,
} from '@isentrope/engineering/flow';
import { formatNumber, type PressureDifference } from '@isentrope/engineering/quantities';
import { absent, warning, type Absent, type Message } from '../kit/index.ts';

/** Names, equations and limits of ISO 5167-2 shared by both calculators. Their applicability differs for choked gas. */

export const iso = 'ISO 5167-2:2022';

/** Describes the coefficients of a plate in viscous flow. */
export function viscousRange(boreReynolds: number): string {
  const { low, high } = viscousCoefficients(boreReynolds);
  return `about ${formatNumber(low, 2)} to ${formatNumber(high, 2)}`;
}

export const viscousSource = 'Hollingshead et al., J. Pet. Sci. Eng. 78 (2011) 559–566; Sampson (1891)';

/** What follows for the bore from a coefficient of the standard's equation at a Reynolds number of the bore. */
function sideOfBore(coefficient: number, boreReynolds: number): string {
  const { low, high } = viscousCoefficients(boreReynolds);
  if (coefficient > high) return 'would be too small';
  return coefficient < low ? 'would be too large' : 'may be too small or too large';
}

/**
 * A solution with a note on how it was found, or why there is none.
 * @param reynoldsNumber of the pipe; undefined where the coefficient is not used.
 */
export function solutionWithNote(
  solution: OrificeSolution | undefined,
  reynoldsNumber: number | undefined,
): (OrificeSolution & { note: string }) | Absent {
  if (!solution) return absent('no bore up to β = 0.95 passes the flow');
  const boreReynolds = reynoldsNumber === undefined ? Infinity : reynoldsNumber / solution.beta;
  if (boreReynolds < leastBoreReynolds)
    return absent(
      `Re = ${formatNumber(boreReynolds, 3)} in the bore is below ${leastBoreReynolds}: the equation of ISO 5167-2 gives C = ${formatNumber(solution.coefficient, 3)} there, and plates have ${viscousRange(boreReynolds)}, so the bore ${sideOfBore(solution.coefficient, boreReynolds)}. A plate with a conical entrance (ISO/TR 15377) has a known coefficient down to Re = 80 in the pipe`,
    );
  const { evaluations, residual } = solution;
  return { note: `${evaluations} passes, residual in the flow ${formatNumber(residual, 1)}`, ...solution };
}

export const dischargeCoefficient = {
  label: 'Discharge coefficient, Reader-Harris/Gallagher',
  symbol: 'C',
  equation:
    'C = 0.5961+0.0261*β^2-0.216*β^8+0.000521*(10^6*β/Re_D)^0.7+(0.0188+0.0063*A_C)*β^3.5*(10^6/Re_D)^0.3' +
    '+T_1*(1-0.11*A_C)*(β^4/(1-β^4))-0.031*(M_2-0.8*M_2^1.1)*β^1.3' +
    '+0.011*(0.75-β)*max(0;2.8-D/0.0254)',
  where: ['A_C = (19000*β/Re_D)^0.8', 'T_1 = 0.043+0.08*exp(-10*L_1)-0.123*exp(-7*L_1)', 'M_2 = 2*L_2/(1-β)'],
  source: `${iso}, 5.3.2.1, eq. 4`,
  kind: 'number',
  unit: '',
  digits: 5,
} as const;

export const tappingDistance = (which: 'upstream' | 'downstream') =>
  ({
    label: `Distance of the ${which} tapping, in pipe diameters`,
    symbol: which === 'upstream' ? 'L_1' : 'L_2',
    source: `${iso}, 5.3.2.1`,
    kind: 'number',
    unit: '',
  }) as const;

export const expansionFactor = {
  label: 'Expansibility',
  symbol: 'ε',
  equation: (v: { readonly fluid: { readonly kappa: number | undefined } }) =>
    v.fluid.kappa === undefined ? 'ε = 1' : 'ε = 1-(0.351+0.256*β^4+0.93*β^8)*(1-r^(1/κ))',
  source: `${iso}, 5.3.2.2, eq. 5`,
  kind: 'number',
  unit: '',
} as const;

/** Equation (1) of the standard, solved for the bore. */
export const flowEquation = 'q_m = C/sqrt(1-β^4)*ε*(π/4)*(β*D)^2*sqrt(2*Δp*ρ_1)';

export const betaRatio = {
  label: 'Beta ratio, solved for the mass flow',
  symbol: 'β',
  equation: flowEquation,
  source: 'ISO 5167-1:2022, eq. 1',
  kind: 'number',
  unit: '',
} as const;

export const loss = {
  label: 'Permanent pressure loss',
  symbol: 'Δϖ',
  equation: 'Δϖ = (sqrt(1-β^4*(1-C^2))-C*β^2)/(sqrt(1-β^4*(1-C^2))+C*β^2)*Δp',
  source: `${iso}, 5.4.1, eq. 7`,
  kind: 'pressureDifference',
  unit: 'bar',
} as const;

/** Returns the permanent loss, Pa, for a β and discharge coefficient. */
export function lossOf(differential: PressureDifference, beta: number, coefficient: number): number {
  return differential * permanentLossFraction({ beta, coefficient });
}

export const flowCondition = {
  label: 'Flow condition',
  source: 'Critical pressure ratio of an isentropic throat',
} as const;

const fieldOf = {
  bore: 'orificeDiameterBD',
  pipe: 'pipeInsideDiameter',
  beta: 'betaRatio',
  reynoldsNumber: 'reynoldsNumber',
  pressureRatio: 'pressureRatio',
} as const;

/** Returns the warning for an exceeded limit of use. */
export const outside = ({ text, values, of, clause }: LimitExceeded) =>
  warning(`Outside the limits of ISO 5167-2: ${text}.`, {
    field: fieldOf[of],
    source: clause,
    ...(values && { values }),
  });

interface Plate {
  readonly fluidType: 'Liquid' | 'Gas';
  readonly betaRatio: number;
  /** m. */
  readonly pipeInsideDiameter: number;
  readonly reynoldsNumber: number;
  readonly pressureRatio: number;
}

/** Adds the side of the coefficient to the message on a low Reynolds number. */
function withSide(limit: LimitExceeded): LimitExceeded {
  const side =
    '. The equation gives coefficients up to 15 % too high below it, so the bore can be too small: the unsafe side if the full flow must pass';
  return limit.of === 'reynoldsNumber' ? { ...limit, text: `${limit.text}${side}` } : limit;
}

/** Returns a warning for each limit of use of the standard that the plate exceeds. */
export function limitsOfUse(v: Plate, tappings: Tappings): Message[] {
  return isoLimitsExceeded({
    beta: v.betaRatio,
    diameter: v.pipeInsideDiameter,
    reynoldsNumber: v.reynoldsNumber,
    tappings,
    pressureRatio: v.fluidType === 'Gas' ? v.pressureRatio : undefined,
  }).map(limit => outside(withSide(limit)));
}
