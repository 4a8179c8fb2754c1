export { basis, blankBasis, type Basis } from './basis.ts';
export { canonicalJson, hashOf, sha256Of } from './canonical.ts';
export { largestDocument, sheetDocument, type SheetDocument } from './document.ts';
export {
  drift,
  driftDetails,
  listedDrift,
  type Drift,
  type DriftChange,
  type DriftDetails,
  type ListedDrift,
} from './drift.ts';
export { matchedCases } from './matched-cases.ts';
export { mergeDocuments, withTheirs, type Conflict, type Merged } from './merge-documents.ts';
export {
  comment,
  givenRole,
  history,
  historyEntry,
  invitation,
  listedProject,
  listedRevision,
  listedSheet,
  member,
  overtaken,
  project,
  projectList,
  projectParticulars,
  revision,
  revisionState,
  role,
  saved,
  sheet,
  sheetParticulars,
  sheetState,
  type Comment,
  type ListedProject,
  type ListedRevision,
  type ListedSheet,
  type Member,
  type Project,
  type ProjectList,
  type Revision,
  type RevisionState,
  type Role,
  type Sheet,
  type SheetState,
} from './project.ts';
export {
  act,
  letter,
  letterAfter,
  person,
  publicKey,
  publishedKeys,
  revisionFile,
  revisionRecord,
  signature,
  signedRevision,
  statement,
  type Act,
  type Person,
  type PublicKey,
  type RevisionFile,
  type RevisionRecord,
  type Signature,
  type SignedRevision,
  type Statement,
} from './revision.ts';
export { largestSave, requestProblem, requests } from './requests.ts';
export { signStatement } from './sign.ts';
export { recomputationFinding, verdictOf, type Recomputation, type Verdict } from './verdict.ts';
export { momentText, verifyFile, type Finding, type Verified } from './verify.ts';
