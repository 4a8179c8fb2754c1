import { maxRelativeRoughness } from '@isentrope/engineering/flow';
import { wallMaterial, wallProperty, type WallPropertyName } from '@isentrope/engineering/materials';
import type { Kind, Quantity } from '@isentrope/engineering/quantities';
import type { TailPipe } from '@isentrope/engineering/vessels';
import {
  error,
  derivedDefault,
  optional,
  missing,
  ruledOut,
  value,
  type Absent,
  type DefaultValue,
  type Message,
  type Source,
} from '../../kit/index.ts';
import { given } from '../fields.ts';

/** Converts the tail pipe's fields for the simulator, and derives material defaults. */

/** The tail pipe of the blowdown valve; undefined if none is modelled. */
export const tailPipe = value(
  'tailPipeOfValve',
  {
    tailPipe: given.tailPipe,
    ...optional({
      diameter: given.tailPipeDiameter,
      length: given.tailPipeLength,
      fittings: given.tailPipeFittings,
      roughness: given.tailPipeRoughness,
      thickness: given.tailPipeThickness,
      density: given.tailPipeDensity,
      heatCapacity: given.tailPipeHeatCapacity,
    }),
  },
  (v): { readonly pipe: TailPipe | undefined } | Absent => {
    if (v.tailPipe === 'none') return { pipe: undefined };
    const { diameter, length, fittings, roughness, thickness, density, heatCapacity } = v;
    if (
      diameter === undefined ||
      length === undefined ||
      fittings === undefined ||
      roughness === undefined ||
      thickness === undefined ||
      density === undefined ||
      heatCapacity === undefined
    ) {
      return missing(
        ...(diameter === undefined ? ['tail pipe inside diameter'] : []),
        ...(length === undefined ? ['tail pipe length'] : []),
        ...(fittings === undefined ? ['tail pipe fittings'] : []),
        ...(roughness === undefined ? ['tail pipe roughness'] : []),
        ...(thickness === undefined ? ['tail pipe wall thickness'] : []),
        ...(density === undefined ? ['tail pipe density'] : []),
        ...(heatCapacity === undefined ? ['tail pipe heat capacity'] : []),
      );
    }
    return {
      pipe: { insideDiameter: diameter, length, roughness, fittings, wall: { thickness, density, heatCapacity } },
    };
  },
);

/** Returns why a case with a tail pipe cannot be simulated. */
export function tailPipeRefusals(v: {
  readonly tailPipe: 'none' | 'given';
  readonly outletMode: 'given' | 'size' | 'metal';
  readonly orificeDiameter?: number | undefined;
  readonly tailPipeDiameter?: number | undefined;
  readonly tailPipeRoughness?: number | undefined;
}): Message[] {
  const { tailPipeDiameter: bore, tailPipeRoughness: roughness, orificeDiameter } = v;
  if (v.tailPipe === 'none' || bore === undefined) return [];
  const messages: Message[] = [];
  if (v.outletMode === 'given' && orificeDiameter !== undefined && orificeDiameter > bore) {
    messages.push(
      error('Tail pipe inside diameter must be at least the orifice diameter.', { field: 'tailPipeDiameter' }),
    );
  }
  if (roughness !== undefined && roughness > maxRelativeRoughness * bore) {
    messages.push(
      error(
        'Tail pipe roughness must be at most a twentieth of the inside diameter: no friction factor is known beyond that.',
        {
          field: 'tailPipeRoughness',
        },
      ),
    );
  }
  return messages;
}

/** Returns the property at the lowest tabulated temperature: colder metal stores less heat, which errs on the cold side. */
const coldest = value(
  'coldestTailPipe',
  { start: given.initialTemperature, limit: optional(given.tailPipeMinimumTemperature) },
  v => ({ temperature: Math.min(v.start, v.limit ?? v.start) }),
);

function ofPipe<K extends Kind>(property: WallPropertyName, _kind: K): Source<DefaultValue<Quantity<K>>> {
  return value(`tailPipe.${property}`, { material: given.tailPipeMaterial, coldest }, (v): DefaultValue | Absent => {
    if (v.material === 'typed') return ruledOut('entered manually');
    const { value: messages, source, remark } = wallProperty(v.material, property, v.coldest.temperature);
    const { name } = wallMaterial(v.material);
    const note = remark === undefined ? '' : `. ${remark}`;
    return { value: messages, of: name, source: `${source}, at the coldest temperature known${note}` };
  });
}

export const tailPipeFills = [
  derivedDefault(given.tailPipeDensity, ofPipe('density', 'density')),
  derivedDefault(given.tailPipeHeatCapacity, ofPipe('heatCapacity', 'specificHeat')),
];
