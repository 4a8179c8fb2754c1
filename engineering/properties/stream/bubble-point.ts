import { Refusal, messageValue } from '../../quantities/index.ts';
import { boilsWhenHeated } from '../boils-when-heated.ts';
import { fluidOf } from '../fluid.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';
import { refuseUnknown } from './stream-value.ts';

/** A liquid at its bubble point. */
export interface BubblePoint {
  /** K */
  readonly temperature: number;
  /** kg/m³ */
  readonly liquidDensity: number;
  /** Of the first vapour, kg/m³. */
  readonly vapourDensity: number;
}

/** Returns the bubble point at p in Pa of a liquid that is heated. Throws a Refusal where there is none, and where the boiling behaviour is unknown. */
export function streamBubblePoint(fluid: StreamFluid, pressure: number): BubblePoint {
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  const equation = fluidOf(fluid.amounts);
  const state = equation.stateAt({ pressure, quality: 0 });
  const { temperature, phases } = state;
  if (!phases || !boilsWhenHeated(equation, state))
    throw new Refusal(`${streamName(fluid)} does not boil at {pressure}`, {
      pressure: messageValue('absolutePressure', pressure),
    });
  return {
    temperature,
    liquidDensity: phases.liquid.state.density,
    vapourDensity: phases.vapour.state.density,
  };
}
