import { type DeskLetters, readDeskLetters } from '@tablee/domain/registrations/desk-letters'
import { useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'

/** The letters of this desk, which stay on the device until it takes others; null: everybody. */
export function useDeskLetters(tournamentId: string) {
  const { deskLetters } = useUnwatchedStorage().door
  const [letters, setLetters] = useState(() => readDeskLetters(deskLetters.find(tournamentId)))
  const choose = (chosen: DeskLetters | null) => {
    if (chosen) deskLetters.keep(tournamentId, chosen)
    else deskLetters.forget(tournamentId)
    setLetters(chosen)
  }
  return { letters, choose }
}
