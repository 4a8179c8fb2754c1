export {
  archivedComments,
  archivedProject,
  archivedSheet,
  type ArchivedComments,
  type ArchivedProject,
  type ArchivedSheet,
} from './archive.ts';
export {
  attachment,
  attachmentEndings,
  attachmentList,
  attachmentType,
  attachmentTypeOf,
  nameOfType,
  largestAttachment,
  mostAttachments,
  recordedAttachment,
  whyNotAttachable,
  type Attachment,
  type AttachmentList,
  type AttachmentType,
  type RecordedAttachment,
} from './attachment.ts';
export { fromBase64url, toBase64url } from './base64url.ts';
export { basis, blankBasis, projectLabels, type Basis } from './basis.ts';
export { canonicalJson, hashOf, sha256Of, sha256OfBytes } from './canonical.ts';
export { largestDocument, sheetDocument, type SheetDocument } from './document.ts';
export { circleThrough, downstreamOf, inOrder, type ReadBy } from './connections.ts';
export {
  answers,
  connection,
  connectionState,
  fluidSaid,
  mostFluids,
  projectFluid,
  projectMap,
  sheetSources,
  sourceSheet,
  updated,
  type Answers,
  type Connection,
  type ConnectionState,
  type FluidSaid,
  type MappedSheet,
  type Offered,
  type ProjectFluid,
  type ProjectMap,
  type SheetSources,
  type SourceSheet,
  type Updated,
} from './map.ts';
export { readReference, readingsOf, referenceText, sheetsRead, type Reading, type Reference } from './reference.ts';
export {
  drift,
  driftDetails,
  listedDrift,
  type Drift,
  type DriftChange,
  type DriftDetails,
  type ListedDrift,
} from './drift.ts';
export { feed, feedDays, feedList, feedSource, madeFeed, type Feed, type FeedSource, type MadeFeed } from './feed.ts';
export { matchedCases } from './matched-cases.ts';
export { mergeFields } from './merge-fields.ts';
export { mergeDocuments, withTheirs, type Conflict, type Merged } from './merge-documents.ts';
export { attachedDocument, isPdf, type FoundDocument } from './pdf/attached-document.ts';
export { passkeyAnswer, type PasskeyAnswer } from './passkey.ts';
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
  attachmentsIn,
  continuedIn,
  letter,
  letterAfter,
  person,
  publicKey,
  publishedKeys,
  restsIn,
  revisionFile,
  revisionRecord,
  signature,
  signedRevision,
  statement,
  type Act,
  type Person,
  type PublicKey,
  type RestsOn,
  type RevisionFile,
  type RevisionRecord,
  type Signature,
  type SignedRevision,
  type Statement,
} from './revision.ts';
export { withNewIds, type NewIds } from './new-ids.ts';
export { searchAnswer, type SearchAnswer } from './search.ts';
export { largestSave, requestProblem, requests, signing, type Signing } from './requests.ts';
export { signStatement } from './sign.ts';
export { strictJson } from './strict-json.ts';
export { recomputationFinding, verdictOf, type Recomputation, type Verdict } from './verdict.ts';
export { momentText, verifyFile, type Finding, type Verified } from './verify.ts';
export { register, workedCopy, type Register, type WorkedCopy } from './worked-copy.ts';
