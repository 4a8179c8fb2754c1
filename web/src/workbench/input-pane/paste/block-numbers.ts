import { blockNumbers, withFourDecimals } from '@isentrope/engineering/quantities';
import { transpose } from './labelled-block.ts';

type Block = readonly (readonly string[])[];

const isNumber = (cell: string) => /^[+\-−–]?[\d.,' ]*\d\s*(?:[\p{L}°%]\S*)?$/u.test(cell);

/**
 * A pasted block with numbers as those of their column, or else of the block, tell how they are marked: beside 34.0, 25,000 is twenty-five
 * thousand. The remarks name the numbers for which this decides, and those for which it leaves two readings.
 */
export function withMarksRead(block: Block): { readonly block: Block; readonly remarks: readonly string[] } {
  const numberAt = blockNumbers(transpose(block).map(column => column.filter(isNumber)));
  const thousands: string[] = [];
  const bySize: string[] = [];
  const byOther: string[] = [];
  const besideWholes: string[] = [];
  const open: string[] = [];
  const read = block.map(row =>
    row.map((cell, index) => {
      if (!isNumber(cell)) return cell;
      const number = numberAt(cell, index);
      if (number.isThousands) thousands.push(`${cell} is read as ${number.text}`);
      if (number.open) {
        const sentence = `${cell} is read as ${number.open.read}, not as ${number.open.meant}`;
        if (number.open.bySize) bySize.push(sentence);
        else if (number.open.byOther) byOther.push(sentence);
        else if (number.open.besideWholes) besideWholes.push(sentence);
        else open.push(sentence);
      }
      const isDecided = number.text !== cell.trim() && !number.isThousands && !number.open;
      return isDecided ? withFourDecimals(number.text) : number.text;
    }),
  );
  return {
    block: read,
    remarks: [
      ...remarkOn(thousands, 'by the decimal marks of the other numbers'),
      ...remarkOn(bySize, 'as the other numbers are of that size'),
      ...remarkOn(byOther, 'as a number of another column has a mark between thousands'),
      ...remarkOn(besideWholes, 'although others are whole numbers'),
      ...remarkOn(open, 'although other numbers have decimal commas'),
    ],
  };
}

function remarkOn(sentences: readonly string[], reason: string): string[] {
  const [first, ...others] = sentences;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : `, and ${others.length} more alike`;
  return [`${first}, ${reason}${more}.`];
}
