import {
  minimumDesignMetalTemperature,
  wallMaterial,
  wallProperty,
  wallPropertyRange,
  type WallPropertyName,
} from '@isentrope/engineering/materials';
import type { Kind, Quantity, Temperature } from '@isentrope/engineering/quantities';
import {
  derivedDefault,
  optional,
  ruledOut,
  value,
  type Absent,
  type DefaultValue,
  type Source,
} from '../kit/index.ts';
import { given } from './fields.ts';

/**
 * Defaults derived from the wall material and the impact-test curve of its steel. Properties are taken at the lowest temperature
 * in the case: colder metal stores less heat, so the wall temperature changes faster, which is conservative for both the minimum
 * and the maximum. Published conductivities of steel begin at 20 °C: where none covers that temperature, the conductivity is taken at
 * the lowest covered one, if the wall starts warmer. It changes the gradient in the wall only; its heat capacity is not treated so,
 * because that of warmer metal is larger.
 */

const { wallMaterial: material, impactCurve, initialTemperature, minimumDesignTemperature, wallThickness } = given;

const coldest = value(
  'coldestWall',
  { initialTemperature, minimumDesignTemperature: optional(minimumDesignTemperature) },
  v =>
    v.minimumDesignTemperature !== undefined && v.minimumDesignTemperature < v.initialTemperature
      ? {
          temperature: v.minimumDesignTemperature,
          initial: v.initialTemperature,
          text: 'at the minimum design metal temperature',
        }
      : { temperature: v.initialTemperature, initial: v.initialTemperature, text: 'at the initial temperature' },
);

interface ColdestWall {
  readonly temperature: Temperature;
  readonly initial: Temperature;
  readonly text: string;
}

/** Returns the temperature at which a property is taken, K, with the reason as text; see above. */
function temperatureOf(
  metal: string,
  property: WallPropertyName,
  { temperature, initial, text }: ColdestWall,
): { readonly at: number; readonly text: string } {
  const lowest = wallPropertyRange(metal, property)?.minimum ?? temperature;
  return property === 'conductivity' && lowest > temperature && lowest <= initial
    ? { at: lowest, text: 'at the lowest temperature of the source, although the wall may become colder' }
    : { at: temperature, text };
}

function ofWall<K extends Kind>(property: WallPropertyName, _kind: K): Source<DefaultValue<Quantity<K>>> {
  return value(`wall.${property}`, { material, coldest }, (v): DefaultValue | Absent => {
    if (v.material === 'typed') return ruledOut('entered manually');
    const { at, text } = temperatureOf(v.material, property, v.coldest);
    const { value: found, source, remark } = wallProperty(v.material, property, at);
    const { name } = wallMaterial(v.material);
    return {
      value: found,
      of: name,
      source: `${source}, ${text}${remark === undefined ? '' : `. ${remark}`}`,
    };
  });
}

const exempt = value('exemptTemperature', { impactCurve, wallThickness }, (v): DefaultValue | Absent =>
  v.impactCurve === 'none'
    ? ruledOut('entered manually')
    : {
        value: minimumDesignMetalTemperature(v.impactCurve, v.wallThickness),
        of: `a steel of curve ${v.impactCurve} of this thickness without an impact test`,
        source: 'ASME BPVC VIII-1, fig. UCS-66, without reduction for low stress',
      },
);

export const wallFills = [
  derivedDefault(given.wallDensity, ofWall('density', 'density')),
  derivedDefault(given.wallHeatCapacity, ofWall('heatCapacity', 'specificHeat')),
  derivedDefault(given.wallConductivity, ofWall('conductivity', 'thermalConductivity')),
  derivedDefault(minimumDesignTemperature, exempt),
];
