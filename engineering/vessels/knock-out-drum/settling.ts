import { cube } from '../../elementary/index.ts';
import { requirePositive, roundedGravity } from '../../quantities/index.ts';
import { dragCoefficient, settlingReynoldsNumber } from './drag.ts';

/** A droplet in gas. SI: m, kg/m³, Pa·s. */
export interface Droplet {
  readonly diameter: number;
  readonly liquidDensity: number;
  readonly gasDensity: number;
  readonly gasViscosity: number;
}

/** Settling of a droplet. */
export interface Settling {
  /** C·Re², which determines the drag coefficient. */
  readonly abscissa: number;
  readonly reynoldsNumber: number;
  readonly dragCoefficient: number;
  /** Terminal velocity, m/s. */
  readonly velocity: number;
}

function checked(droplet: Droplet): Droplet {
  const { diameter, liquidDensity, gasDensity, gasViscosity } = droplet;
  requirePositive('diameter', diameter);
  requirePositive('gasDensity', gasDensity);
  requirePositive('gasViscosity', gasViscosity);
  if (!(liquidDensity > gasDensity)) throw new RangeError('liquidDensity must be above gasDensity: the droplet rises');
  return droplet;
}

/**
 * Terminal velocity of a droplet as a rigid sphere, by the balance of weight, buoyancy and drag:
 * V = √(4·g·d·(ρl − ρg)/(3·ρg·C)) with C on the whole standard drag curve. Throws a RangeError for a droplet that does not fall; a Refusal
 * beyond the drag curve.
 */
export function terminalVelocity(droplet: Droplet): Settling {
  const { diameter, liquidDensity, gasDensity, gasViscosity } = checked(droplet);
  const buoyant = liquidDensity - gasDensity;
  const abscissa = ((4 / 3) * roundedGravity * gasDensity * cube(diameter) * buoyant) / gasViscosity ** 2;
  const reynoldsNumber = settlingReynoldsNumber(abscissa);
  const C = dragCoefficient(reynoldsNumber);
  const velocity = Math.sqrt((4 * roundedGravity * diameter * buoyant) / (3 * gasDensity * C));
  return { abscissa, reynoldsNumber, dragCoefficient: C, velocity };
}

/**
 * Drop-out velocity by API 521 with its rounded constants: C·Re² = 0.13·10⁸·ρg·D³·(ρl − ρg)/μ² with μ in cP, C from the drag curve or as
 * read from the figure, uc = 1.15·√(9.8·D·(ρl − ρg)/(ρg·C)).
 * Throws as `terminalVelocity`. Source: API Std 521, sizing of knock-out drums.
 */
export function dropOutVelocity(droplet: Droplet, coefficientRead?: number): Settling {
  const { diameter, liquidDensity, gasDensity, gasViscosity } = checked(droplet);
  if (coefficientRead !== undefined) requirePositive('coefficientRead', coefficientRead);
  const buoyant = liquidDensity - gasDensity;
  const abscissa = (0.13e8 * gasDensity * cube(diameter) * buoyant) / (gasViscosity * 1000) ** 2;
  const C = coefficientRead ?? dragCoefficient(settlingReynoldsNumber(abscissa));
  const velocity = 1.15 * Math.sqrt((9.8 * diameter * buoyant) / (gasDensity * C));
  return { abscissa, reynoldsNumber: Math.sqrt(abscissa / C), dragCoefficient: C, velocity };
}
