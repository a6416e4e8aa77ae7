import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DailyBackup } from './database/whole/daily-backup.ts'

/** Copying and reading a whole file takes as long as it takes: another thread does it, and this one answers meanwhile. */
export async function backUpAside(backup: DailyBackup): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: backup, execArgv: [] })
  worker.unref()
  // An error in the other thread is one here.
  await once(worker, 'message')
}
