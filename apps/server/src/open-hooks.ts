import type { FastifyBaseLogger } from 'fastify'
import { VERSION } from './build.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createHookBox } from './features/shops/hooks/hook-box.ts'
import type { HookGround } from './features/shops/hooks/hook-ground.ts'
import type { ShopGround } from './features/shops/shop-ground.ts'
import { readHookEvent } from './features/tournaments/queries/read-hook-event.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import { type Courier, startCourier } from './hooks/courier.ts'
import { createIsReachable } from './hooks/reachable.ts'
import { createSendRequest, type Network } from './hooks/send-request.ts'
import type { OpenMetrics } from './open-metrics.ts'
import { described } from './wire/log-defect.ts'

type Parts = {
  readonly config: Config
  readonly shops: ShopGround
  readonly ground: Pick<TournamentGround, 'cache' | 'now'>
  readonly hookWaits: () => void
}

/** Connects shops' addresses with tournaments. */
export function hookGround({ config, shops, ground, hookWaits }: Parts): HookGround {
  const { database, now, chance, findAccount, keepLetters, pageOf, markOf } = shops
  return {
    ...{ database, now, chance, findAccount, keepLetters, pageOf, markOf, hookWaits },
    readHookEvent: readHookEvent({ cache: ground.cache, now: ground.now, pageOf }),
    isReachable: createIsReachable(config.hookInternalHosts),
  }
}

type Opening = {
  readonly config: Config
  readonly ground: HookGround & { readonly database: Database }
  readonly network: Omit<Network, 'internal'> | undefined
  readonly log: FastifyBaseLogger
  readonly metrics: Pick<OpenMetrics, 'meters'>
}

export function openHooks({ config, ground, network, log, metrics: { meters } }: Opening): Courier {
  const { send, close } = createSendRequest({ ...network, internal: config.hookInternalHosts })
  const courier = startCourier({
    ...{ send, now: ground.now, box: createHookBox(ground) },
    userAgent: `Tablee/${VERSION} (+${config.publicUrl})`,
    note: ({ error, ...what }) => {
      meters.toldAddress(what.event)
      const isFine = what.event === 'sent'
      const line = { ...what, ...(error === undefined ? {} : { error: described(error) }) }
      if (isFine) log.debug(line, 'hooks')
      else log.warn(line, 'hooks')
    },
  })
  // What the previous run left.
  courier.wake()
  return {
    wake: courier.wake,
    stop: async () => {
      await courier.stop()
      close()
    },
  }
}
