import type { Quantity } from '@isentrope/engineering/quantities';
import { byMethod, field, fields, optional, quantity, step, value, type Source } from '../index.ts';

const gauge = field('gauge', quantity('Gauge', 'gaugePressure', 'bar(g)'));
const share = field('share', quantity('Share', 'number', ''));
const absolute = (pressure: Quantity<'absolutePressure'>) => pressure;

/** Compiled but never run: each marked line must be a type error. */
export function sourcesCarryTheirTypes() {
  const given = value('given', { gauge, share: optional(share) }, v => v);
  const whole: Source<{ readonly gauge: Quantity<'gaugePressure'>; readonly share: Quantity<'number'> | undefined }> =
    given;
  // @ts-expect-error a gauge pressure is not an absolute one
  const wrongBasis = step('wrong', { given }, { label: 'Wrong' }, v => absolute(v.given.gauge));
  // @ts-expect-error a step does not receive what it does not need
  const wrongName = step('wrong', { gauge }, { label: 'Wrong' }, v => v.share);
  // @ts-expect-error an optional value is not a number
  const wrongBlank = step('wrong', { share: optional(share) }, { label: 'Wrong' }, v => v.share + 1);
  const all = value('all', optional({ gauge, share }), v => v);
  const either: Source<{ readonly gauge: Quantity<'gaugePressure'> | undefined }> = all;
  // @ts-expect-error no member of an optional record is a number
  const wrongRecord = step('wrong', optional({ gauge, share }), { label: 'Wrong' }, v => v.share + 1);
  const tank = fields({ gauge: quantity('Gauge', 'gaugePressure', 'bar(g)') });
  const typed: Source<Quantity<'gaugePressure'>> = tank.gauge;
  // @ts-expect-error a unit of another kind
  const wrongUnit = step('wrong', { gauge }, { label: 'Wrong', kind: 'gaugePressure', unit: 'mm' }, v => v.gauge);
  const pressure = step('a', { gauge }, { label: 'A', kind: 'gaugePressure', unit: 'bar(g)' }, v => v.gauge);
  const length = step('a', { share }, { label: 'A', kind: 'length', unit: 'm' }, v => v.share);
  // @ts-expect-error methods give one kind of value
  const wrongMethod = byMethod({ original: pressure, exact: length });
  return [whole, either, typed, wrongRecord, wrongBasis, wrongName, wrongBlank, wrongUnit, wrongMethod];
}
