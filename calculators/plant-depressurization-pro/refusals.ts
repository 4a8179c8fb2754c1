import { vesselHeight, type Vessel } from '@isentrope/engineering/geometry';
import { bestEquationOf, components } from '@isentrope/engineering/properties';
import {
  absolute,
  messageValue,
  type AbsolutePressure,
  type GaugePressure,
  type Temperature,
} from '@isentrope/engineering/quantities';
import {
  canHaveFreeWater,
  type CompositionModel,
  type HeatSpec,
  type StartingPhases,
} from '@isentrope/engineering/vessels';
import { error, type ListItem, type Message } from '../kit/index.ts';
import { normaliseComposition } from './start.ts';
import type { Target } from './answers/target.ts';
import { statedGauge } from './format.ts';

type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Inputs checked for impossible values; undefined if blank. */
type Given = Maybe<{
  shape: Vessel;
  wallThickness: number;
  insideDiameter: number;
  composition: readonly ListItem[];
  equationOfState: CompositionModel;
  initialPressure: GaugePressure;
  initialTemperature: Temperature;
  liquidLevel: number;
  start: StartingPhases;
  outletMode: 'given' | 'size' | 'metal';
  orificeDiameter: number;
  target: Target;
  backPressure: GaugePressure;
  reliefArea: number;
  reliefSetPressure: GaugePressure;
  heat: HeatSpec['mode'];
}>;

/** Relative difference up to which the vapour pressure replaces the typed pressure. */
const ownPressureSlack = 0.05;
/** Mole fraction from which a component counts as the main one. */
const mainFraction = 0.5;

const reaches = (one: number | undefined, limit: number | undefined) =>
  one !== undefined && limit !== undefined && one >= limit;

function ofVessel({ insideDiameter, wallThickness, orificeDiameter, shape, liquidLevel }: Given): Message[] {
  const messages: Message[] = [];
  if (reaches(wallThickness, insideDiameter && insideDiameter / 2)) {
    messages.push(error('Wall thickness must be below the inside radius of the vessel.', { field: 'wallThickness' }));
  }
  if (reaches(orificeDiameter, insideDiameter)) {
    messages.push(
      error('Orifice diameter must be below the inside diameter of the vessel.', { field: 'orificeDiameter' }),
    );
  }
  if (reaches(liquidLevel, shape && vesselHeight(shape))) {
    messages.push(
      error('Liquid level must be below the top of the vessel: it would be full of liquid.', { field: 'liquidLevel' }),
    );
  }
  return messages;
}

/** Returns the main component if it would be solid at a temperature. */
function solidComponent(composition: readonly ListItem[], temperature: Temperature) {
  const main = normaliseComposition(composition).filter(({ fraction }) => fraction >= mainFraction);
  return components.find(({ id, tripleTemperature }) => temperature < tripleTemperature && main.some(c => c.id === id));
}

/** Reports components missing from the selected equation of state, or a start beyond its range. */
function ofEquation({ composition, equationOfState, initialTemperature, initialPressure, start }: Given): Message[] {
  if (equationOfState !== 'reference' || !composition) return [];
  const ids = normaliseComposition(composition).map(({ id }) => id);
  if (ids.length === 0) return [];
  const field = 'equationOfState';
  const { without } = { without: undefined, ...bestEquationOf(ids) };
  if (without !== undefined) {
    const name = components.find(({ id }) => id === without)?.name ?? without;
    return [
      ids.length === 1
        ? error(`There is no reference equation for ${name} as the contents of a vessel: choose Peng–Robinson.`, {
            field,
          })
        : error(`GERG-2008 does not have ${name}: choose Peng–Robinson, or leave ${name} out.`, { field }),
    ];
  }
  if (initialTemperature === undefined || initialPressure === undefined) return [];
  if (!start) {
    return [
      error(
        'No state of the contents was found by this equation at the initial pressure and temperature: choose Peng–Robinson.',
        {
          field,
        },
      ),
    ];
  }
  return [...ofSecondLiquid(start, ids), ...beyondEquation(start, initialTemperature, absolute(initialPressure))];
}

/** Refuses contents of more phases than the run follows: it would take a state that is not the stable one. */
function ofSecondLiquid({ secondLiquid, basis }: StartingPhases, ids: readonly string[]): Message[] {
  if (!secondLiquid) return [];
  const advice = canHaveFreeWater(ids)
    ? 'choose Peng–Robinson, which follows free water'
    : `leave out what forms the ${secondLiquid.name}`;
  const text = `By ${basis?.equation ?? 'this equation'} {share} of the contents, by amount, is a second liquid at the start, ${secondLiquid.name}, and the run would follow only one: ${advice}.`;
  const values = { share: messageValue('fraction', secondLiquid.moleFraction, { digits: 2, unit: '%' }) };
  return [error(text, { field: 'equationOfState', values })];
}

