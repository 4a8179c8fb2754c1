/**
 * Promised performance figures: a benchmark reports each with its target and measurement, the runner collects them from all
 * programs and prints one table.
 */
import { appendFileSync, readFileSync } from 'node:fs';

/** Environment variable with the path of the figures file, one JSON object per line. */
export const figuresVariable = 'BENCH_FIGURES';

/** Reports a promised figure. Does nothing outside `npm run bench`. */
export function reportFigure({ name, target, unit, result, better = 'lower' }) {
  const file = process.env[figuresVariable];
  if (!Number.isFinite(result) || !Number.isFinite(target) || target === 0)
    throw new Error(`${name}: ${result} against ${target} is no figure`);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, target, unit, result, better })}\n`);
}

/** Returns the reported figures, each with whether it meets its target and by how many percent it falls short. */
export function readFigures(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => assessFigure(JSON.parse(line)));
}

function assessFigure(figure) {
  const over =
    (figure.better === 'lower' ? figure.result - figure.target : figure.target - figure.result) / figure.target;
  return { ...figure, met: over <= 0, shortBy: Math.max(0, Math.ceil(over * 100)) };
}

const shown = value => value.toLocaleString('en', { maximumSignificantDigits: Math.abs(value) >= 1000 ? 6 : 3 });

/** Formats the table of promised figures: name, target, result, and `met` or `short by … %`. */
export function table(figures) {
  const rows = figures.map(({ name, target, unit, result, better, met, shortBy }) => [
    name,
    `${better === 'lower' ? '≤' : '≥'} ${shown(target)} ${unit}`,
    `${shown(result)} ${unit}`,
    met ? 'met' : `short by ${shortBy} %`,
  ]);
  const head = ['Promised figure', 'Target', 'Result', ''];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(row => row[column].length)));
  return [head, widths.map(width => '-'.repeat(width)), ...rows]
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
