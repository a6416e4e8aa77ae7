import { seatQueueChannel } from '@tablee/contract/channels'
import { getSeatQueue, seatQueue } from '@tablee/contract/tournaments/questions/get-seat-queue'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServer } from '../../../../transport/server-context.tsx'

/** Expired places are not announced, hence polling. */
const ASK_EVERY_MS = 30_000

/** Public ids of the queue, in order, live; null until known. */
export function useSeatQueue(
  { id, code }: Pick<Tournament, 'id' | 'code'>,
  isNeeded: boolean,
): readonly string[] | null {
  const server = useServer()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: seatQueueKey(code),
    enabled: isNeeded,
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
    queryFn: async () => (await server.client.callFunction(getSeatQueue, { code })).data.waiting,
  })
  useEffect(() => {
    if (!isNeeded) return
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: seatQueueKey(code) })
    return server.live.subscribe(seatQueueChannel(id), {
      onOpen: askAgain,
      onEvent: (payload) => {
        const told = seatQueue.safeParse(payload)
        if (told.success) queryClient.setQueryData(seatQueueKey(code), told.data.waiting)
        else askAgain()
      },
    })
  }, [server, queryClient, id, code, isNeeded])
  return isNeeded ? (data ?? null) : null
}

function seatQueueKey(code: string): readonly string[] {
  return ['seat-queue', code]
}
