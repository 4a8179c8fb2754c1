import { absolute, type AbsolutePressure, type GaugePressure } from '@isentrope/engineering/quantities';
import { info, warning, type Message } from '../../kit/index.ts';
import { statedGauge, statedTime } from '../format.ts';

/** Target pressure of a blowdown, with its source. */
export interface Target {
  readonly pressure: AbsolutePressure;
  readonly basis: 'given' | '690 kPa(g)' | 'half the design pressure';
}

/** 100 psig, Pa gauge. Source: API 521, vapour depressuring. */
const lowPressure = 690e3;

/** The typed target; by default the lower of 690 kPa(g) and half the design pressure, per API 521. */
export function targetOf(v: {
  readonly targetPressure: GaugePressure | undefined;
  readonly designPressure: GaugePressure | undefined;
}): Target {
  if (v.targetPressure !== undefined) return { pressure: absolute(v.targetPressure), basis: 'given' };
  const half = v.designPressure === undefined ? Infinity : v.designPressure / 2;
  return half < lowPressure
    ? { pressure: absolute(half), basis: 'half the design pressure' }
    : { pressure: absolute(lowPressure), basis: '690 kPa(g)' };
}

/** Reports the criterion used for a blank target, and a target or delay that leaves nothing to compute. */
export function targetNotes(v: {
  readonly target: Target;
  readonly outletMode: 'given' | 'size' | 'metal';
  readonly designPressure: GaugePressure | undefined;
  readonly initialPressure: GaugePressure;
  readonly backPressure: GaugePressure;
  readonly startDelay: number;
  readonly duration: number;
}): Message[] {
  const { target, outletMode, designPressure } = v;
  const messages: Message[] = [];
  if (outletMode === 'metal') return messages;
  const values = { target: statedGauge(target.pressure) };
  if (outletMode === 'given') {
    if (target.pressure >= absolute(v.initialPressure))
      messages.push(
        warning('The target of {target} is not below the initial pressure: it is met before the valve opens.', {
          field: 'targetPressure',
          values,
        }),
      );
    if (target.pressure <= absolute(v.backPressure))
      messages.push(
        warning('The target of {target} is not above the back pressure: it is never reached.', {
          field: 'targetPressure',
          values,
        }),
      );
    if (v.startDelay >= v.duration)
      messages.push(
        warning(
          'The valve opens after {opens} and the run ends after {ends}, so it stays shut. Make the duration longer than the start delay.',
          { field: 'startDelay', values: { opens: statedTime(v.startDelay), ends: statedTime(v.duration) } },
        ),
      );
    return messages;
  }
  if (target.basis !== 'given') {
    const why = designPressure === undefined ? 'no design pressure is given' : 'the lower of the two API 521 criteria';
    messages.push(
      info(`The orifice is sized for ${target.basis}, {target}: ${why}.`, { field: 'targetPressure', values }),
    );
  } else {
    const defaultTarget = targetOf({ targetPressure: undefined, designPressure });
    if (target.pressure > defaultTarget.pressure)
      messages.push(
        warning(`The target of {target} is above the API 521 criterion: ${defaultTarget.basis}, {asked}.`, {
          field: 'targetPressure',
          source: 'API 521, vapour depressuring',
          values: { ...values, asked: statedGauge(defaultTarget.pressure) },
        }),
      );
  }
  return messages;
}
