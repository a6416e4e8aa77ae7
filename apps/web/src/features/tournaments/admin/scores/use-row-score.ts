import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef, useState } from 'react'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUpdateScore } from '../../api/results/update-score.ts'
import type { Correction } from './use-tell-corrected.ts'

type RowScoreProps = {
  readonly match: Meeting
  readonly access: StaffAccess
  /** It is the current round. */
  readonly isCurrent: boolean
  /** A score of the current round was saved. */
  readonly onSaved: (table: number) => void
  /** An earlier round was corrected: reported with an undo, unless it waits for the network. */
  readonly onCorrected: (correction: Correction | null) => void
}

/** Saves a row's score and briefly remembers it. */
export function useRowScore(
  { match, access, isCurrent, onSaved, onCorrected }: RowScoreProps,
  { open, close }: Pick<ReturnType<typeof useSheet>, 'open' | 'close'>,
) {
  const update = useUpdateScore(access)
  const [saved, setSaved] = useState<Score | null>(null)
  const forgetSaved = useCallback(() => setSaved(null), [])
  const isUnderWay = useRef(false)
  const send = async (score: Score) => {
    // The row need not show that one is under way.
    if (isUnderWay.current) return
    isUnderWay.current = true
    const outcome = await update.send({ matchId: match.id, score })
    isUnderWay.current = false
    // The sheet shows the refusal.
    if (outcome === null) open()
    else close()
    if (outcome !== null && !isCurrent) onCorrected(outcome === 'sent' ? { of: 'score', match, score } : null)
    if (outcome !== null && isCurrent) onSaved(match.table)
    if (outcome === 'sent' && isCurrent) setSaved(score)
  }
  // One that is taken back leaves with what it offers.
  return { update, choose: (score: Score) => void send(score), saved: isOver(match) ? saved : null, forgetSaved }
}

export function useSheet() {
  const [isOpen, setIsOpen] = useState(false)
  // Created on first use: of hundreds of tables few are opened by hand.
  const [wasOpened, setWasOpened] = useState(false)
  const [seen, setSeen] = useState<Score | null | undefined>()
  /** With the result when the row was requested, null for none; defaults to the current one. */
  const openOver = useCallback((stood: Score | null | undefined) => {
    setSeen(stood)
    setIsOpen(true)
    setWasOpened(true)
  }, [])
  const open = useCallback(() => openOver(undefined), [openOver])
  return { isOpen, wasOpened, seen, open, openOver, close: () => setIsOpen(false) }
}
