import type { Basis, Drift, ListedDrift, Role } from '@isentrope/records';

/** What each role permits, in one sentence. */
export const roleSentences: Readonly<Record<Role, string>> = {
  owner: 'Can do everything: manage members, and archive, delete or hand over the project.',
  engineer: 'Creates and edits sheets and the basis of design, and issues sheets for check.',
  checker: 'Checks, comments on and returns what others issued.',
  approver: 'Approves, comments on and returns what has been checked.',
  reader: 'Can read everything, but change nothing.',
};

/** "1 sheet", "3 sheets". */
export function pluralise(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Pending work of a role in a project, in words; empty if there is none. */
export function pendingWorkText({
  role,
  toCheck,
  toApprove,
}: {
  readonly role: Role;
  readonly toCheck: number;
  readonly toApprove: number;
}): string {
  const checks = role === 'owner' || role === 'checker' ? toCheck : 0;
  const approvals = role === 'owner' || role === 'approver' ? toApprove : 0;
  return [checks > 0 ? `${checks} to check` : '', approvals > 0 ? `${approvals} to approve` : '']
    .filter(Boolean)
    .join(', ');
}

/** Short badge text for a sheet with drift. */
export function driftBadgeText({ outcome, change }: Pick<ListedDrift, 'outcome' | 'change'>): string {
  if (outcome === 'failed') return 'fails now';
  return change === '' ? 'would change' : `would change ${change}`;
}

/** How the current calculator version affects an issued revision, in one sentence. */
export function describeDrift({ outcome, change }: Pick<Drift, 'outcome' | 'change'>): string {
  if (outcome === 'failed') return 'The current version of the calculator cannot recalculate this sheet.';
  const by = change === '' ? '' : `, by ${change}`;
  return `Recalculated with the current version, this sheet would change${by}.`;
}

/** Number and name of a document, for example "C-101 Inlet header". */
export function numberedTitle(number: string, name: string): string {
  return number === '' ? name : `${number} ${name}`;
}

/** Whether the texts together contain every word of the search. */
export function matchesSearch(search: string, ...texts: readonly (string | null)[]): boolean {
  const text = texts.join(' ').toLocaleLowerCase('en');
  return search
    .trim()
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every(word => text.includes(word));
}

/** The number after the last one of a list, for example C-109 after C-108; empty if the last has no trailing digits. */
export function nextNumber(numbers: readonly string[]): string {
  const last = numbers.at(-1) ?? '';
  const [, head = '', digits = ''] = /^(.*?)(\d{1,9})$/.exec(last) ?? [];
  if (digits === '') return '';
  const next = `${head}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
  return numbers.includes(next) ? '' : next;
}

/** Names of the unit sets of a basis of design. */
export const unitSetNames: Readonly<Record<Basis['units'], string>> = {
  si: 'SI alone',
  metric: 'Metric',
  us: 'US customary',
};

/** The basis of design as label–value pairs. */
export function basisLines(basis: Basis): readonly (readonly [string, string])[] {
  return [
    ['Ambient pressure', basis.ambientPressure],
    ['Lowest ambient temperature', basis.minimumAmbientTemperature],
    ['Highest ambient temperature', basis.maximumAmbientTemperature],
    ['Units', unitSetNames[basis.units]],
    ['Criteria in force', basis.criteria],
    ['Editions of standards', basis.standards],
  ];
}

/** A file size in words, for example "820 kB" or "3.2 MB". */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
