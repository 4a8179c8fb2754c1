import { cube, exp, log, log10, pow } from '../elementary/index.ts';
import { Refusal, requirePositive, messageValue } from '../quantities/index.ts';
import { checkDiameter, supportArrangements, type SupportArrangement } from './supports.ts';

/** Phase of the flow in the line. */
export type FlowPhase = 'Liquid' | 'Gas' | 'Multiphase';

/**
 * Fluid viscosity factor: 1 for liquid and multiphase flow, √(μ/0.001) for a gas of viscosity μ, Pa·s. Throws a
 * RangeError for a viscosity that is not positive.
 * Source: Energy Institute AVIFF, 2nd ed. 2008.
 */
export function fluidViscosityFactor(phase: FlowPhase, viscosity: number): number {
  return phase === 'Gas' ? Math.sqrt(requirePositive('viscosity', viscosity) / 0.001) : 1;
}

/** Diameters, mm, at the end of the equations for small pipe (NPS 8) and the start of those for large pipe (NPS 10). */
const smallEnds = 219.1;
const largeBegins = 273;

type Curve = (D: number, slenderness: number) => number;

const stiff: Curve = (D, R) => (446187 + 646 * D + 9.17e-4 * cube(D)) * pow(R, 0.1 * log(D) - 1.3739);
const mediumStiff: Curve = (D, R) => (283921 + 370 * D) * pow(R, 0.1106 * log(D) - 1.501);
const mediumLarge: Curve = (D, R) => (150412 + 209 * D) * pow(R, 0.0815 * log(D) - 1.3269);
const mediumSmall: Curve = (D, R) =>
  exp((13.1 - 4.75e-3 * D + 1.41e-5 * D * D) * pow(R, -0.132 + 2.28e-4 * D - 3.72e-7 * D * D));
const flexibleLarge: Curve = (D, R) => (49397 + 41.21 * D) * pow(R, 0.0815 * log(D) - 1.3842);
const flexibleSmall: Curve = (D, R) =>
  exp((12.22 - 4.42e-3 * D + 1.32e-5 * D * D) * pow(R, -0.164 + 2.84e-4 * D - 4.62e-7 * D * D));

/** One equation for small, another for large pipe, and linear interpolation in D between them. */
function interpolateCurves(small: Curve, large: Curve): Curve {
  return (D, R) => {
    if (D <= smallEnds) return small(D, R);
    if (D >= largeBegins) return large(D, R);
    const share = (D - smallEnds) / (largeBegins - smallEnds);
    return small(smallEnds, R) * (1 - share) + large(largeBegins, R) * share;
  };
}

const curves: Readonly<Record<SupportArrangement, Curve>> = {
  Stiff: stiff,
  'Medium stiff': mediumStiff,
  Medium: interpolateCurves(mediumSmall, mediumLarge),
  Flexible: interpolateCurves(flexibleSmall, flexibleLarge),
};

/** Ratio of outside diameter to wall thickness above which no pipe is made and the guideline's curves do not apply. */
const greatestSlenderness = 1000;

/** Whether the factor of an arrangement is interpolated: medium and flexible between NPS 8 and NPS 10. */
export function isInterpolated(arrangement: SupportArrangement, outsideDiameter: number): boolean {
  const D = outsideDiameter * 1000;
  return (arrangement === 'Medium' || arrangement === 'Flexible') && D > smallEnds && D < largeBegins;
}

/**
 * Flow induced vibration factor F_v, kg/(m·s²), of a main line: lengths in m. Medium and flexible pipe between 219.1 and 273 mm, for which
 * the guideline has no equation, is interpolated. Throws a Refusal for a diameter outside 60 to 762 mm, a wall that leaves no bore, and an
 * impossibly thin wall.
 * Source: Energy Institute AVIFF, 2nd ed. 2008, flow induced turbulence.
 */
