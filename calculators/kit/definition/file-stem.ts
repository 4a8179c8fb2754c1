import type { Definition } from './calculator-definition.ts';

/** The stem of exported file names. */
export function fileStem(definition: Definition): string {
  return definition.fileStem ?? definition.id.replaceAll('/', '-');
}
