export { createProjects, projectJobs, type Projects } from './create-projects.ts';
export { feedContent, feedFromToken, resultsFile, type FileType, type FeedContent } from './feeds/index.ts';
export type { InSameTransaction } from './in-same-transaction.ts';
export type { ProjectServices } from './parts.ts';
export { changeProject, createProject, listProjects, viewProject, accountDeletionError } from './projects.ts';
export { ProjectProblem } from './problems.ts';
export { projectFor } from './member-project.ts';
export {
  addSheet,
  requireToolAccess,
  changeSheetDetails,
  saveDocument,
  sheetFor,
  viewSheet,
  workingCopy,
} from './sheets/sheets.ts';
export { displayName, type ProjectUser } from './project-user.ts';
export { projectRoutes } from './routes.ts';
export { publishedKeyRoutes } from './signing/published-keys.ts';
export { publishedKeysOf, rotateCommand } from './signing/signing-keys.ts';
