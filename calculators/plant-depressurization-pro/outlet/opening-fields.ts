import { choice, column, fields, quantity, rows } from '../../kit/index.ts';

/** Fields of the valve's opening curve. */
export const openingFields = fields({
  openingCurve: choice('Opening curve', ['linear', 'equal-percentage', 'quick-opening', 'table'], {
    names: {
      linear: 'Linear',
      'equal-percentage': 'Equal percentage',
      'quick-opening': 'Quick opening',
      table: 'By a table',
    },
    help: 'Flow area against stroke; the stroke increases linearly over the opening time. Quick opening: area as the square root of the stroke.',
  }),
  rangeability: quantity('Rangeability of the valve', 'number', '', {
    symbol: 'R',
    above: 1,
    atMost: 1000,
    blank: 50,
    when: { openingCurve: 'equal-percentage' },
  }),
  openingTable: rows(
    'Stroke against flow area',
    {
      stroke: column('Stroke', 'fraction', '%', { atLeast: 0, atMost: 100 }),
      area: column('Flow area', 'fraction', '%', { atLeast: 0, atMost: 100 }),
    },
    {
      when: { openingCurve: 'table' },
      help: 'From stroke 0 to stroke 100 % with the area fully open there; linear between the rows. You can paste two columns from a spreadsheet.',
    },
  ),
});
