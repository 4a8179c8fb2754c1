import { methodName, type Definition } from '@isentrope/calculators/kit';

/** A standard: its body and number, with the parts of the number after it, such as IEC, 60534, [2, 1]. */
interface Standard {
  readonly body: string;
  readonly number: string;
  readonly parts: readonly string[];
}

/** A method's name that begins with a standard: 'API 521', 'IEC 60534-2-1', 'ISO 5167-2, Miller', 'EI AVIFF'. */
const namedStandard = /^(?<body>[A-Z]{2,4}) (?<number>[\dA-Z][\dA-Z.]*)(?<parts>(?:-[\dA-Z]+)*)/;

/**
 * Returns the method of a calculator whose standard a project's basis names in a line of its editions of standards;
 * undefined if it names none of them, or several.
 */
export function methodOfStandards(definition: Definition, editions: string): string | undefined {
  const lines = editions.split('\n');
  const named = (definition.methods?.options ?? []).filter(option => {
    const standard = standardIn(methodName(definition, option));
    return standard !== undefined && lines.some(line => names(line, standard));
  });
  return named.length === 1 ? named[0] : undefined;
}

function standardIn(name: string): Standard | undefined {
  const { body, number, parts } = namedStandard.exec(name)?.groups ?? {};
  if (body === undefined || number === undefined) return undefined;
  return { body, number, parts: partsIn(parts ?? '') };
}

const partsIn = (text: string) => text.split('-').filter(part => part !== '');

/** An edition year, which is not a part of a standard's number. */
const year = /^(?:19|20)\d\d$/;

/** Whether a line names a standard: its body and its number, without another part of it. */
function names(line: string, { body, number, parts }: Standard): boolean {
  const words = line.split(/[^\dA-Za-z.-]+/);
  if (!words.some(word => word.toUpperCase() === body)) return false;
  return words.some(word => {
    const [first = '', ...rest] = word.toUpperCase().split('-');
    const own = rest.filter(part => part !== '' && !year.test(part));
    return first.replace(/\.$/, '') === number && own.every((part, index) => part === (parts[index] ?? part));
  });
}