function beyondEquation({ basis }: StartingPhases, temperature: Temperature, pressure: AbsolutePressure): Message[] {
  if (basis === undefined) return [];
  const { equation, minimumTemperature = 0, maximumTemperature, maximumPressure } = basis;
  const messages: Message[] = [];
  if (!(temperature >= minimumTemperature && temperature <= maximumTemperature)) {
    const [limit, text] =
      temperature > maximumTemperature
        ? [maximumTemperature, `at most {limit}, the limit of ${equation}`]
        : [minimumTemperature, `at least {limit}, the limit of ${equation}`];
    messages.push(
      error(`Initial temperature must be ${text}.`, {
        field: 'initialTemperature',
        values: { limit: messageValue('temperature', limit) },
      }),
    );
  }
  if (pressure > maximumPressure) {
    messages.push(
      error(`Initial pressure must be at most {limit}, the limit of ${equation}.`, {
        field: 'initialPressure',
        values: { limit: statedGauge(maximumPressure) },
      }),
    );
  }
  return messages;
}

function ofContents({ composition, initialTemperature, initialPressure, liquidLevel, heat, start }: Given): Message[] {
  if (composition && initialTemperature !== undefined) {
    const solid = solidComponent(composition, initialTemperature);
    if (solid) {
      return [
        error(`Initial temperature must be above the triple point of ${solid.name}, {triple}: it would be solid.`, {
          field: 'initialTemperature',
          values: { triple: messageValue('temperature', solid.tripleTemperature) },
        }),
      ];
    }
  }
  if (!start) return [];
  const messages: Message[] = [];
  if (start.boils && initialPressure !== undefined) {
    const off = Math.abs(absolute(initialPressure) / start.pressure - 1);
    if (off > ownPressureSlack) {
      messages.push(
        error(
          'A single component with a liquid level is at its vapour pressure, {own} at this temperature: enter that, or leave the level blank.',
          { field: 'initialPressure', values: { own: statedGauge(start.pressure) } },
        ),
      );
    }
  }
  if (start.condition === 'liquid') {
    messages.push(
      error(
        'The vessel would be full of liquid at this pressure and temperature; a blowdown needs a gas space. Enter the pressure at which the liquid begins to boil and a liquid level just below the top: the pressure falls to it almost immediately, once a little liquid has left.',
        { field: 'initialPressure' },
      ),
    );
  } else if (start.condition === 'vapour' && (liquidLevel ?? 0) > 0) {
    messages.push(
      error('There is no liquid at this pressure and temperature: leave the liquid level blank.', {
        field: 'liquidLevel',
      }),
    );
  } else if (start.condition === 'two-phase' && heat === 'isothermal' && liquidLevel !== 0) {
    messages.push(
      error('Contents with liquid cannot be kept at a constant temperature: their pressure would not fall.', {
        field: 'heat',
      }),
    );
  }
  return messages;
}

function ofPressures(v: Given): Message[] {
  const { backPressure, outletMode, reliefArea, reliefSetPressure, insideDiameter } = v;
  const initial = v.start?.pressure ?? (v.initialPressure === undefined ? undefined : absolute(v.initialPressure));
  const back = backPressure === undefined ? undefined : absolute(backPressure);
  const target = v.target?.pressure;
  const messages: Message[] = [];
  if (reaches(back, initial)) {
    return [error('Back pressure must be below the initial pressure: nothing would flow.', { field: 'backPressure' })];
  }
  if (outletMode !== undefined && outletMode !== 'given' && target !== undefined) {
    if (back !== undefined && target <= back) {
      messages.push(
        error('Target pressure must be above the back pressure of {back}: it would never be reached.', {
          field: 'targetPressure',
          values: { back: statedGauge(back) },
        }),
      );
    }
    if (initial !== undefined && reaches(target, initial)) {
      messages.push(
        error('Target pressure must be below the initial pressure of {initial}.', {
          field: 'targetPressure',
          values: { initial: statedGauge(initial) },
        }),
      );
    }
  }
  if (reliefSetPressure !== undefined && back !== undefined && absolute(reliefSetPressure) <= back) {
    messages.push(
      error('Set pressure of the relief valve must be above the back pressure of {back}.', {
        field: 'reliefSetPressure',
        values: { back: statedGauge(back) },
      }),
    );
  }
  if (reaches(reliefArea, insideDiameter && (Math.PI / 4) * insideDiameter ** 2)) {
    messages.push(
      error('Nozzle area of the relief valve must be below the cross-section of the vessel.', { field: 'reliefArea' }),
    );
  }
  return messages;
}

/** Returns why a case cannot be simulated, once per field to change; empty if it can. */
export function refusalsOf(v: Given): readonly Message[] {
  const ofThem = ofContents(v);
  const messages = [...ofVessel(v), ...ofThem, ...(ofThem.length > 0 ? [] : ofEquation(v)), ...ofPressures(v)];
  return messages.filter(({ field }, index) => messages.findIndex(other => other.field === field) === index);
}
