import { doOverlap, isInside, type Box } from '../geometry/boxes.ts';

interface BoxedText {
  readonly text: string;
  readonly box: Box;
}

/** Describes texts that overlap or are clipped. */
export function findMisplacedTexts(texts: readonly BoxedText[], width: number, height: number): string[] {
  const sheet = { x: 0, y: 0, width, height };
  return texts.flatMap(({ text, box }, index) => [
    ...(isInside(box, sheet) ? [] : [`"${text}" leaves the sheet: ${JSON.stringify(box)}`]),
    ...texts
      .slice(index + 1)
      .flatMap(other => (doOverlap(box, other.box) ? [`"${text}" lies on "${other.text}"`] : [])),
  ]);
}
