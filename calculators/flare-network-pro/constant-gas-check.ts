import { solveFlareNetwork } from '@isentrope/engineering/flare-network';
import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { check, info } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { allSources, solved } from './network.ts';

/** The second method of a flare network by equations of state: constant k and Z of each gas (Fanno flow). */

/** Relative difference of absolute back pressures up to which the methods agree. */
const agreed = 0.05;

/** Reports by how much back pressures differ by constant k and Z, and where most. */
export const constantGasCheck = check({ solved, atmosphericPressure: conditions.atmosphericPressure }, v => {
  const differences = v.solved.flatMap(({ name, network, solution }) => {
    if (solution.gasModel === 'constant') return [];
    const other = solveFlareNetwork({ ...network, gasModel: 'constant' });
    if (other.type === 'refused') return [];
    return solution.sources.flatMap(({ tag, flow, backPressure }, index) => {
      const compared = other.sources[index]?.backPressure;
      return flow === 0 || compared === undefined ? [] : [{ name, tag, compared, ratio: compared / backPressure - 1 }];
    });
  });
  const [most] = differences.toSorted((one, two) => Math.abs(two.ratio) - Math.abs(one.ratio));
  if (!most) return [];
  const { name, tag, compared, ratio } = most;
  const where = name === allSources ? '' : ` (scenario ${name})`;
  const percent = `${formatNumber(100 * Math.abs(ratio), 2)} %`;
  const values = { compared: messageValue('gaugePressure', compared - v.atmosphericPressure) };
  const text =
    Math.abs(ratio) > agreed
      ? `By constant k and Z, the back pressure of ${tag} is {compared}${where}, ${percent} ${ratio > 0 ? 'higher' : 'lower'}: the equation of state, which has density, cooling and condensation along the lines, is the better method.`
      : `By constant k and Z, back pressures differ by at most ${percent}: ${tag} has {compared}${where}.`;
  return [info(text, { field: 'sourceTable', values })];
});
