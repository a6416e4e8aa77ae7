import { deskLineChannel } from '@tablee/contract/channels'
import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useLiveStatus, useServer } from '../../../transport/server-context.tsx'

const deskLine = z.object({ awaySince: z.nullable(z.string()), isAnybodyThere: z.boolean() })

const TOLD_WITHIN_MS = 2_000

export type DeskAway = { readonly since: Date; readonly isAnybodyThere: boolean }

/** Since when a device that runs the tournament has no line; null while none is missed, and for who has no line themselves. */
export function useDeskAway(tournament: Tournament): DeskAway | null {
  const { live } = useServer()
  const status = useLiveStatus()
  const [away, setAway] = useState<DeskAway | null>(null)
  const { id, isCancelled } = tournament
  const isPlayed = isRunning(tournament) && !isCancelled
  useEffect(() => {
    if (!isPlayed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = live.subscribe(deskLineChannel(id), {
      // Whoever is missed still is told right after it.
      onOpen: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setAway(null), TOLD_WITHIN_MS)
      },
      onEvent: (payload) => {
        clearTimeout(timer)
        const { awaySince = null, isAnybodyThere = true } = deskLine.safeParse(payload).data ?? {}
        setAway(awaySince === null ? null : { since: new Date(awaySince), isAnybodyThere })
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
      setAway(null)
    }
  }, [live, id, isPlayed])
  return status.kind === 'live' ? away : null
}
