import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { askOwnDataAnew, OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { ServerFailureError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'

const openSession = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  current: z.boolean(),
  clientName: z.string(),
  osName: z.string(),
  deviceName: z.string(),
})
const sessionList = z.object({ sessions: z.array(openSession) })

export type OpenSession = z.output<typeof openSession>

/** This device first, then the latest. */
export function sessionsQuery(client: ServerClient) {
  return queryOptions({
    queryKey: [...OWN_DATA_KEY, 'sessions'],
    queryFn: async (): Promise<readonly OpenSession[]> => {
      const parsed = sessionList.safeParse(await client.callAccount({ method: 'GET', path: '/account/sessions' }))
      if (!parsed.success) throw new ServerFailureError(0, '')
      return parsed.data.sessions.toSorted(
        (a, b) => Number(b.current) - Number(a.current) || b.$createdAt.localeCompare(a.$createdAt),
      )
    },
    networkMode: 'always',
  })
}

/** One after the other. */
export function useEndSessions() {
  return useAccountAct({
    perform: async (client, sessions: readonly OpenSession[]) => {
      for (const { $id } of sessions) {
        await client.callAccount({ method: 'DELETE', path: `/account/sessions/${encodeURIComponent($id)}` })
      }
      return true
    },
    keep: askOwnDataAnew,
  })
}
