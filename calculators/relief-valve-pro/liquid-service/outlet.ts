import type { MassFlow } from '@isentrope/engineering/quantities';
import { liquidReaction, pipeVelocity } from '@isentrope/engineering/relief';
import { absent, optional, step, type Source } from '../../kit/index.ts';
import { outletPipeDiameter } from '../fields.ts';
import { noOutlet } from '../piping.ts';
import { fluidUpstreamDensity } from './fields.ts';

/** Outlet velocity and reaction force of a liquid. */
export function liquidOutlet(capacityOfOne: Source<MassFlow>) {
  const needs = { capacityOfOne, density: fluidUpstreamDensity, diameter: optional(outletPipeDiameter) };
  const outletVelocity = step(
    'outletVelocity',
    needs,
    {
      label: 'Outlet velocity',
      symbol: 'v_o',
      equation: 'v_o = 4*q_1/(π*ρ*D_o^2)',
      kind: 'velocity',
      unit: 'm/s',
      digits: 3,
    },
    v => (v.diameter === undefined ? absent(noOutlet) : pipeVelocity(v.capacityOfOne, v.density, v.diameter)),
  );
  const reactionForce = step(
    'reactionForce',
    needs,
    {
      label: 'Reaction force, open discharge',
      symbol: 'F',
      equation: 'F = 4*q_1^2/(ρ*π*D_o^2)',
      source: 'Momentum of the liquid',
      kind: 'force',
      unit: 'kN',
      digits: 3,
    },
    v => (v.diameter === undefined ? absent(noOutlet) : liquidReaction(v.capacityOfOne, v.density, v.diameter)),
  );
  return { outletVelocity, reactionForce };
}
