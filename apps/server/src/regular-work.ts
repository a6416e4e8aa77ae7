import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { Config } from './config.ts'
import { daily, regularly } from './daily.ts'
import type { Database } from './database/database.ts'
import { onceADay } from './database/server-facts.ts'
import type { DailyBackup } from './database/whole/daily-backup.ts'
import { eraseWhatIsOver } from './erase-what-is-over.ts'
import { type Reminding, remindRegistered } from './features/registrations/commands/remind-registered.ts'
import { type Digesting, sendDigests } from './features/registrations/commands/send-digests.ts'
import { freezeLocked, type Keeping } from './features/registrations/frozen/freeze-locked.ts'
import { gatherRegulars } from './features/shops/commands/gather-regulars.ts'
import { fillJournalColumns } from './features/tournaments/commands/fill-journal-columns.ts'
import { createOperatorFollower, type OperatorFollowing } from './features/tournaments/commands/follow-operator.ts'
import type { SearchFilling } from './features/tournaments/search/fill-search-index.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import { eraseDetailsOfToday, purgeWhatIsOld } from './purge-what-is-old.ts'
import type { Troubles } from './troubles.ts'

/** The delay until phones learn of operator commands. */
const OPERATED_WITHIN_MS = 5000

/** The longest delay of a reminder, and of lists that are locked by their date, while a server runs. */
const REMINDED_EVERY_MS = 5 * 60 * 1000

/** How often daily work is checked, and entries written by older servers are filled in; until then they are read as they are. */
const LOOKED_EVERY_MS = 3_600_000

type RegularWork = {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly registrations: Reminding & Digesting & Keeping
  readonly search: SearchFilling
  readonly ground: OperatorFollowing & Pick<TournamentGround, 'chance'>
  readonly troubles: Troubles
}

/** Work without a request. */
export function startRegularWork(parts: RegularWork) {
  const { config, database, now, registrations, ground, search, troubles } = parts
  const stopErasing = daily(
    () => eraseWhatIsOver({ database, now }),
    (error) => troubles.noteDefect('what is over was not erased', error),
  )
  const stopReminding = regularly(
    REMINDED_EVERY_MS,
    async () => {
      if (config.mail.kind === 'none') return
      await remindRegistered(registrations)
      await sendDigests(registrations)
    },
    (error) => troubles.noteDefect('nobody was reminded', error),
  )
  const stop = new AbortController()
  const { signal: stopping } = stop
  const isStopped = () => stopping.aborted
  const stopFreezing = startFreezing(parts, isStopped)
  const stopFollowing = regularly(OPERATED_WITHIN_MS, createOperatorFollower(ground), (error) =>
    noteFailure(troubles, 'commands of the operator were not looked for', error),
  )
  const stopPurging = regularly(
    LOOKED_EVERY_MS,
    async () => {
      if (!config.isPurged) return
      await onceADay(database, { work: 'purge', now, stopping }, () => purgeWhatIsOld(database, now()))
      await eraseDetailsOfToday(database, now())
    },
    (error) => noteFailure(troubles, 'what is old was not purged', error),
  )
  const stopBackingUp = startBackingUp(parts, stopping)
  const stopFilling = regularly(
    LOOKED_EVERY_MS,
    async () => void (await fillJournalColumns(database, isStopped)),
    (error) => noteFailure(troubles, 'the journal was not filled', error),
  )
  const stopGathering = regularly(
    LOOKED_EVERY_MS,
    () => gatherRegulars({ database, chance: ground.chance }, isStopped),
    (error) => noteFailure(troubles, 'who came to shops was not gathered', error),
  )
  search.begin((error) => noteFailure(troubles, 'the search was not filled', error))
  return {
    stopErasing,
    stopReminding,
    stopFollowing,
    stopUpkeep: async () => {
      stop.abort()
      await Promise.all([stopPurging(), stopBackingUp(), stopFilling(), stopGathering(), stopFreezing(), search.stop()])
    },
  }
}

function startBackingUp({ config, database, now, troubles }: RegularWork, stopping: AbortSignal) {
  const { dataFolder, databaseUrl: url, backupFolder: folder } = config
  return regularly(
    LOOKED_EVERY_MS,
    async () => {
      if (!config.isBackedUp) return
      await onceADay(database, { work: 'backup', now, stopping }, () =>
        backUpAside({ dataFolder, url, folder, at: now() }, stopping),
      )
    },
    (error) => noteFailure(troubles, 'no backup was made', error),
  )
}

function startFreezing({ registrations, troubles }: RegularWork, isStopped: () => boolean) {
  return regularly(
    REMINDED_EVERY_MS,
    () => freezeLocked(registrations, isStopped),
    (error) => noteFailure(troubles, 'decklists were not kept', error),
  )
}

/** An absent database is no bug: the next attempt is an hour later. */
function noteFailure({ noteOutage, noteDefect }: Troubles, what: string, error: unknown): void {
  if (error instanceof StorageFailure) noteOutage(what, error)
  else noteDefect(what, error)
}

/** Copying and verifying a file is slow: another thread does it, so that this one can answer. A stop does not wait for it. */
async function backUpAside(backup: DailyBackup, stopping: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: backup, execArgv: [] })
  worker.unref()
  // An error in the other thread is thrown here.
  await once(worker, 'message', { signal: stopping }).finally(() => void worker.terminate())
}
