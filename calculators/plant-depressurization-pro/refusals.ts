import { vesselHeight, type Vessel } from '@isentrope/engineering/geometry';
import { components } from '@isentrope/engineering/properties';
import { absolute, stated, type GaugePressure, type Temperature } from '@isentrope/engineering/quantities';
import type { HeatSpec } from '@isentrope/engineering/vessels';
import { error, type ListItem, type Message } from '../kit/index.ts';
import { normalised, type Start } from './start.ts';
import type { Target } from './target.ts';
import { statedGauge } from './words.ts';

type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What a case says of what may be impossible; undefined where it does not say. */
type Given = Maybe<{
  shape: Vessel;
  wallThickness: number;
  insideDiameter: number;
  composition: readonly ListItem[];
  initialPressure: GaugePressure;
  initialTemperature: Temperature;
  liquidLevel: number;
  start: Start;
  outletMode: 'given' | 'size';
  orificeDiameter: number;
  target: Target;
  backPressure: GaugePressure;
  reliefArea: number;
  reliefSetPressure: GaugePressure;
  heat: HeatSpec['mode'];
}>;

/** How far the pressure given may be from the vapour pressure that is taken in its place. */
const ownPressureSlack = 0.05;
/** Mole fraction from which a component makes up most of the contents. */
const mainFraction = 0.5;

const reaches = (one: number | undefined, limit: number | undefined) =>
  one !== undefined && limit !== undefined && one >= limit;

function ofVessel({ insideDiameter, wallThickness, orificeDiameter, shape, liquidLevel }: Given): Message[] {
  const found: Message[] = [];
  if (reaches(wallThickness, insideDiameter && insideDiameter / 2)) {
    found.push(error('Wall thickness must be below the inside radius of the vessel.', { field: 'wallThickness' }));
  }
  if (reaches(orificeDiameter, insideDiameter)) {
    found.push(
      error('Orifice diameter must be below the inside diameter of the vessel.', { field: 'orificeDiameter' }),
    );
  }
  if (reaches(liquidLevel, shape && vesselHeight(shape))) {
    found.push(
      error('Liquid level must be below the top of the vessel: it would be full of liquid.', { field: 'liquidLevel' }),
    );
  }
  return found;
}

/** The main component that would be solid at a temperature. */
function frozen(composition: readonly ListItem[], temperature: Temperature) {
  const main = normalised(composition).filter(({ fraction }) => fraction >= mainFraction);
  return components.find(({ id, tripleTemperature }) => temperature < tripleTemperature && main.some(c => c.id === id));
}

function ofContents({ composition, initialTemperature, initialPressure, liquidLevel, heat, start }: Given): Message[] {
  if (composition && initialTemperature !== undefined) {
    const solid = frozen(composition, initialTemperature);
    if (solid) {
      return [
        error(`Initial temperature must be above the triple point of ${solid.name}, {triple}: it would be solid.`, {
          field: 'initialTemperature',
          values: { triple: stated('temperature', solid.tripleTemperature) },
        }),
      ];
    }
  }
  if (!start) return [];
  const found: Message[] = [];
  if (start.boils && initialPressure !== undefined) {
    const off = Math.abs(absolute(initialPressure) / start.pressure - 1);
    if (off > ownPressureSlack) {
      found.push(
        error(
          'A single component with a liquid level is at its vapour pressure, {own} at this temperature: enter that, or leave the level blank.',
          { field: 'initialPressure', values: { own: statedGauge(start.pressure) } },
        ),
      );
    }
  }
  if (start.condition === 'liquid') {
    found.push(
      error('The vessel would be full of liquid at this pressure and temperature; a blowdown needs a gas space.', {
        field: 'initialPressure',
      }),
    );
  } else if (start.condition === 'vapour' && (liquidLevel ?? 0) > 0) {
    found.push(
      error('There is no liquid at this pressure and temperature: leave the liquid level blank.', {
        field: 'liquidLevel',
      }),
    );
  } else if (start.condition === 'two-phase' && heat === 'isothermal' && liquidLevel !== 0) {
    found.push(
      error('Contents with liquid cannot be kept at a constant temperature: their pressure would not fall.', {
        field: 'heat',
      }),
    );
  }
  return found;
}

function ofPressures(v: Given): Message[] {
  const { backPressure, outletMode, reliefArea, reliefSetPressure, insideDiameter } = v;
  const initial = v.start?.pressure ?? (v.initialPressure === undefined ? undefined : absolute(v.initialPressure));
  const back = backPressure === undefined ? undefined : absolute(backPressure);
  const target = v.target?.pressure;
  const found: Message[] = [];
  if (reaches(back, initial)) {
    return [error('Back pressure must be below the initial pressure: nothing would flow.', { field: 'backPressure' })];
  }
  if (outletMode === 'size' && target !== undefined) {
    if (back !== undefined && target <= back) {
      found.push(
        error('Target pressure must be above the back pressure of {back}: it would never be reached.', {
          field: 'targetPressure',
          values: { back: statedGauge(back) },
        }),
      );
    }
    if (initial !== undefined && reaches(target, initial)) {
      found.push(
        error('Target pressure must be below the initial pressure of {initial}.', {
          field: 'targetPressure',
          values: { initial: statedGauge(initial) },
        }),
      );
    }
  }
  if (reliefSetPressure !== undefined && back !== undefined && absolute(reliefSetPressure) <= back) {
    found.push(
      error('Set pressure of the relief valve must be above the back pressure of {back}.', {
        field: 'reliefSetPressure',
        values: { back: statedGauge(back) },
      }),
    );
  }
  if (reaches(reliefArea, insideDiameter && (Math.PI / 4) * insideDiameter ** 2)) {
    found.push(
      error('Nozzle area of the relief valve must be below the cross-section of the vessel.', { field: 'reliefArea' }),
    );
  }
  return found;
}

/** Why a case cannot be simulated, once for each field to change; none where it can. */
export function refusalsOf(v: Given): readonly Message[] {
  const found = [...ofVessel(v), ...ofContents(v), ...ofPressures(v)];
  return found.filter(({ field }, index) => found.findIndex(other => other.field === field) === index);
}
