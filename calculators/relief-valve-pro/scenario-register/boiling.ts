import { streamBubblePoint, streamCriticalPressure, streamLatentHeat } from '@isentrope/engineering/properties';
import {
  Refusal,
  messageValue,
  undefinedIfRefused,
  type MassFlow,
  type Temperature,
} from '@isentrope/engineering/quantities';
import { boilOff, liquidDisplacedByVapour } from '@isentrope/engineering/relief';
import { check, info, optional, value, warning, type Message } from '../../kit/index.ts';
import { streamFluid } from './chosen-fluid.ts';
import { allFields as fields } from './fields.ts';
import { pressures } from './pressures.ts';
import { vapourServices } from './scenarios.ts';

/** A blocked-in liquid that boils at the relieving pressure: vapour then governs, and not the expansion of the liquid. */

const source = 'API 521, hydraulic expansion: a liquid that may boil';
/** Temperature difference, K, up to which a liquid counts as boiling, since inputs are rounded. */
const nearlyBoiling = 1;

/** What happens when a blocked-in liquid boils. */
export interface Boiling {
  /** Bubble point at the relieving pressure, K. */
  readonly temperature: Temperature;
  /** By which the liquid is colder than that, K; undefined without a temperature. */
  readonly margin: number | undefined;
  /** Whether the liquid is at its bubble point, or the heat source brings it there. */
  readonly isReached: boolean;
  /** Vapour boiled off, and liquid that it displaces while it stays inside; undefined without a heat input. */
  readonly vapour: MassFlow | undefined;
  readonly displaced: MassFlow | undefined;
}

const conditions = {
  scenario: fields.scenario,
  service: fields.service,
  streamFluid,
  relievingPressure: pressures.relievingPressure,
  ...optional({
    temperature: fields.relievingTemperature,
    hottest: fields.heatSourceTemperature,
    heatInput: fields.heatInput,
  }),
};

/** Boiling of the selected liquid at the relieving pressure; absent where it does not boil or where that is not known. */
export const boiling = value('boilingLiquid', conditions, (v): Boiling => {
  if (v.scenario !== 'Thermal expansion') throw new Refusal('no thermal expansion');
  const { temperature, liquidDensity, vapourDensity } = streamBubblePoint(v.streamFluid, v.relievingPressure);
  const latentHeat = streamLatentHeat(v.streamFluid, v.relievingPressure).value;
  const vapour = v.heatInput === undefined ? undefined : boilOff(v.heatInput, latentHeat);
  const reached = temperature - nearlyBoiling;
  return {
    temperature,
    margin: v.temperature === undefined ? undefined : temperature - v.temperature,
    isReached: vapourServices.has(v.service) || (v.temperature ?? 0) >= reached || (v.hottest ?? 0) >= reached,
    vapour,
    displaced: vapour === undefined ? undefined : liquidDisplacedByVapour(vapour, liquidDensity, vapourDensity),
  };
});

const statedRate = (rate: MassFlow) => messageValue('massFlow', rate, { like: 'flowRate' });

const rates = '{vapour} of vapour, which displaces {displaced} of liquid while it stays inside';
const advice =
  'Enter the flow rate: of the vapour in gas and vapour or steam service, and of the liquid in two-phase service, and take the larger valve';

/** Values of a message on a boiling liquid. */
const valuesOf = ({ temperature, vapour = 0, displaced = 0 }: Boiling) => ({
  bubble: messageValue('temperature', temperature, { digits: 3 }),
  vapour: statedRate(vapour),
  displaced: statedRate(displaced),
});

/** Returns why a boiling liquid has no rate by its expansion. */
export function boilingRefusal(of: Boiling): Refusal {
  return new Refusal(
    `no rate by expansion: the liquid boils at the relieving pressure, at {bubble}. The heat makes ${rates}. ${advice}`,
    valuesOf(of),
  );
}

/** Reports a liquid that boils at the relieving pressure, or may do so when it is heated. */
const boilingNotes = check(
  {
    credible: fields.credible,
    boiling,
    service: fields.service,
    ...optional({ flowRate: fields.flowRate, hottest: fields.heatSourceTemperature }),
  },
  ({ boiling: of, flowRate, ...v }): Message[] => {
    const { isReached, margin, vapour, displaced } = of;
    if (v.credible === 'No') return [];
    const values = valuesOf(of);
    if (isReached) {
      const needed = vapourServices.has(v.service) ? vapour : displaced;
      if (flowRate === undefined || needed === undefined || flowRate >= needed * (1 - 1e-3)) return [];
      const text = `The liquid boils at the relieving pressure, at {bubble}: the heat makes ${rates}. The flow rate entered, {entered}, is below the {needed} of this service, and the valve is sized for it: the unsafe side.`;
      const details = { field: 'flowRate', source };
      return [
        warning(text, { ...details, values: { ...values, entered: statedRate(flowRate), needed: statedRate(needed) } }),
      ];
    }
    const colder = { ...values, margin: messageValue('temperatureDifference', margin ?? 0, { digits: 3 }) };
    if (v.hottest !== undefined || (flowRate ?? 0) >= (displaced ?? Infinity)) return [];
    const below = margin === undefined ? '' : ', {margin} above the relieving temperature';
    const makes = vapour === undefined ? 'vapour governs' : `it makes ${rates}`;
    return [
      warning(
        `At the relieving pressure the liquid boils at {bubble}${below}. If the heat can bring it there, ${makes}, and the valve is too small for that: the unsafe side. Enter the highest temperature of the heat source; the rate of the expansion is enough if that is lower, or if the heating is stopped in time.`,
        { field: 'heatSourceTemperature', source, values: colder },
      ),
    ];
  },
);

/** Reports that boiling is not checked, where it is not known or no fluid is selected. */
const uncheckedBoiling = check(
  {
    scenario: fields.scenario,
    credible: fields.credible,
    ...optional({ streamFluid, boiling, pressure: pressures.relievingPressure }),
  },
  (v): Message[] => {
    if (v.scenario !== 'Thermal expansion' || v.credible === 'No') return [];
    if (v.boiling !== undefined || v.pressure === undefined) return [];
    const { streamFluid: fluid, pressure } = v;
    const critical = fluid && undefinedIfRefused(() => streamCriticalPressure(fluid).value);
    if (critical !== undefined && pressure >= critical) return [];
    const how = fluid === undefined ? 'Choose the fluid, or compare' : 'Compare';
    return [
      info(
        `Whether the liquid boils at the relieving pressure is not checked. ${how} the temperature of the heat source with its boiling point there: if it can boil, the vapour governs.`,
        { field: 'scenario', source },
      ),
    ];
  },
);

export const boilingChecks = [boilingNotes, uncheckedBoiling];
