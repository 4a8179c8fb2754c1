import { blankBasis, type ListedSheet, type Project } from '@isentrope/records';

const changedAt = '2026-02-03T09:00:00.000Z';

/** A draft in the list of a project, with differences. */
export function listedSheet(id: string, change: Partial<ListedSheet> = {}): ListedSheet {
  return {
    id,
    tool: 'restriction-orifice',
    number: `C-${id}`,
    title: 'Orifice',
    state: 'draft',
    revision: null,
    revisionId: null,
    originator: null,
    checker: null,
    approver: null,
    openComments: 0,
    drift: null,
    cases: 1,
    changedAt,
    changedBy: null,
    ...change,
  };
}

/** An open project as its owner sees it, without sheets and members, with differences. */
export function openProject(change: Partial<Project> = {}): Project {
  return {
    id: 'p-1',
    number: 'P-1',
    name: 'Compression',
    client: 'A client',
    role: 'owner',
    closed: null,
    sheets: 0,
    people: 1,
    toCheck: 0,
    toApprove: 0,
    changedAt,
    archivedAt: null,
    goesAt: null,
    basis: blankBasis,
    sheetList: [],
    members: [],
    invited: [],
    anotherSheet: null,
    ...change,
  };
}
