import type { Message, ReportedCase } from '@isentrope/calculators/kit';

const gravity = { error: 2, warning: 1, info: 0 } as const;

/** The most severe message of a result, or of the whole case; undefined if there are none above level info. */
export function mostSevereMessage(report: ReportedCase, id?: string): Message | undefined {
  const messages = report.messages.filter(({ field, level }) => level !== 'info' && (id === undefined || field === id));
  return messages.toSorted((a, b) => gravity[b.level] - gravity[a.level])[0];
}
