import { expect, test } from 'vitest';
import { project, projectList, sheet } from './project.ts';

// Responses with the fields of version 0.1.0, of which no field may become required: servers restart one after another, and browsers keep
// sheets with unsent changes. Never add a field here; a new one is `z.optional`.
const changedAt = '2026-02-03T09:00:00.000Z';
const id = 'c2b5d5a0-6f0c-4a0e-9d0b-1f7c1c0f5a01';

const listedSheet = {
  id,
  tool: 'restriction-orifice',
  number: 'C-101',
  title: 'Minimum-flow orifice',
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
};
const listedProject = {
  id,
  number: 'P-100',
  name: 'Inlet compression',
  client: 'A client',
  role: 'owner',
  closed: null,
  sheets: 1,
  people: 1,
  toCheck: 0,
  toApprove: 0,
  changedAt,
  archivedAt: null,
  goesAt: null,
};
const openedSheet = {
  ...listedSheet,
  notes: '',
  project: { id, number: 'P-100', name: 'Inlet compression', client: 'A client', closed: null },
  role: 'owner',
  may: ['edit', 'issue'],
  document: { schema: 1, tool: 'restriction-orifice', cases: [{ flowRate: ['28600', 'kg/h'] }] },
  version: 1,
  revisions: [
    {
      id,
      letter: 'A',
      state: 'for check',
      hash: 'ab'.repeat(32),
      reason: '',
      engine: '0.1.0',
      signatures: [{ act: 'issued', by: { id, name: 'Ada' }, at: changedAt }],
      openComments: 0,
      imported: null,
    },
  ],
};
const openedProject = {
  ...listedProject,
  basis: {
    ambientPressure: '1013 mbar',
    minimumAmbientTemperature: '',
    maximumAmbientTemperature: '35 °C',
    units: 'si',
    criteria: 'NORSOK P-002',
    standards: '',
  },
  sheetList: [listedSheet],
  members: [{ id, name: 'Ada', email: 'ada@example.com', role: 'owner', since: changedAt, self: true }],
  invited: [],
  anotherSheet: null,
};

const responses = {
  'a sheet': [sheet, openedSheet],
  'a project': [project, openedProject],
  'the list of projects': [
    projectList,
    {
      projects: [listedProject],
      invitations: [{ id, project: 'Inlet compression', by: 'Ada', role: 'checker', at: changedAt }],
      another: null,
    },
  ],
} as const;

test.each(Object.entries(responses))(
  '%s as version 0.1.0 responds is still read: make new fields optional',
  (_, [schema, response]) => expect(schema.safeParse(response)).toEqual({ success: true, data: response }),
);
