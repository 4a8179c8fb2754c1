export { resultsFile, type Ending } from './answer.ts';
export { fedSheet, type FedSheet } from './fed-sheet.ts';
export { feedOf, listFeeds, makeFeed, revokeFeed } from './kept-feeds.ts';
