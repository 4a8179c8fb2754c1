import { curveCorrectionFactor, type ShellPasses } from '@isentrope/engineering/heat-transfer';
import { messageValue } from '@isentrope/engineering/quantities';
import { check, info, ruledOut, step, value, warning, type Absent, type Message } from '../kit/index.ts';
import { configuration, isShellAndTube, unreachableTemperatures } from './arrangement.ts';
import { curveDifference, dutyCurve } from './duty-curve.ts';
import { exchangedDuty } from './duties.ts';
import { exchanger, type ShellStream, type TubeInlet } from './fields.ts';

/** F of shells along the duty curve, where it depends on which stream is in the shell and where the tubes begin. */

const { shellStream, tubeInlet } = exchanger;

const shellSides: Readonly<Record<ShellStream, readonly ShellPasses['shellSide'][]>> = {
  'Not known': ['hot', 'cold'],
  'Hot side': ['hot'],
  'Cold side': ['cold'],
};
const tubeInlets: Readonly<Record<TubeInlet, readonly ShellPasses['tubesEnterAt'][]>> = {
  'Not known': ['inlet', 'outlet'],
  'At the shell inlet': ['inlet'],
  'At the shell outlet': ['outlet'],
};

interface PassesFactor {
  readonly passes: ShellPasses;
  readonly factor: number;
}

/** Passes that the exchanger may have, by whether they reach its temperatures, with F in ascending order. */
interface ShellFactors {
  readonly reached: readonly PassesFactor[];
  readonly unreached: readonly ShellPasses[];
}

/** F by passes; ruled out where the end temperatures give F. */
export const shellFactors = value(
  'shellFactors',
  { configuration, dutyCurve, curveDifference, shellStream, tubeInlet },
  (v): ShellFactors | Absent => {
    const { curve } = v.dutyCurve;
    const { name, shells } = v.configuration;
    if (!curve || !isShellAndTube(name)) return ruledOut('no shell is followed along its duty curve');
    const all = shellSides[v.shellStream].flatMap(shellSide =>
      tubeInlets[v.tubeInlet].map(tubesEnterAt => {
        const passes: ShellPasses = { shellSide, tubesEnterAt };
        return { passes, factor: curveCorrectionFactor(curve, shells, passes) };
      }),
    );
    return {
      reached: all
        .flatMap(({ passes, factor }) => (factor === undefined ? [] : [{ passes, factor }]))
        .toSorted((one, other) => one.factor - other.factor),
      unreached: all.flatMap(({ passes, factor }) => (factor === undefined ? [passes] : [])),
    };
  },
);

/** Mean difference of the passes with the largest UA. */
export const shellDifference = step(
  'shellDifference',
  { configuration, shellFactors, curveDifference },
  {
    label: 'Mean temperature difference of the shells',
    symbol: 'ΔT_s',
    source:
      'the duty over the integral, along the duty curve, of the heat over the temperature of the shell less the mean of both tube passes, which have equal areas; that of the largest UA where the passes are not known',
    kind: 'temperatureDifference',
    unit: 'K',
  },
  v => {
    const [lowest] = v.shellFactors.reached;
    return lowest ? lowest.factor * v.curveDifference : unreachableTemperatures(v.configuration);
  },
);

const inWords = ({ shellSide, tubesEnterAt }: ShellPasses): string =>
  `the ${shellSide} side in the shell and the tubes entering at the shell ${tubesEnterAt}`;

/** Relative difference of UA from which the passes are compared. */
const negligible = 0.02;

/** Reports how much UA depends on passes that are not known, and passes that do not reach the temperatures. */
const byPasses = check(
  { configuration, shellFactors, curveDifference, exchangedDuty },
  ({ configuration: { shells }, shellFactors: { reached, unreached }, ...v }): Message[] => {
    const [lowest, highest] = [reached[0], reached.at(-1)];
    if (!lowest || !highest) return [];
    const conductance = ({ factor }: PassesFactor) =>
      messageValue('thermalConductance', v.exchangedDuty / (factor * v.curveDifference));
    const remedy = 'Select the stream in the shell and the tube inlet';
    const unreachable = unreached.length > 0 && [
      warning(
        `With ${unreached.map(inWords).join(', or with ')}, ${shells === 1 ? 'one shell does' : `${shells} shells do`} not transfer this duty: the temperatures cross inside. UA holds only for other passes. ${remedy}.`,
        { field: 'correctionFactor' },
      ),
    ];
    const differs = lowest.factor * (1 + negligible) < highest.factor && [
      info(
        `Along the duty curve UA depends on the passes: {most} with ${inWords(lowest.passes)}, {least} with ${inWords(highest.passes)}. The largest is used. ${remedy} for that of your exchanger.`,
        { field: 'ua', values: { most: conductance(lowest), least: conductance(highest) } },
      ),
    ];
    return [...(unreachable || []), ...(differs || [])];
  },
);

export const shellChecks = [byPasses];
