import { spawnSync } from 'node:child_process';
import { open, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './programs.ts';

/** A small file system of one's own, which can be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

const megabytes = 600;

/** Undefined where this machine lets nobody make one. */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-disk-'));
  try {
    await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  // Whatever ends the rehearsal takes the file system away.
  const end = (): void => void spawnSync('umount', ['-l', folder]);
  process.once('exit', end);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          if (bavail === 0) return;
          await file.writeFile(Buffer.alloc(Math.min(bavail * bsize, 8 << 20)));
        }
      } catch {
        // Full: somebody else took the rest.
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      process.off('exit', end);
      await runProgram('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