export function vibrationFactor(
  arrangement: SupportArrangement,
  outsideDiameter: number,
  wallThickness: number,
): number {
  checkDiameter(outsideDiameter);
  requirePositive('wallThickness', wallThickness);
  const lengths = { wall: messageValue('length', wallThickness), outside: messageValue('length', outsideDiameter) };
  if (!(2 * wallThickness < outsideDiameter))
    throw new Refusal('a wall of {wall} leaves no bore in a pipe of {outside}', lengths);
  if (outsideDiameter / wallThickness > greatestSlenderness)
    throw new Refusal(
      `no figures for a wall of {wall} on a pipe of {outside}: D/T is above ${greatestSlenderness}`,
      lengths,
    );
  return curves[arrangement](outsideDiameter * 1000, outsideDiameter / wallThickness);
}

/**
 * Likelihood of failure of a main line by flow induced turbulence: ρv²·FVF/F_v. Throws a RangeError for a value that is not positive.
 * Source: Energy Institute AVIFF, 2nd ed. 2008.
 */
export function turbulenceLikelihood(momentumFlux: number, viscosityFactor: number, factor: number): number {
  return (
    (requirePositive('momentumFlux', momentumFlux) * requirePositive('viscosityFactor', viscosityFactor)) /
    requirePositive('factor', factor)
  );
}

/** Most flexible arrangement with a likelihood below a limit; undefined where even stiff pipe exceeds it. */
export function mostFlexibleBelow(
  limit: number,
  { momentumFlux, viscosityFactor }: { momentumFlux: number; viscosityFactor: number },
  { outsideDiameter, wallThickness }: { outsideDiameter: number; wallThickness: number },
): SupportArrangement | undefined {
  return supportArrangements.findLast(
    arrangement =>
      turbulenceLikelihood(
        momentumFlux,
        viscosityFactor,
        vibrationFactor(arrangement, outsideDiameter, wallThickness),
      ) < limit,
  );
}

/** Qualitative likelihood by ρv² alone, kg/(m·s²): low below 5000, high above 20 000. Source: Energy Institute AVIFF, 2nd ed. 2008. */
export function qualitativeLikelihood(momentumFlux: number): 'Low' | 'Medium' | 'High' {
  if (momentumFlux < 5000) return 'Low';
  return momentumFlux <= 20_000 ? 'Medium' : 'High';
}

/** Reynolds number above which pipe flow is fully turbulent. */
export const turbulentFrom = 4000;

/**
 * Turbulence intensity in the core of fully developed pipe flow, root mean square fluctuation over mean velocity:
 * 0.16·Re^(−1/8). Throws a RangeError below Re = 4000, where the flow is not turbulent.
 */
export function turbulenceIntensity(reynoldsNumber: number): number {
  if (!(reynoldsNumber >= turbulentFrom))
    throw new RangeError(`reynoldsNumber must be at least ${turbulentFrom} for turbulence, got ${reynoldsNumber}`);
  return 0.16 * pow(reynoldsNumber, -0.125);
}

/**
 * Order-of-magnitude sound power level, dB re 10⁻¹² W, of a turbulent gas stream: 10⁻⁴·Ma^3.6 of the kinetic power becomes sound, the
 * acoustical efficiency of subsonic flow in IEC 60534-8-3. Flow in kg/s, velocities in m/s. Throws a Refusal at the speed of sound and
 * above.
 */
export function turbulencePowerLevel(massFlow: number, velocity: number, soundSpeed: number): number {
  const mach = requirePositive('velocity', velocity) / requirePositive('soundSpeed', soundSpeed);
  if (!(mach < 1))
    throw new Refusal('the velocity of {velocity} is not below the speed of sound of {sound}', {
      velocity: messageValue('velocity', velocity),
      sound: messageValue('velocity', soundSpeed),
    });
  const kinetic = (requirePositive('massFlow', massFlow) * velocity * velocity) / 2;
  return 10 * log10((1e-4 * pow(mach, 3.6) * kinetic) / 1e-12);
}
