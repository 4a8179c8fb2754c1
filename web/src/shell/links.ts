/** Pages under Our Expertise. */
export const expertise = [
  { href: '/engineering', name: 'Engineering', about: 'Process design, safety, improvement, integration' },
  { href: '/project-management', name: 'Project Management', about: 'Planning, tracking, teams, risk' },
] as const;
