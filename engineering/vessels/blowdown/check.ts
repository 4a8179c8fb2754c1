import { maxRelativeRoughness } from '../../flow/index.ts';
import { vesselHeight } from '../../geometry/index.ts';
import { requirePositive, requireShare } from '../../quantities/index.ts';
import { fireSpan } from './heat/fire-span.ts';
import type { BlowdownOptions, BlowdownSpec, OpeningCurve, TailPipe, WallLayer } from './spec.ts';

/** Largest accepted deviation of the sum of mole fractions from 1. */
const fractionSlack = 1e-6;

/**
 * Throws a RangeError that names the first invalid value of a specification. Conditions that need fluid properties (a vessel full of
 * liquid, a start below the triple point) are checked when the initial contents are calculated.
 */
export function checkBlowdown(spec: BlowdownSpec, options: BlowdownOptions): void {
  const { shape, initial } = spec;
  requirePositive('initial temperature', initial.temperature);
  requirePositive('initial pressure', initial.pressure);
  if (spec.wallTemperature !== undefined) requirePositive('wallTemperature', spec.wallTemperature);
  checkComposition(spec);
  if (initial.level !== undefined) {
    const height = vesselHeight(shape);
    if (!(initial.level >= 0 && initial.level < height)) {
      throw new RangeError(
        initial.level >= height
          ? `level: the vessel is full of liquid at ${initial.level} m (its height is ${height} m); a blowdown needs a gas space`
          : `level must be at least 0, got ${initial.level}`,
      );
    }
  }
  checkWall(spec);
  checkOutlet(spec);
  checkRelief(spec);
  checkScheduled(spec);
  checkHeat(spec);
  checkOptions(options);
}

function notNegative(name: string, value: number | undefined): void {
  if (value !== undefined && !(value >= 0 && value < Infinity)) {
    throw new RangeError(`${name} must be at least 0, got ${value}`);
  }
}

function checkComposition({ fluid }: BlowdownSpec): void {
  if (fluid.model === 'ideal-gas') return;
  if (fluid.composition.length === 0) throw new RangeError('composition must name at least one component');
  for (const { id, fraction } of fluid.composition) notNegative(`fraction of ${id}`, fraction);
  const ids = fluid.composition.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`composition names ${twice} twice`);
  const sum = fluid.composition.reduce((total, { fraction }) => total + fraction, 0);
  if (!(Math.abs(sum - 1) <= fractionSlack)) {
    throw new RangeError(`composition must sum to 1, got ${Number(sum.toPrecision(8))}`);
  }
}

function checkWall({ wall, heat, shape }: BlowdownSpec): void {
  if (heat.mode === 'isothermal' || heat.mode === 'adiabatic') return;
  const layers: [string, WallLayer | undefined][] = [
    ['liner', wall.liner],
    ['wall', wall.metal],
    ['insulation', wall.insulation],
  ];
  for (const [name, layer] of layers) {
    if (layer === undefined) continue;
    requirePositive(`${name} thickness`, layer.thickness);
    requirePositive(`${name} density`, layer.density);
    requirePositive(`${name} heat capacity`, layer.heatCapacity);
    requirePositive(`${name} conductivity`, layer.conductivity);
    if (layer.thickness > 10 * shape.diameter) {
      throw new RangeError(`${name} thickness must be at most ten diameters of the vessel, got ${layer.thickness} m`);
    }
  }
}

function checkOutlet({ outlet, relief, scheduled, shape, initial }: BlowdownSpec): void {
  if (outlet === undefined && relief === undefined && scheduled === undefined) {
    throw new RangeError('the vessel needs an outlet: a blowdown valve, a relief valve or a given flow');
  }
  if (outlet === undefined) return;
  requirePositive('orifice diameter', outlet.diameter);
  if (outlet.diameter >= shape.diameter) {
    throw new RangeError(
      `orifice diameter must be below that of the vessel (${shape.diameter} m), got ${outlet.diameter} m`,
    );
  }
  requireShare('discharge coefficient', outlet.dischargeCoefficient);
  requirePositive('back pressure', outlet.backPressure);
  if (outlet.backPressure >= initial.pressure) {
    throw new RangeError(
      `back pressure must be below the initial pressure (${initial.pressure} Pa), got ${outlet.backPressure} Pa`,
    );
  }
  if (outlet.tailPipe !== undefined) checkTailPipe(outlet.tailPipe, outlet.diameter);
  notNegative('start delay', outlet.startDelay);
  notNegative('opening time', outlet.openingTime);
  if (outlet.opening !== undefined) checkOpening(outlet.opening);
  const nozzle = outlet.swell?.nozzleHeight;
  const height = vesselHeight(shape);
  if (nozzle !== undefined && !(nozzle > 0 && nozzle <= height)) {
    throw new RangeError(`nozzle height must be above 0 and at most that of the vessel (${height} m), got ${nozzle} m`);
  }
}

