import { type DeskLetters, readDeskLetters } from '@tablee/domain/registrations/desk-letters'
import { useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'

/** Kept on this device; null: everyone. */
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
