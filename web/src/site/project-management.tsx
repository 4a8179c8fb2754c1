import { ScheduleDiagram } from '../design/drawings/index.ts';
import { Discipline, type Branch } from './discipline/discipline.tsx';

const branches: readonly Branch[] = [
  {
    id: 'project-planning',
    title: 'Project Planning',
    text: 'A plan is an argument: this comes before that, and here is why. We write the scope as deliverables, link them by what each needs from the other, and only then put dates on them.',
    done: [
      'Work breakdown from the deliverables list, with an owner and a progress rule for each',
      'Logic-linked schedule with float shown; the critical path discussed, not just printed',
      'Estimates with class, basis and accuracy range, and the contingency derived',
      'Procurement plan driven by the vendor documents that take longest',
    ],
    standards: ['ISO 21502', 'ISO 21511', 'AACE 18R-97', 'AACE 49R-06', 'PMBOK Guide, 7th ed.'],
    received: [
      'Project execution plan',
      'Work breakdown and deliverables register',
      'Level 3 schedule in native format',
      'Estimate with its basis',
    ],
  },
  {
    id: 'performance-tracking',
    title: 'Performance Tracking',
    text: 'Progress is what has been issued, not what has been spent. Each deliverable earns by steps that were agreed at the start, so that 60 % means the same for every discipline.',
    done: [
      'Earned value by deliverable, with rules of credit fixed before the first report',
      'Forecast at completion from productivity to date, with the reason where it is overridden',
      'Change register: every deviation priced, dated and decided',
      'A two-page report: what moved, why, and what has to be decided by whom',
    ],
    standards: ['ISO 21508', 'AACE 10S-90', 'AACE 80R-13', 'ANSI/EIA-748'],
    received: [
      'Progress and cost report',
      'Forecast with its drivers',
      'Change and decision register',
      'Document status, by tag and by date',
    ],
  },
  {
    id: 'team-management',
    title: 'Team Management',
    text: 'Small teams with named roles. Who decides, who checks and who must be informed is written down for each kind of document before the first one is issued.',
    done: [
      'Organisation and responsibility matrix, by deliverable',
      'Interface meetings with an agenda of open points and a list of what was closed',
      'Discipline checks and squad reviews planned as activities, with hours',
      'Competence for safety-related work recorded, as IEC 61511 requires',
    ],
    standards: ['ISO 9001', 'ISO 10005, ISO 10006', 'ISO 21502', 'IEC 61511-1, clause 5'],
    received: [
      'Project quality plan',
      'Responsibility matrix',
      'Interface and action registers',
      'Lessons learned, written while they are fresh',
    ],
  },
  {
    id: 'risk-management',
    title: 'Risk Management',
    text: 'A risk has a cause, an event and a consequence, and an owner who will act by a date. Anything that does not fit that sentence is a concern, and goes on a separate list.',
    done: [
      'Risk workshops by phase and by discipline; register with owners and dates',
      'Quantitative schedule and cost risk, run on the real logic and on stated ranges',
      'Contingency drawn down against named risks, not against the month',
      'Technical risks tied to the HAZID and HAZOP actions they come from',
    ],
    standards: ['ISO 31000', 'IEC 31010', 'AACE 57R-09', 'AACE 40R-08'],
    received: [
      'Risk register, kept current',
      'Schedule and cost risk analysis',
      'Contingency basis and draw-down',
      'Close-out of technical actions',
    ],
  },
];

export function ProjectManagement() {
  return (
    <Discipline
      title="Project Excellence"
      lead="Planning and control for engineering projects, by people who can read the P&ID the schedule is waiting for."
      drawing={<ScheduleDiagram />}
      method={{
        title: 'One set of data',
        paragraphs: [
          'Schedules slip where documents wait for each other. We therefore plan by deliverable: each document has its inputs, its checker and its receiver, and the schedule is the sum of those links. A late vendor drawing shows up against the line list that needs it, the day it becomes late.',
          'Status comes from the tag and document register, not from chasing people. We report to you from the data the team works with, and you can look at it whenever you like.',
        ],
      }}
      branches={branches}
      next={{ href: '/engineering', name: 'Engineering' }}
    />
  );
}
