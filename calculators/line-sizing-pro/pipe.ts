import { wallRoughness } from '@isentrope/engineering/flow';
import { findPipes, npsInches, type Pipe } from '@isentrope/engineering/piping';
import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import { absent, optional, missing, step, value, type StepInputs } from '../kit/index.ts';
import { insideDiameter, nominalSize, pipeMaterial, roughness, schedule } from './fields.ts';

/** Bore and wall of the line. */

const inch = 0.0254;

const pipeInputs = { insideDiameter: optional(insideDiameter), nominalSize: optional(nominalSize), schedule };

function pipeOf(v: StepInputs<typeof pipeInputs>): Pipe | undefined {
  return v.nominalSize === undefined ? undefined : findPipes({ nps: v.nominalSize, schedule: v.schedule })[0];
}

/** The bore: as typed, or of the selected pipe. */
export const diameter = step(
  'diameter',
  pipeInputs,
  {
    label: 'Inside diameter of the line',
    symbol: 'D',
    source: v => (v.insideDiameter === undefined ? (pipeOf(v)?.standard ?? '') : 'As entered'),
    kind: 'length',
    unit: 'mm',
  },
  v => {
    if (v.insideDiameter !== undefined) return v.insideDiameter;
    if (v.nominalSize === undefined) return missing('nominal size or inside diameter');
    return pipeOf(v)?.innerDiameter ?? absent(`no pipe of NPS ${v.nominalSize} in schedule ${v.schedule}`);
  },
);

/** Nominal size in inches, used for some fittings; the bore if there is none. */
export const inches = value('inches', { ...pipeInputs, diameter }, v =>
  v.insideDiameter !== undefined || v.nominalSize === undefined ? v.diameter / inch : npsInches(v.nominalSize),
);

/** Absolute roughness of the wall. */
export const wall = step(
  'wall',
  { roughness: optional(roughness), pipeMaterial },
  {
    label: 'Roughness of the wall',
    symbol: 'ε',
    source: v => {
      if (v.roughness !== undefined) return 'As entered';
      const { certainty } = wallRoughness[v.pipeMaterial];
      const doubt = certainty === 'checked' ? '' : ', not checked against a printed source';
      return `${v.pipeMaterial}, typical value${doubt}`;
    },
    kind: 'length',
    unit: 'mm',
    digits: 3,
  },
  v => v.roughness ?? wallRoughness[v.pipeMaterial].roughness,
);

/** Relative roughness, roughness over bore. */
export const relativeRoughness = step(
  'relativeRoughness',
  { wall, diameter },
  { label: 'Relative roughness', equation: 'ε/D', kind: 'number', unit: '', digits: 3 },
  v => {
    if (v.wall < v.diameter) return v.wall / v.diameter;
    throw new Refusal('the roughness of {wall} is not below the inside diameter of {diameter}', {
      wall: messageValue('length', v.wall, { like: 'insideDiameter' }),
      diameter: messageValue('length', v.diameter, { like: 'insideDiameter' }),
    });
  },
);
