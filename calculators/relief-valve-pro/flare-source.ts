import {
  gauge,
  type AbsolutePressure,
  type GaugePressure,
  type MassFlow,
  type Quantity,
  type Temperature,
} from '@isentrope/engineering/quantities';
import type { StreamFluid } from '@isentrope/engineering/properties';
import { tables, type SourceRow } from '../flare-network-pro/tables.ts';
import { listText, rowsText, selector, type CaseInput, type Source } from '../kit/index.ts';
import { allowableOverpressure, setPressure, userDescription, valveType, type valveTypes } from './fields.ts';

type MolarMass = Quantity<'molarMass'>;

/** A relief valve for gas or steam as a source of a flare network. */

const valveNames = {
  Conventional: 'conventional',
  'Balanced Bellows': 'balanced',
  'Pilot Operated': 'pilot',
} as const satisfies Readonly<Record<(typeof valveTypes)[number], SourceRow['valveType']>>;

/** The sources of what a row has beside the set pressure and the type of the valve. */
interface FlareSourceNeeds {
  readonly requiredFlow: Source<MassFlow>;
  readonly relievingPressure: Source<AbsolutePressure>;
  readonly temperature: Source<Temperature>;
  /** The fluid, and the properties of the gas with those of them that are typed. */
  readonly fluid: Source<StreamFluid>;
  readonly molarMass?: Source<MolarMass>;
  readonly gamma?: Source<number>;
  readonly typedMolarMass?: Source<MolarMass>;
  readonly typedGamma?: Source<number>;
  /** Capacity of all valves and of one of them. */
  readonly ratedCapacity?: Source<MassFlow>;
  readonly capacityOfOne?: Source<MassFlow>;
  /** Inside diameter of the outlet pipe. */
  readonly outletDiameter?: Source<Quantity<'length'>>;
  /** What the source protects. */
  readonly service?: Source<string>;
}

/** The fields of the valve. */
interface ValveSources {
  readonly userDescription: Source<string>;
  readonly setPressure: Source<GaugePressure>;
  readonly valveType: Source<(typeof valveTypes)[number]>;
  readonly allowableOverpressure: Source<number>;
}

const valveFields: ValveSources = { userDescription, setPressure, valveType, allowableOverpressure };

/** The transfer of a valve as a source. Several valves in parallel are a source each, since each has an outlet of its own. */
export function toFlareNetwork(needs: FlareSourceNeeds, valve: ValveSources = valveFields) {
  return {
    to: 'flare-network-pro',
    label: 'Add to the sources of a flare network',
    give: selector({ ...valve, ...needs }, (v): CaseInput | undefined => {
      const { requiredFlow, ratedCapacity, capacityOfOne } = v;
      if (requiredFlow === undefined || v.temperature === undefined || v.relievingPressure === undefined)
        return undefined;
      const count =
        ratedCapacity === undefined || capacityOfOne === undefined ? 1 : Math.round(ratedCapacity / capacityOfOne);
      const tag = v.userDescription?.trim() ?? '';
      const row: SourceRow = {
        ...(v.service !== undefined && v.service !== '' && { service: v.service }),
        requiredFlow: requiredFlow / count,
        ...(capacityOfOne !== undefined && { ratedFlow: capacityOfOne }),
        ...gasOf(v),
        temperature: v.temperature,
        relievingPressure: gauge(v.relievingPressure),
        ...(v.outletDiameter !== undefined && { insideDiameter: v.outletDiameter }),
        ...(v.setPressure !== undefined && { setPressure: v.setPressure }),
        ...(v.valveType !== undefined && { valveType: valveNames[v.valveType] }),
        // The built-up back pressure of a conventional valve may be as high as its overpressure: API 520-I.
        ...(v.valveType === 'Conventional' &&
          v.allowableOverpressure !== undefined && { allowableShare: v.allowableOverpressure }),
      };
      const rows = Array.from({ length: count }, (_, index): SourceRow => ({
        ...(tag !== '' && { tag: count === 1 ? tag : `${tag}-${index + 1}` }),
        ...row,
      }));
      return { sources: rowsText(tables.sources.field, rows) };
    }),
  };
}

/** The gas of a source, as far as known. */
interface Gas {
  readonly fluid?: StreamFluid;
  readonly molarMass?: MolarMass;
  readonly gamma?: number;
  readonly typedMolarMass?: MolarMass;
  readonly typedGamma?: number;
}

/** The composition of the fluid, unless properties are typed; k = 1 stands for an unknown one. */
function gasOf({ fluid, molarMass, gamma, typedMolarMass, typedGamma }: Gas): Partial<SourceRow> {
  if (fluid?.type === 'components' && typedMolarMass === undefined && typedGamma === undefined) {
    const parts = Object.entries(fluid.amounts).map(([item, amount]) => ({ item, amount: digits(amount) }));
    return { composition: listText(parts) };
  }
  return {
    ...(molarMass !== undefined && { molarMass }),
    ...(gamma !== undefined && gamma > 1 && { isentropicExponent: gamma }),
  };
}

const digits = (amount: number) => Number(amount.toPrecision(9));
