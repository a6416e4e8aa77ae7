import { useCallback, useEffect, useState } from 'react'
import { openApartDatabase } from '../../../device-storage/apart-database.ts'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { readSeenTournament } from '../api/following/seen-tournament.ts'
import { type KeptRound, KeptRounds, withPart } from './kept-round.ts'
import { readRoundFragment } from './round-fragments.ts'

const rounds = new KeptRounds(openApartDatabase())

type RoundHere = {
  readonly isReading: boolean
  /** What was scanned last was no round. */
  readonly isUnreadable: boolean
  readonly kept: KeptRound | null
  /** As this phone knows its player without being told. */
  readonly knownName: string | null
  readonly take: (fragment: string) => Promise<KeptRound | null>
  readonly noteOwn: (name: string | null) => void
}

/** The round that this phone read from codes: what it kept, with what the fragment adds to it. */
export function useKeptRound(code: string, fragment: string): RoundHere {
  const storage = useUnwatchedStorage()
  const [kept, setKept] = useState<KeptRound | null>(null)
  const [knownName, setKnownName] = useState<string | null>(null)
  const [isReading, setReading] = useState(true)
  const [isUnreadable, setUnreadable] = useState(false)
  const keep = useCallback(
    (next: KeptRound) => {
      setKept(next)
      return rounds.keep(code, next)
    },
    [code],
  )
  const take = useCallback(
    async (scanned: string) => {
      const part = await readRoundFragment(scanned)
      setUnreadable(part === null)
      if (!part) return null
      const next = withPart(await rounds.find(code), part, Date.now())
      await keep(next)
      return next
    },
    [code, keep],
  )
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const [before, name] = await Promise.all([rounds.find(code), nameHere(storage, code)])
      if (!isShown) return
      setKnownName(name)
      setKept(before)
      if (fragment !== '') await take(fragment)
      setReading(false)
    }
    void read()
    return () => {
      isShown = false
    }
  }, [code, fragment, storage, take])
  const noteOwn = (own: string | null) => {
    if (kept) void keep({ ...kept, own })
  }
  return { isReading, isUnreadable, kept, knownName, take, noteOwn }
}

/** From what this device saw of the tournament, and else from its list. */
async function nameHere(storage: DeviceStorage, code: string): Promise<string | null> {
  const seen = await storage.seen.find(code)
  const tournament = seen && readSeenTournament(seen)?.tournament
  const own = tournament && storage.publicId('player', tournament.id)
  const player = own && tournament.players.find(({ publicId }) => publicId === own)
  if (player) return player.name
  return storage.savedTournaments().find((saved) => saved.code === code && saved.role === 'player')?.playerName ?? null
}
