import { choice, fields, quantity } from '../../kit/index.ts';

/** Selects a common header for a case. */
export const withHeader = { header: 'given' } as const;
const when = withHeader;

/** Fields of the shared header, from the junction of the tail pipes to the flare tip. */
export const headerFields = fields({
  header: choice('Common header', ['none', 'given'], {
    names: { none: 'Not modelled', given: 'Shared with the other cases' },
    help: 'All cases with the same header discharge into it. Its back pressure over time is calculated from all of them, below the cases.',
  }),
  headerDiameter: quantity('Header inside diameter', 'length', 'mm', { atLeast: 20, atMost: 5000, when }),
  headerLength: quantity('Header length to the tip', 'length', 'm', { above: 0, atMost: 20_000, when }),
  headerFittings: quantity('Header fittings, sum of K', 'number', '', {
    atLeast: 0,
    atMost: 1000,
    blank: 0,
    when,
    help: 'In velocity heads of the header, including knock-out drum and seal but not the exit at the tip.',
  }),
  headerRoughness: quantity('Header roughness', 'length', 'mm', {
    atLeast: 0,
    atMost: 10,
    blank: 0.0457,
    when,
    help: 'New carbon steel pipe 0.0457 mm, Crane TP-410.',
  }),
  tipPressure: quantity('Pressure at the flare tip', 'gaugePressure', 'bar(g)', {
    atLeast: 0,
    blank: 0,
    when,
    help: 'Assumed constant: enter the pressure at the largest flow.',
  }),
  allowableHeaderPressure: quantity('Allowable header back pressure', 'gaugePressure', 'bar(g)', {
    above: 0,
    optional: true,
    when,
    help: 'Where the vessels join; the lowest entered in any case is used. Starts are staggered to keep below it.',
  }),
});
