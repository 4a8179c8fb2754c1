import { listText, maybe, sent, type CaseInput, type Given } from '../kit/index.ts';
import type { FluidFields } from './fields.ts';

/** A fluid as it is looked at to be sent on. */
export function sentFluidNeeds({ source, ...others }: FluidFields) {
  return { source, ...maybe(others) };
}

type Sent = Partial<Given<ReturnType<typeof sentFluidNeeds>>>;

/** The fluid of a case as fields of another calculator that asks for one; undefined where its properties are typed by hand. */
export function sentFluid(v: Sent): CaseInput | undefined {
  const { source = 'typed', pureFluid, composition, compositionBasis, petroleumGroup, solute } = v;
  if (source === 'typed') return undefined;
  return {
    fluidSource: source,
    ...chosen({ pureFluid, compositionBasis, petroleumGroup, solute }),
    ...(composition === undefined ? {} : { composition: listText(composition) }),
    ...sent('density15', 'density', v.density15, 'kg/m³'),
    ...sent('viscosityCold', 'kinematicViscosity', v.viscosityCold, 'cSt'),
    ...sent('temperatureCold', 'temperature', v.temperatureCold, '°C'),
    ...sent('viscosityWarm', 'kinematicViscosity', v.viscosityWarm, 'cSt'),
    ...sent('temperatureWarm', 'temperature', v.temperatureWarm, '°C'),
    ...sent('reidVaporPressure', 'absolutePressure', v.reidVaporPressure, 'bar(abs)'),
    ...sent('soluteFraction', 'fraction', v.soluteFraction, '%'),
  };
}

/** The choices that are made. */
function chosen(choices: Readonly<Record<string, string | undefined>>): CaseInput {
  return Object.fromEntries(Object.entries(choices).flatMap(([id, made]) => (made === undefined ? [] : [[id, made]])));
}
