import { parentPort, workerData } from 'node:worker_threads'
import { backUpDaily, type DailyBackup } from './database/whole/daily-backup.ts'

await backUpDaily(workerData as DailyBackup)
parentPort?.postMessage('done')
