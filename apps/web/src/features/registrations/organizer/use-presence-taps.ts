import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef, useState } from 'react'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useOrganizerAct } from '../api/organizer-act.ts'

export type PresenceTaps = {
  /** As it was tapped, also while that is on its way. */
  readonly isPresent: (registration: RegistrationView) => boolean
  /** Always the same function. */
  readonly tap: (registration: RegistrationView) => void
}

/**
 * Notes by taps who is there. Each shows at once; several of one person go one after the other, so that the last one stands; a
 * refusal takes it back and is told.
 */
export function usePresenceTaps(tournamentId: TournamentId): PresenceTaps {
  const { t } = useTranslation()
  const act = useOrganizerAct(tournamentId)
  useToldFailure(act, t('organizer.failed.check-in'))
  const [wished, setWished] = useState<ReadonlyMap<string, boolean>>(new Map())
  const latest = useRef({ send: act.send, wished })
  latest.current = { send: act.send, wished }
  const onTheirWay = useRef(new Map<string, Promise<unknown>>())
  const isPresent = ({ id, checkedIn }: RegistrationView) => wished.get(id) ?? checkedIn === true
  const tap = useCallback(({ id, playerKey, checkedIn }: RegistrationView) => {
    const isNow = !(latest.current.wished.get(id) ?? checkedIn === true)
    const note = (change: (next: Map<string, boolean>) => void) => {
      const next = new Map(latest.current.wished)
      change(next)
      latest.current = { ...latest.current, wished: next }
      setWished(next)
    }
    note((next) => next.set(id, isNow))
    const before = onTheirWay.current.get(id) ?? Promise.resolve()
    const sent = before
      .then(() => latest.current.send({ playerKey, act: { kind: 'check-in', isPresent: isNow } }))
      .then(() => {
        // A later tap of the same person has taken its place.
        if (onTheirWay.current.get(id) !== sent) return
        onTheirWay.current.delete(id)
        note((next) => next.delete(id))
      })
    onTheirWay.current.set(id, sent)
  }, [])
  return { isPresent, tap }
}