function checkOpening(opening: OpeningCurve): void {
  if (opening.kind === 'equal-percentage' && !(opening.rangeability > 1)) {
    throw new RangeError(`rangeability must be above 1, got ${opening.rangeability}`);
  }
  if (opening.kind !== 'table') return;
  const { strokes, shares } = opening;
  const rises = strokes.every((stroke, index) => index === 0 || stroke > (strokes[index - 1] ?? 0));
  if (!(rises && strokes.length > 1 && strokes[0] === 0 && strokes.at(-1) === 1)) {
    throw new RangeError('strokes must rise from 0 to 1');
  }
  if (shares.length !== strokes.length || shares.some(share => !(share >= 0 && share <= 1))) {
    throw new RangeError('open shares must be between 0 and 1, one for each stroke');
  }
  if (shares.at(-1) !== 1) throw new RangeError('a valve must be fully open at the end of its stroke');
}

function checkTailPipe({ insideDiameter, length, roughness, fittings, wall }: TailPipe, orifice: number): void {
  requirePositive('inside diameter of the tail pipe', insideDiameter);
  requirePositive('length of the tail pipe', length);
  notNegative('roughness of the tail pipe', roughness);
  if (roughness > maxRelativeRoughness * insideDiameter) {
    throw new RangeError(`roughness of the tail pipe must be at most a twentieth of its bore, got ${roughness} m`);
  }
  notNegative('fittings of the tail pipe', fittings);
  requirePositive('wall thickness of the tail pipe', wall.thickness);
  requirePositive('wall density of the tail pipe', wall.density);
  requirePositive('wall heat capacity of the tail pipe', wall.heatCapacity);
  if (orifice > insideDiameter) {
    throw new RangeError(
      `orifice diameter must be at most that of its tail pipe (${insideDiameter} m), got ${orifice} m`,
    );
  }
}

function checkRelief({ relief, shape }: BlowdownSpec): void {
  if (relief === undefined) return;
  requirePositive('relief area', relief.area);
  if (relief.area >= (Math.PI / 4) * shape.diameter ** 2) {
    throw new RangeError(`relief area must be below the cross-section of the vessel, got ${relief.area} m²`);
  }
  requireShare('relief discharge coefficient', relief.dischargeCoefficient);
  requirePositive('relief back pressure', relief.backPressure);
  if (relief.setPressure <= relief.backPressure) {
    throw new RangeError(
      `relief set pressure must be above its back pressure (${relief.backPressure} Pa), got ${relief.setPressure} Pa`,
    );
  }
  if (relief.accumulation !== undefined) requirePositive('accumulation', relief.accumulation);
  const { reseatPressure } = relief;
  if (reseatPressure !== undefined && !(reseatPressure < relief.setPressure && reseatPressure > 0)) {
    throw new RangeError(
      `reseat pressure must be positive and below the set pressure (${relief.setPressure} Pa), got ${reseatPressure} Pa`,
    );
  }
}

function checkScheduled({ scheduled }: BlowdownSpec): void {
  if (scheduled === undefined) return;
  const { times, flows } = scheduled;
  if (times.length === 0 || times.length !== flows.length) {
    throw new RangeError('the given flow needs a time for each flow and at least one of both');
  }
  for (const flow of flows) notNegative('the given flow', flow);
  if (times.some((time, index) => index > 0 && !(time > (times[index - 1] ?? 0)))) {
    throw new RangeError('times of the given flow must increase');
  }
}

function checkHeat({ heat }: BlowdownSpec): void {
  if (heat.mode === 'isothermal' || heat.mode === 'adiabatic') return;
  const { ambientTemperature, outerCoefficient, windSpeed, emissivity } = heat;
  if (!(ambientTemperature >= 150 && ambientTemperature <= 400)) {
    throw new RangeError(`ambient temperature must be between 150 and 400 K, got ${ambientTemperature}`);
  }
  notNegative('outer coefficient', outerCoefficient);
  notNegative('wind speed', windSpeed);
  notNegative('emissivity', emissivity);
  if ((emissivity ?? 0) > 1) throw new RangeError(`emissivity must be at most 1, got ${emissivity}`);
  const span = fireSpan(heat);
  notNegative('start of the fire', span?.from);
  if (span?.to !== undefined && !(span.to > span.from)) {
    throw new RangeError(`the fire must end after it begins (${span.from} s), got ${span.to} s`);
  }
  if (heat.mode === 'pool-fire') notNegative('environment factor', heat.environmentFactor);
  if (heat.mode === 'fire-flux') {
    notNegative('exposed share', heat.exposedShare);
    if ((heat.exposedShare ?? 1) > 1) throw new RangeError(`exposed share must be at most 1, got ${heat.exposedShare}`);
  }
}

function checkOptions(options: BlowdownOptions): void {
  requirePositive('end time', options.endTime);
  if (options.endPressure !== undefined) requirePositive('end pressure', options.endPressure);
  const tolerance = options.tolerance ?? 1e-4;
  if (!(tolerance >= 1e-10 && tolerance <= 1e-2)) {
    throw new RangeError(`tolerance must be between 1e-10 and 0.01, got ${tolerance}`);
  }
  notNegative('gas coefficient', options.gasCoefficient);
  notNegative('liquid coefficient', options.liquidCoefficient);
  if (options.wallCells !== undefined && !(options.wallCells >= 2 && options.wallCells <= 200)) {
    throw new RangeError(`wall cells must be between 2 and 200, got ${options.wallCells}`);
  }
  if (options.dropletTime !== undefined) requirePositive('droplet time', options.dropletTime);
  if (options.bubbleTime !== undefined) requirePositive('bubble time', options.bubbleTime);
  if (options.maxSteps !== undefined) requirePositive('maximum of steps', options.maxSteps);
}
