import { wallMaterials } from '@isentrope/engineering/materials';
import { choice, fields, quantity } from '../../kit/index.ts';
import * as shared from '../../shared-fields.ts';

/** Selects a tail pipe for a case. */
export const withTailPipe = { tailPipe: 'given' } as const;
const when = withTailPipe;

/** Fields of the pipe from the blowdown valve to the flare header. */
export const tailPipeFields = fields({
  tailPipe: choice('Tail pipe', ['none', 'given'], {
    names: { none: 'Not modelled', given: 'From the valve to the header' },
    help: 'Without a tail pipe the back pressure is that at the valve; with one, that in the header at the end of the pipe.',
  }),
  tailPipeDiameter: quantity('Tail pipe inside diameter', 'length', 'mm', { atLeast: 5, atMost: 5000, when }),
  tailPipeLength: quantity('Tail pipe length', 'length', 'm', { above: 0, atMost: 10_000, when }),
  tailPipeFittings: quantity('Tail pipe fittings, sum of K', 'number', '', {
    atLeast: 0,
    atMost: 1000,
    when,
    help: 'In velocity heads of the pipe, without the exit into the header: the pressure there is that in the pipe.',
  }),
  tailPipeRoughness: quantity('Tail pipe roughness', 'length', 'mm', {
    atLeast: 0,
    atMost: 10,
    blank: 0.0457,
    when,
    help: 'New carbon steel pipe 0.0457 mm, Crane TP-410.',
  }),
  tailPipeThickness: quantity('Tail pipe wall thickness', 'length', 'mm', { atLeast: 0.1, atMost: 200, when }),
  tailPipeMaterial: choice('Tail pipe material', ['typed', ...wallMaterials.map(({ id }) => id)], {
    names: {
      typed: 'Entered manually',
      ...Object.fromEntries(wallMaterials.map(({ id, name }) => [id, name])),
    },
    aliases: { typed: ['Properties typed by hand'] },
    when,
    help: 'Fills in density and heat capacity if you leave them blank; typed values take precedence',
  }),
  tailPipeDensity: quantity('Tail pipe density', 'density', 'kg/m³', {
    atLeast: 500,
    atMost: 25_000,
    blank: 7850,
    when,
  }),
  tailPipeHeatCapacity: quantity('Tail pipe heat capacity', 'specificHeat', 'kJ/(kg·K)', {
    atLeast: 0.1,
    atMost: 5,
    blank: 0.48,
    when,
  }),
  tailPipeMinimumTemperature: quantity('Tail pipe minimum design temperature', 'temperature', '°C', {
    above: shared.absoluteZero,
    optional: true,
    when,
  }),
});
