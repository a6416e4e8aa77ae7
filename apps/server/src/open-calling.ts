import type { CallPlayers, TellJudges } from '@tablee/contract/serving/player-calling'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { keepServerKey } from './database/server-key-store.ts'
import { createCallBook } from './features/tournaments/call-book.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import { createCalling } from './push/call-players.ts'
import { type CallerIdentity, drawCallerKeys } from './push/caller-identity.ts'
import { createIsCallable } from './push/push-hosts.ts'
import { createPushService } from './push/push-service.ts'
import { described } from './wire/log-defect.ts'

const NAME = 'calls'

/** Drawn at the first start: with other keys every subscription would stop working. */
async function loadCallerIdentity(database: Database, config: Config): Promise<CallerIdentity> {
  const kept = await keepServerKey(database, NAME, () => JSON.stringify(drawCallerKeys()))
  const { publicKey, privateKey } = JSON.parse(kept)
  return { publicKey, privateKey, subject: subjectOf(config) }
}

/** Contact for push services that have trouble with our calls. */
function subjectOf({ supportEmail, publicUrl }: Config): string {
  if (supportEmail !== null) return `mailto:${supportEmail}`
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`
}

type Opening = {
  readonly config: Config
  readonly database: Database
  readonly world: { readonly pushCertificate?: string | undefined }
  readonly now: () => Date
  readonly log: () => FastifyBaseLogger
}

export type OpenCalling = {
  readonly publicKey: string
  readonly ofPlayers: Pick<TournamentGround, 'isCallable'>
  readonly callPlayers: CallPlayers
  readonly tellJudges: TellJudges
  readonly waiting: () => number
  readonly stop: () => Promise<void>
}

/** If the operator trusts no push service, no one can be called. */
export async function openCalling({ config, database, world, now, log }: Opening): Promise<OpenCalling> {
  const identity = await loadCallerIdentity(database, config)
  const isCallable = createIsCallable(config.pushHosts)
  const {
    call: callPlayers,
    tellJudges,
    waiting,
    stop,
  } = createCalling({
    book: createCallBook({ database, now }),
    service: createPushService({ identity, isCallable, certificate: world.pushCertificate }),
    note: ({ error, ...what }) =>
      log().warn({ ...what, ...(error === undefined ? {} : { error: described(error) }) }, 'calls'),
  })
  return { publicKey: identity.publicKey, ofPlayers: { isCallable }, callPlayers, tellJudges, waiting, stop }
}
