import { lineReynoldsNumber } from '../../flow/index.ts';
import type { LossValue } from './branch.ts';
import { writeFriction, type Friction } from './friction.ts';
import { squaredArea } from './loss.ts';
import type { LineItem, NetworkFriction } from '../types.ts';

/** What a liquid that is not that of the network changes in the equation of an item. */
export interface LiquidDifference {
  /** Density of the network over that in the item. */
  readonly ratio: number;
  /** Static head of the difference in density, Pa·kg/m³. */
  readonly head: number;
}

/** The same of a line. */
interface OtherLiquid extends LiquidDifference {
  /** Pa·s. */
  readonly viscosity: number;
}

/** Below this Reynolds number the friction of a line is proportional to the flow in every law, and written so: f·Re = 64. */
const creeping = 1;

/** Numbers kept of each line: (f·L/D + ΣK)·G²/2 with the mass flux G has these coefficients. */
const stride = 7;

/**
 * The losses of the lines of a network, (f·L/D + ΣK)·G²/2 with the mass flux G. What they need is kept side by side, as a search evaluates
 * thousands of lines in every step. Source: Crane TP-410, eq. 1-4 and 2-2.
 */
export class LineLosses {
  private readonly coefficients: number[] = [];
  private readonly friction: Friction = { factor: NaN, slope: NaN };

  /** Viscosity in Pa·s. */
  constructor(
    private readonly viscosity: number,
    private readonly law: NetworkFriction,
  ) {}

  /** Adds a line, of the liquid of the network or of another. Returns its number. */
  add({ insideDiameter, length, roughness, lossCoefficient = 0 }: LineItem, liquid?: OtherLiquid): number {
    const { coefficients } = this;
    const { viscosity = this.viscosity, ratio = 1, head = 0 } = liquid ?? {};
    const perSquare = ratio / (2 * squaredArea(insideDiameter));
    const lengths = length / insideDiameter;
    const perFlow = 16 * Math.PI * insideDiameter * viscosity * lengths * perSquare;
    const line = coefficients.length / stride;
    const perReynolds = lineReynoldsNumber(1, insideDiameter, viscosity);
    coefficients.push(perReynolds, lengths, roughness / insideDiameter, lossCoefficient, perSquare, perFlow, head);
    return line;
  }

  /** Writes the loss of a line at a flow, kg/s, and its slope into `value`, as a `Loss` does. */
  evaluate(line: number, flow: number, value: LossValue): void {
    const { coefficients, friction } = this;
    const at = line * stride;
    const size = Math.abs(flow);
    const reynolds = (coefficients[at] as number) * size;
    const lengths = coefficients[at + 1] as number;
    const lossCoefficient = coefficients[at + 3] as number;
    const perSquare = coefficients[at + 4] as number;
    const head = coefficients[at + 6] as number;
    if (reynolds < creeping || lengths === 0) {
      const perFlow = coefficients[at + 5] as number;
      value.loss = (perFlow + lossCoefficient * perSquare * size) * flow + head;
      value.slope = perFlow + 2 * lossCoefficient * perSquare * size;
      return;
    }
    writeFriction(this.law, reynolds, coefficients[at + 2] as number, friction);
    const resistance = friction.factor * lengths + lossCoefficient;
    value.loss = resistance * perSquare * size * flow + head;
    value.slope = (2 * resistance + friction.slope * lengths) * perSquare * size;
  }
}
