export { backupCommand, isBackupCommand } from './command.ts';
