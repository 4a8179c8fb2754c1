import { basisLines } from '../texts.ts';
import type { ComparedLine } from './compare-records.ts';
import type { Side } from './use-side.ts';

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Metadata that differs between the two sides: identity, calculator version, dependencies. */
export function compareMetadata(was: Side, now: Side): readonly ComparedLine[] {
  const facts = [metadataOf(was), metadataOf(now)] as const;
  return facts[0].flatMap(([label, before], index) => {
    const later = facts[1][index]?.[1] ?? '';
    if (before === '' && later === '') return [];
    return [{ label, was: before, now: later, relative: null, same: before === later }];
  });
}

function metadataOf({ name, record, revision, changedAt }: Side): readonly (readonly [string, string])[] {
  const { project, sheet, report } = record;
  const { basis } = project;
  const signed = (revision?.signatures ?? []).map(
    ({ act, by, at }) => `${act} by ${by.name}, ${dateTimeFormat.format(new Date(at))}`,
  );
  return [
    ['State', revision === undefined ? 'working copy' : `${name}, ${revision.state}`],
    ['When', changedAt === undefined ? signed.join('; ') : `saved ${dateTimeFormat.format(new Date(changedAt))}`],
    ['Reason', revision?.reason ?? ''],
    ['Engine', report.engine],
    ['SHA-256', revision === undefined ? 'none: not issued' : `${revision.hash.slice(0, 16)}…`],
    ['Number', sheet.number],
    ['Title', sheet.title],
    ['Notes', sheet.notes],
    ['Project', [project.number, project.name].filter(Boolean).join(' ')],
    ['Client', project.client],
    ...basisLines(basis),
  ];
}
