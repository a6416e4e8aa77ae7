import { createContext, useContext, useSyncExternalStore } from 'react'
import { LiveConnection } from './live-connection.ts'
import type { LiveStatus } from './live-status.ts'
import { createServerClient, type ServerClient } from './server-client.ts'

export type Server = { readonly client: ServerClient; readonly live: LiveConnection }

const ServerContext = createContext<Server | null>(null)
/** Puts the screens below on another server than the page's own (tests do). */
export const ServerProvider = ServerContext.Provider

let ownServer: Server | null = null

/** The server the page came from, unless a provider names another. */
export function useServer(): Server {
  const given = useContext(ServerContext)
  if (given) return given
  ownServer ??= connectTo(window.location.origin)
  return ownServer
}

/** Client and live connection of one origin; nothing is sent before it is needed. */
export function connectTo(origin: string): Server {
  return {
    client: createServerClient({ endpoint: `${origin}/v1`, language: () => document.documentElement.lang || 'fr' }),
    live: new LiveConnection({ address: `${origin.replace(/^http/, 'ws')}/v1/realtime` }),
  }
}

export function useLiveStatus(): LiveStatus {
  const { live } = useServer()
  return useSyncExternalStore(live.onStatus, live.status, live.status)
}
