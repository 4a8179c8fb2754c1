import { unitSetWords } from '../words.ts';
import type { ComparedLine } from './compared.ts';
import type { Side } from './use-side.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Metadata that differs between the two sides: identity, calculator version, dependencies. */
export function sideFacts(was: Side, now: Side): readonly ComparedLine[] {
  const facts = [factsOf(was), factsOf(now)] as const;
  return facts[0].flatMap(([label, before], place) => {
    const later = facts[1][place]?.[1] ?? '';
    if (before === '' && later === '') return [];
    return [{ label, was: before, now: later, relative: null, same: before === later }];
  });
}

function factsOf({ name, record, revision, changedAt }: Side): readonly (readonly [string, string])[] {
  const { project, sheet, report } = record;
  const { basis } = project;
  const signed = (revision?.signatures ?? []).map(
    ({ act, by, at }) => `${act} by ${by.name}, ${moment.format(new Date(at))}`,
  );
  return [
    ['State', revision === undefined ? 'working copy' : `${name}, ${revision.state}`],
    ['When', changedAt === undefined ? signed.join('; ') : `saved ${moment.format(new Date(changedAt))}`],
    ['Reason', revision?.reason ?? ''],
    ['Engine', report.engine],
    ['SHA-256', revision === undefined ? 'none: it is not issued' : `${revision.hash.slice(0, 16)}…`],
    ['Number', sheet.number],
    ['Title', sheet.title],
    ['Notes', sheet.notes],
    ['Project', [project.number, project.name].filter(Boolean).join(' ')],
    ['Client', project.client],
    ['Ambient pressure', basis.ambientPressure],
    ['Lowest ambient temperature', basis.minimumAmbientTemperature],
    ['Highest ambient temperature', basis.maximumAmbientTemperature],
    ['Units', unitSetWords[basis.units]],
    ['Criteria in force', basis.criteria],
    ['Editions of standards', basis.standards],
  ];
}
