import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { LiveConnection } from './live-connection.ts'
import type { LiveStatus } from './live-status.ts'
import { Reachability } from './reachability.ts'
import { createServerClient, type ServerClient } from './server-client.ts'

type LiveMembers = 'status' | 'isOutdated' | 'onStatus' | 'subscribe' | 'hear' | 'askTime' | 'onTime' | 'close'

export type Server = {
  readonly client: ServerClient
  readonly live: Pick<LiveConnection, LiveMembers>
  readonly reachability: Pick<Reachability, 'isReachable' | 'subscribe'>
}

const ServerContext = createContext<Server | null>(null)
/** Replaces the page's server, for tests. */
export const ServerProvider = ServerContext.Provider

/** Slow halls included: longer counts as no network. */
const PING_TIMEOUT_MS = 6_000

let ownServer: Server | null = null

/** The page's origin unless a provider says otherwise. */
export function useServer(): Server {
  return useContext(ServerContext) ?? serverOfThisPage()
}

export function serverOfThisPage(): Server {
  ownServer ??= connectTo(window.location.origin)
  return ownServer
}

/** Per origin; connects on demand. */
export function connectTo(origin: string): Server {
  return {
    client: createServerClient({
      endpoint: `${origin}/v1`,
      language: () => document.documentElement.lang || SOURCE_LANGUAGE,
    }),
    live: new LiveConnection({ address: `${origin.replace(/^http/, 'ws')}/v1/realtime` }),
    reachability: new Reachability({
      ping: () => fetch(`${origin}/v1/ping`, { cache: 'no-store', signal: AbortSignal.timeout(PING_TIMEOUT_MS) }),
      isUncertain: Boolean(navigator.serviceWorker?.controller),
    }),
  }
}

export function useLiveStatus(): LiveStatus {
  const { live } = useServer()
  return useSyncExternalStore(live.onStatus, live.status, live.status)
}

/** No live connection, nor a first one under way. */
export function useIsCutOff(): boolean {
  const { live } = useServer()
  const isCutOff = () => ['reconnecting', 'offline'].includes(live.status().kind)
  return useSyncExternalStore(live.onStatus, isCutOff, isCutOff)
}

/** The server no longer accepts this version of the app. */
export function useIsOutdated(): boolean {
  const { live } = useServer()
  return useSyncExternalStore(live.onStatus, live.isOutdated, live.isOutdated)
}

/** False once unreachable; true proves little. */
export function useIsReachable(): boolean {
  const { reachability } = useServer()
  return useSyncExternalStore(reachability.subscribe, reachability.isReachable, reachability.isReachable)
}
