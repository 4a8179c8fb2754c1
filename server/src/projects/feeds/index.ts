export { resultsFile, type FileType } from './results-file.ts';
export { feedContent, type FeedContent } from './feed-content.ts';
export { feedFromToken, listFeeds, createFeed, revokeFeed } from './stored-feeds.ts';
