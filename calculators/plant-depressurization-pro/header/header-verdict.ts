import { messageValue, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { timeToPressure, type BlowdownRun, type HeaderRun } from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../../kit/index.ts';
import type { Target } from '../answers/target.ts';
import type { Simulation } from '../simulation.ts';
import { statedGauge, statedTime } from '../format.ts';

/** A vessel that discharges into a header, from its case. */
export interface DischargingVessel {
  readonly title: string;
  readonly simulation: Simulation;
  readonly target: Target | undefined;
  readonly targetTime: number | undefined;
}

/** Mach number limits at the end of a header in common practice: for normal and for rare releases. */
const [easyMach, mostMach] = [0.5, 0.7];
/** Tolerance to Mach 1 within which the tip counts as choked. */
const sonic = 0.9999;
/** Change of a time that is not reported. */
const minChange = 1e-3;

/** Returns the time, s, from valve opening to the target pressure; undefined if it is not reached. */
export function depressuringTime({ simulation, target }: DischargingVessel, run: BlowdownRun): number | undefined {
  const time = target && timeToPressure(run, target.pressure);
  return time === undefined ? undefined : Math.max(0, time - (simulation.spec.outlet.startDelay ?? 0));
}

const statedPressure = (pressure: AbsolutePressure) => ({ ...statedGauge(pressure), like: 'backPressure' });
const statedMach = (mach: number) => messageValue('number', mach, { digits: 3 });

/** Describes the header's results. */
export function headerMessages(header: HeaderRun, tip: AbsolutePressure): Message[] {
  const { peakPressure, peakFlow, highestMachNumber, highestVelocity, lowestTemperature } = header;
  const messages: Message[] = [
    info(
      'The header reaches {pressure} where the vessels join, {when} after the first start. They release at most {flow} together; at the tip that is up to Mach {mach} and {velocity}.',
      {
        values: {
          pressure: statedPressure(peakPressure.value),
          when: statedTime(peakPressure.time),
          flow: messageValue('massFlow', peakFlow.value, { like: 'flareCapacity' }),
          mach: statedMach(highestMachNumber.value),
          velocity: messageValue('velocity', highestVelocity.value, { digits: 3 }),
        },
      },
    ),
  ];
  const mach = { values: { mach: statedMach(highestMachNumber.value) }, source: 'Common practice' };
  if (highestMachNumber.value > sonic) {
    messages.push(
      warning(
        'The flow chokes at the flare tip: the header is then at a higher pressure than the {tip} downstream of it.',
        {
          values: { tip: statedPressure(tip) },
        },
      ),
    );
  } else if (highestMachNumber.value > mostMach) {
    messages.push(
      warning('Mach {mach} in the header is above 0.7, the usual maximum for an infrequent release.', mach),
    );
  } else if (highestMachNumber.value > easyMach) {
    messages.push(info('Mach {mach} in the header is above 0.5: usual only for an infrequent release.', mach));
  }
  if (lowestTemperature) {
    messages.push(
      info('The fluid in the header is as cold as {coldest}; its metal gets no colder than that.', {
        values: { coldest: messageValue('temperature', lowestTemperature.value, { digits: 3 }) },
      }),
    );
  }
  if (!header.isWhole) {
    messages.push(
      warning('At some times no state of the fluid was found in the header: its pressure may be higher than shown.'),
    );
  }
  return messages;
}

/** Describes the header's effect on a vessel: time against target, back pressure, reverse flow. */
export function vesselMessages(vessel: DischargingVessel, header: HeaderRun, index: number): Message[] {
  const { title, simulation, targetTime } = vessel;
  const messages: Message[] = [];
  const vesselRun = header.vessels[index];
  if (!vesselRun) return messages;
  const [alone, down] = [depressuringTime(vessel, simulation.run), depressuringTime(vessel, vesselRun.run)];
  const entered = simulation.spec.outlet.backPressure;
  const values = {
    entered: statedPressure(entered),
    ...(alone !== undefined && { alone: statedTime(alone) }),
    ...(down !== undefined && { down: statedTime(down) }),
    ...(targetTime !== undefined && { target: statedTime(targetTime) }),
  };
  const isLate = down === undefined || (targetTime !== undefined && down > targetTime);
  const wasLate = alone === undefined || (targetTime !== undefined && alone > targetTime);
  if (vessel.target && isLate && !wasLate) {
    messages.push(
      warning(
        down === undefined
          ? `With the header ${title} does not reach its target pressure in this run; against its back pressure of {entered} it takes {alone}.`
          : `With the header ${title} takes {down} to its target pressure, longer than the target time of {target}; against its back pressure of {entered} it takes {alone}.`,
        { values },
      ),
    );
  } else if (down !== undefined && alone !== undefined && down > alone * (1 + minChange)) {
    messages.push(info(`With the header ${title} takes {down} to its target pressure instead of {alone}.`, { values }));
  }
  if (header.peakPressure.value > entered) {
    messages.push(
      info(
        `${title} was entered with a back pressure of {entered}, less than the header reaches: use the time calculated here.`,
        { values: { entered: values.entered } },
      ),
    );
  }
  if (vesselRun.above) {
    messages.push(
      warning(
        `The header is up to {above} above the pressure in ${title}, {when} after its start: gas would flow back into it without a check valve. No backflow is calculated.`,
        {
          values: {
            above: messageValue('pressureDifference', vesselRun.above.value, { digits: 2 }),
            when: statedTime(vesselRun.above.time),
          },
        },
      ),
    );
  }
  return messages;
}

/**
 * Returns the verdict on the allowable back pressure, or that there is none because the header was not calculated wholly.
 * @param other the header with the vessels by the other equation of state, where it was calculated.
 */
export function againstAllowable(allowable: AbsolutePressure, header: HeaderRun, other?: HeaderRun): Message[] {
  const most = other?.peakPressure.value ?? header.peakPressure.value;
  const values = { allowable: statedPressure(allowable), most: statedPressure(most) };
  if (header.peakPressure.value > allowable)
    return [warning('This exceeds the allowable back pressure of {allowable}.', { values })];
  if (most > allowable)
    return [
      warning(
        'This exceeds the allowable back pressure of {allowable} by the check with the other equation of state, which puts it at {most}.',
        { values },
      ),
    ];
  return [
    header.converged && header.isWhole
      ? info('This is within the allowable back pressure of {allowable}.', { values })
      : info(
          'No verdict on the allowable back pressure of {allowable}: the pressure is within it as far as it was calculated.',
          { values },
        ),
  ];
}
